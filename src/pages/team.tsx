import { TitledSection } from '../components/titled-section';
import { TeamCarousel, TeamGrid } from '../components/team-lists';
import { useSettings } from '../data/settings';
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
