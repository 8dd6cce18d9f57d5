import { ExtraItems } from '../components/extra-items';
import { Neighbours } from '../components/neighbours';
import { useSettings } from '../data/settings';
import { aboutWords } from '../words/about';

export default function KeyAreasOfFocus() {
  const { keyAreasTitle, keyAreasText } = useSettings();
  return (
    <>
      <ExtraItems
        category="Key Areas of Focus"
        title={keyAreasTitle}
        text={keyAreasText}
        empty={aboutWords.noKeyAreas}
      />
      <Neighbours
        pages={{
          '/programs-and-projects': 'Programs & Projects',
          '/project-updates': 'Project Updates',
          '/mutahid-dfi': 'Mutahid DFI',
        }}
      />
    </>
  );
}
