import styled from '@emotion/styled';
import { useNow } from '../../browser/clock';
import { OutboxList } from '../../components/form/outbox-list';
import { SavedDocuments } from './document-list';
import { SavedData } from './data-saver-switch';
import { SavedReady } from './readiness';
import { StorageMeter } from './storage-meter';
import { SavedVersion } from './version';
import { SavableListGrid } from './savable-list-grid';
import { RefusalNote, useRefusal } from './refusal-note';
import { href } from '../../addresses';
import { RelatedPages } from '../../components/ui/related-pages';
import { Region } from '../../components/ui/region';
import { Section } from '../../components/ui/section';
import { useSavedDocuments } from '../../data/documents/saves';
import { up } from '../../theme/tokens';

const Columns = styled('div')({
  display: 'grid',
  gap: 48,
  '& > *': { minWidth: 0 },
  [up.md]: { gridTemplateColumns: '7fr 4fr', gap: 56, alignItems: 'start' },
});
const Side = styled('div')({ display: 'grid', gap: 48 });

export default function Saved() {
  const documents = useSavedDocuments();
  const refusal = useRefusal();
  const { mayKeep, opensOffline } = refusal;
  // Prerendered HTML cannot know the device's state, and the content below would shift once the documents are counted.
  if (useNow() === undefined || documents === undefined) return <Section aria-busy="true" />;
  return (
    <>
      <Section>
        <RefusalNote of={refusal} />
        <Columns>
          <Side>
            <Region>
              <SavedDocuments {...refusal} />
            </Region>
            {mayKeep && opensOffline && (
              <Region>
                <SavableListGrid />
              </Region>
            )}
          </Side>
          <Side>
            <Region>
              <OutboxList />
            </Region>
            <Region>
              <SavedReady />
            </Region>
            <Region>
              <SavedData />
            </Region>
            {mayKeep && (
              <Region>
                <StorageMeter />
              </Region>
            )}
            <Region>
              <SavedVersion />
            </Region>
          </Side>
        </Columns>
      </Section>
      <RelatedPages pages={[href('/privacy'), href('/accessibility')]} />
    </>
  );
}
