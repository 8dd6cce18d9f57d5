import styled from '@emotion/styled';
import { href } from '../../addresses';
import { CardGrid } from '../../components/ui/card';
import { Audiences } from './audiences';
import { Figures } from '../../components/organisation/figures';
import { TitledSection } from '../../components/ui/titled-section';
import { ListCard } from './open-list-card';
import { RecentEvents, RecentProjects } from '../../components/news/recent-cards';
import { Region } from '../../components/ui/region';
import { ResearchCarousel } from './research-carousel';
import { Section } from '../../components/ui/section';
import { StakeholderCarousel } from '../../components/organisation/stakeholder-lists';
import { TeamCarousel } from '../../components/organisation/team-lists';
import { VideoCard } from './video-card';
import { useSettings } from '../../data/lists/use-settings';
import type { Fields, Resource } from '../../schemas/base';
import { itbs } from '../../schemas/itbs';
import { vacancies, volunteers } from '../../schemas/vacancies';
import { homeWords } from '../../words/home';

// The sections of the home page by the names of `site.yaml`, which chooses them: `vite/site/pages.ts` has what each of
// them needs, and a section that is off is no part of the bundle.

/** Keeps each list on one line, so that users who look for a vacancy need not scroll. */
const Compact = styled(CardGrid)({
  gap: 12,
  '& > li > div': {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '0 8px',
    padding: '10px 16px',
  },
  '& h3': { fontSize: '1.0625rem' },
});

export const audiences = <Audiences />;

const cardOf = <F extends Fields>(of: Resource<F>, to: string) =>
  import.meta.env.SITE_UNLINKED && !to ? null : <ListCard of={of} to={to} />;

export const openings = (
  <TitledSection title={homeWords.openNow}>
    <Compact>
      {cardOf(vacancies, href('/vacancies'))}
      {cardOf(volunteers, href('/volunteer-opportunities'))}
      {cardOf(itbs, href('/invitation-to-bid'))}
    </Compact>
  </TitledSection>
);

export const figures = (
  <Region>
    <Figures />
  </Region>
);

export const projects = (
  <TitledSection
    title={homeWords.projectsTitle}
    line={homeWords.projectsLine}
    more={{ to: href('/project-updates'), label: homeWords.allProjects }}
  >
    <RecentProjects />
  </TitledSection>
);

export const events = <Events />;

export const stakeholders = (
  <TitledSection
    title={homeWords.stakeholdersTitle}
    line={homeWords.stakeholdersLine}
    more={{ to: href('/stakeholders'), label: homeWords.allStakeholders }}
  >
    <StakeholderCarousel withAge={false} />
  </TitledSection>
);

export const board = <Board />;

export const research = (
  <TitledSection id="research" title={homeWords.researchTitle} line={homeWords.researchLine}>
    <ResearchCarousel withAge={false} />
  </TitledSection>
);

export const film = (
  <Section as="section">
    <Region>
      <VideoCard />
    </Region>
  </Section>
);

function Events() {
  const { homeEventSubtitle, languages } = useSettings();
  return (
    <TitledSection
      title={homeWords.eventsTitle}
      line={homeEventSubtitle}
      lineLang={languages?.homeEventSubtitle}
      more={{ to: href('/events'), label: homeWords.allEvents }}
    >
      <RecentEvents />
    </TitledSection>
  );
}

function Board() {
  const { boardTitle = homeWords.boardTitle, boardSubtitle, languages } = useSettings();
  return (
    <TitledSection
      title={boardTitle}
      titleLang={languages?.boardTitle}
      line={boardSubtitle}
      lineLang={languages?.boardSubtitle}
      more={{ to: href('/team'), label: homeWords.allTeam }}
    >
      <TeamCarousel withAge={false} />
    </TitledSection>
  );
}
