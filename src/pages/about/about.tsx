import { href } from '../../addresses';
import { SectionIntro } from '../../components/ui/section-intro';
import { RelatedPages } from '../../components/ui/related-pages';
import { PageContents } from '../../components/organisation/page-contents';
import { textAttributes } from '../../components/ui/lang-attributes';
import { OldestAge } from '../../components/list/oldest-age';
import { Region } from '../../components/ui/region';
import { DataView } from '../../components/list/data-view';
import { Section } from '../../components/ui/section';
import { Skeleton } from '../../components/ui/skeleton';
import { StakeholderGrid, useNamesStakeholders } from '../../components/organisation/stakeholder-lists';
import { Statements } from './statements';
import { TeamGrid, useNamesSomebody } from '../../components/organisation/team-lists';
import { useList } from '../../data/lists/use-list';
import { useSettings } from '../../data/lists/use-settings';
import { settings } from '../../schemas/settings';
import { stakeholders } from '../../schemas/stakeholders';
import { teams } from '../../schemas/teams';
import { aboutWords } from '../../words/about';

export default function About() {
  const texts = useSettings();
  const overview = useList(settings);
  const [hasManagers, hasBoard] = [useNamesSomebody(false), useNamesSomebody(true)];
  const hasStakeholders = useNamesStakeholders();
  const shown = [overview, useList(stakeholders), useList(teams)];
  const part = (id: string, field: 'stakeholderTitle' | 'teamTitle' | 'boardTitle', ownTitle: string) => ({
    id,
    text: texts[field] ?? ownTitle,
    attributes: textAttributes(texts, field),
  });
  const parts = [
    ...(hasStakeholders ? [part('partners', 'stakeholderTitle', aboutWords.stakeholdersTitle)] : []),
    ...(hasManagers ? [part('management', 'teamTitle', aboutWords.teamTitle)] : []),
    ...(hasBoard ? [part('board', 'boardTitle', aboutWords.boardTitle)] : []),
  ];
  return (
    <>
      <Section>
        {parts.length > 1 && <PageContents parts={parts} />}
        <DataView
          of={overview}
          loading={<Skeleton variant="rounded" height={560} />}
          empty={aboutWords.noOverview}
          withAge={false}
        >
          {() => (
            <>
              {/* A heading without a text below it would say nothing. */}
              {texts.aboutParagraph && (
                <SectionIntro
                  title={texts.aboutTitle ?? aboutWords.aboutTitle}
                  titleLang={texts.languages?.aboutTitle}
                  text={texts.aboutParagraph}
                  textLang={texts.languages?.aboutParagraph}
                  isSplit
                />
              )}
              <Statements
                vision={texts.visionText}
                visionLang={texts.languages?.visionText}
                mission={texts.missionText}
                missionLang={texts.languages?.missionText}
              />
            </>
          )}
        </DataView>
      </Section>
      {hasStakeholders && (
        <Section id="partners">
          <SectionIntro
            title={texts.stakeholderTitle ?? aboutWords.stakeholdersTitle}
            titleLang={texts.languages?.stakeholderTitle}
            text={texts.stakeholderText}
            textLang={texts.languages?.stakeholderText}
          />
          <StakeholderGrid withAge={false} />
        </Section>
      )}
      {hasManagers && (
        <Section id="management">
          <SectionIntro
            title={texts.teamTitle ?? aboutWords.teamTitle}
            titleLang={texts.languages?.teamTitle}
            text={texts.teamSubtitle}
            textLang={texts.languages?.teamSubtitle}
          />
          <TeamGrid withAge={false} />
        </Section>
      )}
      {hasBoard && (
        <Section id="board">
          <SectionIntro
            title={texts.boardTitle ?? aboutWords.boardTitle}
            titleLang={texts.languages?.boardTitle}
            text={texts.boardSubtitle}
            textLang={texts.languages?.boardSubtitle}
          />
          <TeamGrid isBoard withAge={false} />
        </Section>
      )}
      <Section style={{ paddingBlock: 0 }}>
        <Region>
          <OldestAge of={shown} />
        </Region>
      </Section>
      <RelatedPages
        pages={[href('/team'), href('/board-chair-message'), href('/stakeholders'), href('/contact')]}
      />
    </>
  );
}
