import { ExtraItems } from '../components/extra-items';
import { Neighbours } from '../components/neighbours';
import { useSettings } from '../data/settings';
import { aboutWords } from '../words/about';

export default function PoliciesAndGovernance() {
  const { policyTitle, policyText } = useSettings();
  return (
    <>
      <ExtraItems
        category="Policies & Governance"
        title={policyTitle}
        text={policyText}
        empty={aboutWords.noPolicies}
      />
      <Neighbours
        pages={{ '/audit-reports': 'Audit reports', '/team': 'Team', '/publications': 'Publications' }}
      />
    </>
  );
}
