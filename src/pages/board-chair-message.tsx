import { Letter } from '../components/letter';
import { Neighbours } from '../components/neighbours';
import { Paragraphs } from '../components/paragraphs';
import { Screen } from '../components/screen';
import { Section } from '../components/section';
import { Skeleton } from '../components/skeleton';
import { useList } from '../data/lists';
import { useSettings } from '../data/settings';
import { settings } from '../schemas/settings';
import { aboutWords } from '../words/about';

export default function BoardChairMessage() {
  const { boardChairImage, boardChairName, boardChairTitle, boardChairText } = useSettings();
  return (
    <>
      <Section>
        <Screen
          of={useList(settings)}
          loading={<Skeleton variant="rounded" height={640} />}
          empty={aboutWords.noMessage}
        >
          {() => (
            <Letter
              image={boardChairImage}
              name={boardChairName ?? aboutWords.chairName}
              role={boardChairTitle}
            >
              <Paragraphs>{boardChairText ?? aboutWords.noMessage}</Paragraphs>
            </Letter>
          )}
        </Screen>
      </Section>
      <Neighbours
        pages={{
          '/about': 'About us',
          '/team': 'Team',
          '/policies-and-governance': 'Policies & Governance',
          '/contact': 'Contact',
        }}
      />
    </>
  );
}
