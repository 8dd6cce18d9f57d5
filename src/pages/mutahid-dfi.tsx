import { use } from 'react';
import { href } from '../addresses';
import { AuditReportCards } from '../components/organisation/audit-report-cards';
import { Figures } from '../components/organisation/figures';
import { SectionIntro } from '../components/ui/section-intro';
import { RelatedPages } from '../components/ui/related-pages';
import { Region } from '../components/ui/region';
import { SiteContext } from '../components/ui/site-context';
import { Section } from '../components/ui/section';
import { useSettings } from '../data/lists/use-settings';
import { aboutWords } from '../words/about';

export default function MutahidDfi() {
  const { titleAt } = use(SiteContext);
  const { mutahidReportTitle = aboutWords.institutionTitle, mutahidReportText, languages } = useSettings();
  return (
    <>
      <Section>
        <SectionIntro
          title={mutahidReportTitle}
          titleLang={languages?.mutahidReportTitle}
          text={mutahidReportText}
          textLang={languages?.mutahidReportText}
          isSplit
        />
      </Section>
      <Region>
        <Figures isStill isInstitution />
      </Region>
      <AuditReportCards
        isMutahidDfi
        title={titleAt(href('/audit-reports'))}
        empty={aboutWords.noInstitutionReports}
      />
      <RelatedPages
        pages={[href('/mutahid-update'), href('/audit-reports'), href('/about'), href('/contact')]}
      />
    </>
  );
}
