import styled from '@emotion/styled';
import { lazy, Suspense, use, useState } from 'react';
import { useNow } from '../../browser/clock';
import { OutboxList } from '../../components/form/outbox-list';
import { useStandings } from '../../components/kept/standings';
import { useWatchNews } from '../../components/watch/watch-news';
import { SavedDocuments } from './document-list';
import { KeptList } from './kept-list';
import { SavedData } from './data-saver-switch';
import { SavedReady } from './readiness';
import { StorageMeter } from './storage-meter';
import { SavedVersion } from './version';
import { WatchList } from './watch-list';
import { SavableListGrid } from './savable-list-grid';
import { Overview } from './overview';
import { RefusalNote, useRefusal } from './refusal-note';
import { href } from '../../addresses';
import { keepablePages } from '../../components/kept/keepable-pages';
import { Button } from '../../components/ui/button';
import { Typography } from '../../components/ui/typography';
import { PageSection, Panel } from '../../components/saved/panel';
import { RelatedPages } from '../../components/ui/related-pages';
import { Region } from '../../components/ui/region';
import { Section } from '../../components/ui/section';
import { SiteContext } from '../../components/ui/site-context';
import { useSavedDocuments } from '../../data/documents/saves';
import { headingSizes, up } from '../../theme/tokens';
import { forgetWords } from '../../words/kept';

const ForgetDialog = lazy(() => import('./forget-dialog'));

const Columns = styled('div')({
  display: 'grid',
  gap: 48,
  '& > *': { minWidth: 0 },
  [up.md]: { gridTemplateColumns: '7fr 4fr', gap: 56, alignItems: 'start' },
});
const Side = styled('div')({
  display: 'grid',
  gap: 48,
  // What is beside comes second.
  [up.md]: { '& + &': { gap: 36, '& h2': { fontSize: headingSizes.h3 } } },
  '& > *': { minWidth: 0 },
  '& > :empty': { display: 'none' },
});
export default function Saved() {
  const documents = useSavedDocuments();
  const standings = useStandings();
  const watches = useWatchNews();
  const refusal = useRefusal();
  const { titleAt } = use(SiteContext);
  const { mayKeep, opensOffline } = refusal;
  // Prerendered HTML cannot know the device's state, and the content below would shift once all is counted.
  if (useNow() === undefined || documents === undefined || standings === 'loading' || watches === 'loading')
    return <Section aria-busy="true" />;
  return (
    <>
      <Section>
        <Overview
          kept={standings === 'failed' ? 0 : standings.length}
          watches={watches === 'failed' ? 0 : watches.length}
          documents={documents.length}
        />
        <RefusalNote of={refusal} />
        <Columns>
          <Side>
            <Region>
              <KeptList
                standings={standings}
                places={keepablePages().map((path) => ({ path, title: titleAt(path) ?? path }))}
              />
            </Region>
            <Region>
              <WatchList watches={watches} />
            </Region>
            <Region>
              <SavedDocuments {...refusal} />
            </Region>
            <Region>
              <div id="messages">
                <OutboxList />
              </div>
            </Region>
            {mayKeep && opensOffline && (
              <Region>
                <SavableListGrid />
              </Region>
            )}
          </Side>
          <Side>
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
              <ForgetMine />
            </Region>
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

/** The button that makes a phone of several people forget what one of them did. */
function ForgetMine() {
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <PageSection id="forget">
      <Typography variant="h2">{forgetWords.title}</Typography>
      <Panel>
        <p>{forgetWords.text}</p>
        <Button variant="outlined" color="error" onClick={() => setDialog('open')}>
          {forgetWords.button}
        </Button>
      </Panel>
      {dialog !== 'never' && (
        <Suspense>
          <ForgetDialog isOpen={dialog === 'open'} onClose={() => setDialog('closed')} />
        </Suspense>
      )}
    </PageSection>
  );
}
