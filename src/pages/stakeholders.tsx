import { TitledSection } from '../components/ui/titled-section';
import { StakeholderGrid } from '../components/organisation/stakeholder-lists';
import { useSettings } from '../data/lists/use-settings';
import { homeWords } from '../words/home';

export default function Stakeholders() {
  const { stakeholderTitle, stakeholderText, languages } = useSettings();
  return (
    <TitledSection
      title={stakeholderTitle ?? homeWords.stakeholdersLine}
      titleLang={languages?.stakeholderTitle}
      lineLang={languages?.stakeholderText}
      line={stakeholderText ?? (stakeholderTitle && homeWords.stakeholdersLine)}
    >
      <StakeholderGrid />
    </TitledSection>
  );
}
