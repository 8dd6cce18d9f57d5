import styled from '@emotion/styled';
import { useEffect } from 'react';
import { href } from '../../addresses';
import { CardGrid } from '../../components/ui/card';
import { Audiences } from './audiences';
import { Figures } from '../../components/organisation/figures';
import { TitledSection } from '../../components/ui/titled-section';
import { HomeSlider } from './home-slider';
import { ListCard } from './open-list-card';
import { OldestAge } from '../../components/list/oldest-age';
import { RecentEvents, RecentProjects } from './recent-cards';
import { Region } from '../../components/ui/region';
import { ResearchCarousel } from './research-carousel';
import { Section } from '../../components/ui/section';
import { StakeholderCarousel } from '../../components/organisation/stakeholder-lists';
import { TeamCarousel } from '../../components/organisation/team-lists';
import { VideoCard } from './video-card';
import { importRetriably } from '../../browser/import-retriably';
import { ErrorBoundary } from '../../components/ui/error-boundary';
import { useLazyComponent } from '../../components/ui/lazy/use-lazy-component';
import { keptPrefix } from '../../data/device/row-keys';
import { readKeys } from '../../data/device/rows';
import { useList } from '../../data/lists/use-list';
import { usePage } from '../../data/lists/use-page';
import { useSettings } from '../../data/lists/use-settings';
import { itbs } from '../../schemas/itbs';
import { posts } from '../../schemas/posts';
import { projects } from '../../schemas/projects';
import { researchs } from '../../schemas/researchs';
import { stakeholders } from '../../schemas/stakeholders';
import { teams } from '../../schemas/teams';
import { vacancies, volunteers } from '../../schemas/vacancies';
import { defaultName } from '../../words/common';
import { homeWords } from '../../words/home';

/** Keeps each list on one line, so that users who look for a vacancy need not scroll. */
const Compact = styled(CardGrid)({
  gap: 12,
  '& > li > div': {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '0 12px',
    padding: '10px 16px',
  },
  '& h3': { fontSize: '1.0625rem' },
});
const Quiet = styled(Section)({ paddingBlock: 0 });

/** Has no state: what a list or the settings change renders the sections that show them, and not the whole page. */
export default function Home() {
  return (
    <>
      <Region>
        <Opening />
      </Region>
      <ErrorBoundary fallback={null}>
        <Mine />
      </ErrorBoundary>
      <Audiences />
      <TitledSection title={homeWords.openNow}>
        <Compact min={280}>
          <ListCard of={vacancies} to={href('/vacancies')} />
          <ListCard of={volunteers} to={href('/volunteer-opportunities')} />
          <ListCard of={itbs} to={href('/invitation-to-bid')} />
        </Compact>
      </TitledSection>
      <Region>
        <Figures />
      </Region>
      <TitledSection
        title={homeWords.projectsTitle}
        line={homeWords.projectsLine}
        more={{ to: href('/project-updates'), label: homeWords.allProjects }}
      >
        <RecentProjects />
      </TitledSection>
      <Events />
      <TitledSection
        title={homeWords.stakeholdersTitle}
        line={homeWords.stakeholdersLine}
        more={{ to: href('/stakeholders'), label: homeWords.allStakeholders }}
      >
        <StakeholderCarousel withAge={false} />
      </TitledSection>
      <Team />
      <TitledSection id="research" title={homeWords.researchTitle} line={homeWords.researchLine}>
        <ResearchCarousel withAge={false} />
      </TitledSection>
      <Section as="section">
        <Region>
          <VideoCard />
        </Region>
      </Section>
      <Quiet>
        <Region>
          <Age />
        </Region>
      </Quiet>
    </>
  );
}

const loadNews = () => importRetriably(() => import('./kept-news')).then(({ KeptNews }) => KeptNews);

/** What the user keeps; its code comes only where something is kept. */
function Mine() {
  const { Component, load } = useLazyComponent(loadNews);
  useEffect(
    function loadForKept() {
      void readKeys(keptPrefix).then((keys) => keys.length > 0 && load());
    },
    [load],
  );
  return Component && <Component />;
}

function Opening() {
  const settings = useSettings();
  const { organisationName = defaultName, homeSlogan = homeWords.headline, footerSlogan, slides } = settings;
  return (
    <HomeSlider
      name={organisationName}
      headline={homeSlogan}
      line={footerSlogan}
      languages={settings.languages}
      images={slides}
    />
  );
}

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

function Team() {
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

const Age = () => (
  <OldestAge
    of={[usePage(projects, 1), usePage(posts, 1), useList(stakeholders), useList(teams), useList(researchs)]}
  />
);
