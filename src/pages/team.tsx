import { TitledSection } from '../components/ui/titled-section';
import { TeamGrid, useNamesSomebody } from '../components/organisation/team-lists';
import { useSettings } from '../data/lists/use-settings';
import { homeWords } from '../words/home';

export default function Team() {
  const { teamTitle, teamSubtitle, boardTitle, boardSubtitle, languages } = useSettings();
  const hasBoard = useNamesSomebody(true);
  return (
    <>
      <TitledSection
        title={teamTitle ?? homeWords.teamTitle}
        titleLang={languages?.teamTitle}
        line={teamSubtitle}
        lineLang={languages?.teamSubtitle}
      >
        <TeamGrid withAge={!hasBoard} />
      </TitledSection>
      {hasBoard && (
        <TitledSection
          title={boardTitle ?? homeWords.boardTitle}
          titleLang={languages?.boardTitle}
          line={boardSubtitle}
          lineLang={languages?.boardSubtitle}
        >
          <TeamGrid isBoard />
        </TitledSection>
      )}
    </>
  );
}
