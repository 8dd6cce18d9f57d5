import { ExtraItems } from '../components/organisation/extra-items';
import { RelatedPages } from '../components/ui/related-pages';
import { aboutWords } from '../words/about';

export default function ProgramsAndProjects() {
  return (
    <>
      <ExtraItems category="Programs & Projects" empty={aboutWords.noPrograms} />
      <RelatedPages
        pages={{
          '/key-areas-of-focus': 'Key Areas of Focus',
          '/project-updates': 'Project Updates',
          '/publications': 'Publications',
        }}
      />
    </>
  );
}
