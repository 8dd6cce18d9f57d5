import { Lead } from '../components/lead';
import { Neighbours } from '../components/neighbours';
import { OldestAge } from '../components/oldest-age';
import { Region } from '../components/region';
import { Screen } from '../components/screen';
import { Section } from '../components/section';
import { Skeleton } from '../components/skeleton';
import { StakeholderGrid } from '../components/stakeholder-lists';
import { Statements } from '../components/statements';
import { TeamCarousel, TeamGrid } from '../components/team-lists';
import { useList } from '../data/lists';
import { useSettings } from '../data/settings';
import { settings } from '../schemas/settings';
import { stakeholders } from '../schemas/stakeholders';
import { teams } from '../schemas/teams';
import { aboutWords } from '../words/about';

export default function About() {
  const texts = useSettings();
  const overview = useList(settings);
  const shown = [overview, useList(stakeholders), useList(teams)];
  return (
    <>
      <Section>
        <Screen
          of={overview}
          loading={<Skeleton variant="rounded" height={560} />}
          empty={aboutWords.noOverview}
          withAge={false}
        >
          {() => (
            <>
              <Lead title={texts.aboutTitle ?? aboutWords.aboutTitle} text={texts.aboutParagraph} isSplit />
              <Statements vision={texts.visionText} mission={texts.missionText} />
            </>
          )}
        </Screen>
      </Section>
      <Section>
        <Lead title={texts.stakeholderTitle ?? aboutWords.stakeholdersTitle} text={texts.stakeholderText} />
        <StakeholderGrid withAge={false} />
      </Section>
      <Section>
        <Lead title={texts.teamTitle ?? aboutWords.teamTitle} text={texts.teamSubtitle} />
        <TeamGrid withAge={false} />
      </Section>
      <Section>
        <Lead title={texts.boardTitle ?? aboutWords.boardTitle} text={texts.boardSubtitle} />
        <TeamCarousel withAge={false} />
      </Section>
      <Section sx={{ paddingBlock: 0 }}>
        <Region>
          <OldestAge of={shown} />
        </Region>
      </Section>
      <Neighbours
        pages={{
          '/team': 'Team',
          '/board-chair-message': 'Board Chair Message',
          '/stakeholders': 'Stakeholders',
          '/contact': 'Contact',
        }}
      />
    </>
  );
}
