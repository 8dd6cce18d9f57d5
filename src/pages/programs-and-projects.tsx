import { href } from '../addresses';
import { ExtraItems } from '../components/organisation/extra-items';
import { RelatedPages } from '../components/ui/related-pages';
import { aboutWords } from '../words/about';

export default function ProgramsAndProjects() {
  return (
    <>
      <ExtraItems category="Programs & Projects" empty={aboutWords.noPrograms} />
      <RelatedPages
        pages={[
          href('/key-areas-of-focus'),
          href('/project-updates'),
          href('/publications'),
          href('/contact'),
        ]}
      />
    </>
  );
}
