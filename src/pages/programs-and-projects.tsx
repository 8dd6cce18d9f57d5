import { href } from '../addresses';
import { RecentProjects } from '../components/news/recent-cards';
import { ExtraItems } from '../components/organisation/extra-items';
import { RelatedPages } from '../components/ui/related-pages';
import { TitledSection } from '../components/ui/titled-section';
import { aboutWords } from '../words/about';
import { homeWords } from '../words/home';

export default function ProgramsAndProjects() {
  const projects = href('/project-updates');
  return (
    <>
      <ExtraItems category="Programs & Projects" empty={aboutWords.noPrograms} />
      {projects && (
        <TitledSection
          title={homeWords.projectsTitle}
          line={homeWords.projectsLine}
          more={{ to: projects, label: homeWords.allProjects }}
        >
          <RecentProjects />
        </TitledSection>
      )}
      <RelatedPages pages={[href('/key-areas-of-focus'), href('/publications'), href('/contact')]} />
    </>
  );
}
