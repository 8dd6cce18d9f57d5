import { href } from '../addresses';
import { ExtraItems } from '../components/organisation/extra-items';
import { RelatedPages } from '../components/ui/related-pages';
import { useSettings } from '../data/lists/use-settings';
import { aboutWords } from '../words/about';

export default function KeyAreasOfFocus() {
  const { keyAreasTitle, keyAreasText, languages } = useSettings();
  return (
    <>
      <ExtraItems
        category="Key Areas of Focus"
        title={keyAreasTitle}
        titleLang={languages?.keyAreasTitle}
        text={keyAreasText}
        textLang={languages?.keyAreasText}
        empty={aboutWords.noKeyAreas}
      />
      <RelatedPages
        pages={[href('/programs-and-projects'), href('/project-updates'), href('/mutahid-dfi')]}
      />
    </>
  );
}
