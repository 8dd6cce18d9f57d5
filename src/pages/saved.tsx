import { styled } from '@mui/material/styles';
import { useNow } from '../components/now';
import { OutboxList } from '../components/outbox-list';
import { SavedDocuments } from '../components/saved-documents';
import { SavedData } from '../components/saved-data';
import { SavedReady } from '../components/saved-ready';
import { SavedStorage } from '../components/saved-storage';
import { SavedVersion } from '../components/saved-version';
import { SectionSaves } from '../components/section-saves';
import { Region } from '../components/region';
import { Section } from '../components/section';
import { useSavedDocuments } from '../data/saved-documents';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 48,
  '& > *': { minWidth: 0 },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '7fr 4fr', gap: 56, alignItems: 'start' },
}));
const Side = styled('div')({ display: 'grid', gap: 48 });

export default function Saved() {
  const documents = useSavedDocuments();
  // Prerendered HTML knows nothing of the phone; and what follows the documents would jump when their number is known.
  if (useNow() === undefined || documents === undefined) return <Section aria-busy="true" />;
  return (
    <Section>
      <Columns>
        <Side>
          <Region>
            <SavedDocuments />
          </Region>
          <Region>
            <SectionSaves />
          </Region>
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
          <Region>
            <SavedStorage />
          </Region>
          <Region>
            <SavedVersion />
          </Region>
        </Side>
      </Columns>
    </Section>
  );
}
