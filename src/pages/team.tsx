import { TitledSection } from '../components/ui/titled-section';
import { TeamCarousel, TeamGrid } from '../components/organisation/team-lists';
import { useSettings } from '../data/lists/use-settings';
import { homeWords } from '../words/home';

export default function Team() {
  const { teamTitle, teamSubtitle, boardTitle, boardSubtitle } = useSettings();
  return (
    <>
      <TitledSection title={teamTitle ?? homeWords.teamTitle} line={teamSubtitle}>
        <TeamGrid />
      </TitledSection>
      <TitledSection title={boardTitle ?? homeWords.boardTitle} line={boardSubtitle}>
        <TeamCarousel withAge={false} />
      </TitledSection>
    </>
  );
}
