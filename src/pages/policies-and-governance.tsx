import { href } from '../addresses';
import { ExtraItems } from '../components/organisation/extra-items';
import { RelatedPages } from '../components/ui/related-pages';
import { useSettings } from '../data/lists/use-settings';
import { aboutWords } from '../words/about';

export default function PoliciesAndGovernance() {
  const { policyTitle, policyText, languages } = useSettings();
  return (
    <>
      <ExtraItems
        category="Policies & Governance"
        title={policyTitle}
        titleLang={languages?.policyTitle}
        text={policyText}
        textLang={languages?.policyText}
        empty={aboutWords.noPolicies}
      />
      <RelatedPages pages={[href('/audit-reports'), href('/team'), href('/publications')]} />
    </>
  );
}
