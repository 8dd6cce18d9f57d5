import { TitledSection } from '../components/titled-section';
import { StakeholderGrid } from '../components/stakeholder-lists';
import { useSettings } from '../data/settings';
import { homeWords } from '../words/home';

export default function Stakeholders() {
  const { stakeholderTitle, stakeholderText } = useSettings();
  return (
    <TitledSection
      title={stakeholderTitle ?? homeWords.stakeholdersLine}
      line={stakeholderText ?? (stakeholderTitle && homeWords.stakeholdersLine)}
    >
      <StakeholderGrid />
    </TitledSection>
  );
}
