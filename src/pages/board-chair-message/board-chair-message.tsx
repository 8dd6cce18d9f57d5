import { href } from '../../addresses';
import { Letter } from './letter';
import { RelatedPages } from '../../components/ui/related-pages';
import { Paragraphs } from '../../components/ui/paragraphs';
import { DataView } from '../../components/list/data-view';
import { Section } from '../../components/ui/section';
import { Skeleton } from '../../components/ui/skeleton';
import { useList } from '../../data/lists/use-list';
import { useSettings } from '../../data/lists/use-settings';
import { settings } from '../../schemas/settings';
import { aboutWords } from '../../words/about';

export default function BoardChairMessage() {
  const { boardChairImage, boardChairName, boardChairTitle, boardChairText, languages } = useSettings();
  return (
    <>
      <Section>
        <DataView
          of={useList(settings)}
          loading={<Skeleton variant="rounded" height={640} />}
          empty={aboutWords.noMessage}
        >
          {() => (
            <Letter
              image={boardChairImage}
              name={boardChairName ?? aboutWords.chairName}
              nameLang={languages?.boardChairName}
              role={boardChairTitle}
              roleLang={languages?.boardChairTitle}
            >
              <Paragraphs lang={languages?.boardChairText}>
                {boardChairText ?? aboutWords.noMessage}
              </Paragraphs>
            </Letter>
          )}
        </DataView>
      </Section>
      <RelatedPages
        pages={[href('/about'), href('/team'), href('/policies-and-governance'), href('/contact')]}
      />
    </>
  );
}
