import { ExtraItems } from '../components/extra-items';
import { Neighbours } from '../components/neighbours';
import { aboutWords } from '../words/about';

export default function ProgramsAndProjects() {
  return (
    <>
      <ExtraItems category="Programs & Projects" empty={aboutWords.noPrograms} />
      <Neighbours
        pages={{
          '/key-areas-of-focus': 'Key Areas of Focus',
          '/project-updates': 'Project Updates',
          '/publications': 'Publications',
        }}
      />
    </>
  );
}
