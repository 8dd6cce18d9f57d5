import styled from '@emotion/styled';
import { use, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { completeViewer, isViewerMissing, storeViewer } from '../../data/documents/viewer-files';
import { addressOf, mayOpenHere } from '../../data/documents/types';
import { useSavedDocuments, type ListedDocument } from '../../data/documents/saves';
import { words as commonWords } from '../../words/common';
import { savedWords as words } from '../../words/saved';
import { Button } from '../../components/ui/button';
import { Card } from '../../components/ui/card';
import { coalesceRuns } from '../../browser/coalesce-runs';
import { useFocusOnNew } from '../../browser/use-focus-on-new';
import { EntryBoundary } from '../../components/ui/entry-boundary';
import { useAllNamed, useNaming } from '../../components/search/document-titles';
import { SavedDocumentCard } from './document-card';
import { PageSection, Panel, Places, Status } from '../../components/saved/panel';
import { pathsWithDocuments } from '../../components/search/listed-documents';
import { useOtherCopies } from './former-copies';
import type { Refusal } from './refusal-note';
import { SiteContext } from '../../components/ui/site-context';
import { Typography } from '../../components/ui/typography';

const List = styled('ul')({ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' });

/** The initial number of documents: the content below must stay within reach. */
const few = 6;
/** How many more each press shows; once none is left, all are shown. */
const step = 50;

/** All saved documents, newest first, or links to pages with documents. */
export function SavedDocuments({ mayKeep, opensOffline }: Pick<Refusal, 'mayKeep' | 'opensOffline'>) {
  const documents = useSavedDocuments();
  const otherCopies = useOtherCopies();
  const isReadable = useIsReadable(documents);
  useNaming(documents);
  const named = useAllNamed(documents);
  const heading = useRef<HTMLHeadingElement>(null);
  const [limit, setLimit] = useState(few);
  const shown = documents?.slice(0, limit);
  const { list, awaitNew } = useFocusOnNew<HTMLUListElement>(shown?.length ?? 0, ':scope > li');
  const there = documents?.filter(({ isLost }) => !isLost) ?? [];
  const others = there.filter((document) => !mayOpenHere(document));
  const lost = (documents?.length ?? 0) - there.length;
  const bytes = there.reduce((sum, { size }) => sum + size, 0);
  return (
    <PageSection id="documents">
      <Typography variant="h2" ref={heading} tabIndex={-1}>
        {words.documents}
      </Typography>
      {documents === undefined && <p role="status">{words.looking}</p>}
      {documents?.length === 0 && <Nothing isHinted={mayKeep && opensOffline} />}
      {there.length > 0 && (
        <p>
          {!opensOffline
            ? words.documentsOnline(there.length, bytes)
            : others.length > 0
              ? words.documentsMixed(there.length, bytes, others.length)
              : words.documentsText(there.length, bytes)}
        </p>
      )}
      {lost > 0 && <Status>{words.lostSome(lost)}</Status>}
      {!isReadable && opensOffline && <Status>{words.viewerMissing}</Status>}
      {shown && shown.length > 0 && (
        <List ref={list}>
          {shown.map((document) => (
            <EntryBoundary key={document.url} of={document} as={Card}>
              <Card>
                <SavedDocumentCard
                  document={document}
                  named={named.get(addressOf(document.url))}
                  otherCopy={otherCopies.get(addressOf(document.url))}
                  onRemoved={() => heading.current?.focus({ preventScroll: true })}
                />
              </Card>
            </EntryBoundary>
          ))}
        </List>
      )}
      {documents && shown && shown.length < documents.length && (
        <Button
          variant="outlined"
          style={{ alignSelf: 'flex-start' }}
          onClick={() => {
            awaitNew();
            setLimit(limit + step);
          }}
        >
          {limit + step < documents.length ? commonWords.showMore : words.showAll(documents.length)}
        </Button>
      )}
    </PageSection>
  );
}

/** Whether the PDF viewer is stored if any PDF is saved; fetches it if not, and again when the network is back. */
function useIsReadable(documents: readonly ListedDocument[] | undefined): boolean {
  const [isReadable, setReadable] = useState(true);
  const hasPdf = documents?.some(({ type, isLost }) => type === 'PDF' && !isLost) === true;
  useEffect(
    function fetchViewer() {
      if (!hasPdf) return undefined;
      const stop = new AbortController();
      const { signal } = stop;
      const store = coalesceRuns(async () => {
        if ((await isViewerMissing()) && !signal.aborted) setReadable(false);
        const isStored = await storeViewer();
        await completeViewer();
        const isMissing = await isViewerMissing();
        if (!signal.aborted) setReadable(isStored && !isMissing);
      });
      const again = () => void store().catch((error: unknown) => console.warn(error));
      again();
      addEventListener('online', again, { signal });
      return () => stop.abort();
    },
    [hasPdf],
  );
  return isReadable || !hasPdf;
}

function Nothing({ isHinted }: { isHinted: boolean }) {
  const { pages, records } = use(SiteContext);
  const paths = pathsWithDocuments(records);
  const places = pages.filter(({ path }) => path !== '/' && paths.includes(path));
  return (
    <Panel>
      <Typography variant="h3" component="p">
        {words.none}
      </Typography>
      {isHinted ? (
        <p>{words.noneHint}</p>
      ) : (
        <nav aria-label={words.noneLinks}>
          <Places>
            {places.map(({ path, title }) => (
              <li key={path}>
                <Link to={path}>{title}</Link>
              </li>
            ))}
          </Places>
        </nav>
      )}
    </Panel>
  );
}
