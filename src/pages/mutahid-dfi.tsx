import { AuditReportCards } from '../components/audit-report-cards';
import { Lead } from '../components/lead';
import { Neighbours } from '../components/neighbours';
import { Section } from '../components/section';
import { useSettings } from '../data/settings';
import { aboutWords } from '../words/about';

export default function MutahidDfi() {
  const { mutahidReportTitle = aboutWords.mutahidTitle, mutahidReportText } = useSettings();
  return (
    <>
      <Section sx={{ paddingBlockEnd: 0 }}>
        <Lead title={mutahidReportTitle} text={mutahidReportText} isSplit />
      </Section>
      <AuditReportCards isMutahidDfi empty={aboutWords.noMutahidReports} />
      <Neighbours
        pages={{
          '/mutahid-update': 'Mutahid Update',
          '/audit-reports': 'Audit reports',
          '/about': 'About us',
        }}
      />
    </>
  );
}
