import { styled } from '@mui/material/styles';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../components/button';
import { ReaderActions } from '../components/reader-actions';
import { ReaderBar } from '../components/reader-bar';
import { useWayBack } from '../components/reader-back';
import { ReaderDate } from '../components/reader-date';
import { flawOfAddress, loadDocument, type Reading } from '../components/reader-load';
import { ReaderNotice } from '../components/reader-notice';
import { fileName } from '../data/documents';
import { ownDocument } from '../data/document-links';
import { storeReader } from '../data/reader-files';
import { keepPosition, type ReadingPosition } from '../data/reading';
import type { FileValue } from '../schemas/base';
import { readerWords as words, type ReaderFailure } from '../words/reader';

/** The whole screen belongs to the document; the shell's bars would leave half of it on a phone. */
const Frame = styled('div')(({ theme }) => ({
  position: 'fixed',
  inset: 0,
  // Above the bar of the network: the reader tells by itself what it could not fetch.
  zIndex: theme.zIndex.appBar + 1,
  display: 'flex',
  flexDirection: 'column',
  backgroundColor: theme.vars.palette.background.default,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
}));

/** A place is written down once nothing has moved for this long (ms). */
const restTime = 400;

/** A document of ours, shown in the app: `/read?file=/files/…`. */
export default function Read() {
  const [params] = useSearchParams();
  const address = params.get('file') ?? '';
  return <Document key={address} address={address} title={params.get('title') || fileName(address)} />;
}

function Document({ address, title }: { address: string; title: string }) {
  const { from, goBack } = useWayBack();
  const [attempt, setAttempt] = useState(0);
  const [reading, setReading] = useState<Reading>({ is: 'loading' });
  const [file, setFile] = useState<FileValue>();

  useEffect(
    function load() {
      let isCurrent = true;
      async function run() {
        const flaw = flawOfAddress(address, location.origin);
        const own = ownDocument(address, location.origin);
        setFile(own);
        if (flaw || !own) return setReading({ is: 'failed', failure: flaw ?? 'foreign' });
        setReading({ is: 'loading' });
        const result = await loadDocument(own, () => import('../reader/reader'));
        if (!isCurrent) return undefined;
        setReading(result);
        if (result.is === 'open') await storeReader(result.bytes);
        return undefined;
      }
      void run();
      return () => {
        isCurrent = false;
      };
    },
    [address, attempt],
  );
  useEffect(
    function nameTheTab() {
      if (title) document.title = title;
    },
    [title, reading],
  );

  const onFailure = useCallback((failure: ReaderFailure) => setReading({ is: 'failed', failure }), []);
  const onMove = useKeptPosition(file?.url);
  // A module that could not be loaded is not asked for again by every browser.
  const retry = () =>
    reading.is === 'failed' && reading.failure === 'no-reader' ? location.reload() : setAttempt(attempt + 1);

  return (
    <Frame>
      <ReaderBar title={title || words.document} note={file && <ReaderDate file={file} />} onBack={goBack}>
        {file && <ReaderActions file={file} title={title} from={from} />}
      </ReaderBar>
      {reading.is === 'loading' && (
        <p role="status" style={{ padding: 24, margin: 0 }}>
          {words.opening}
        </p>
      )}
      {reading.is === 'open' && (
        <reading.Reader
          bytes={reading.bytes}
          title={title}
          start={reading.start}
          onMove={onMove}
          onFailure={onFailure}
        />
      )}
      {reading.is === 'not-here' && (
        <ReaderNotice sentence={words.fetchFailures[reading.failure]} onRetry={retry} from={from} />
      )}
      {reading.is === 'failed' && (
        <ReaderNotice
          sentence={words.failures[reading.failure]}
          onRetry={canHelp.has(reading.failure) ? retry : undefined}
          from={from}
        >
          {file && reading.failure === 'old-browser' && (
            <Button component="a" href={file.url} target="_blank" rel="noopener">
              {words.openInPhone}
            </Button>
          )}
        </ReaderNotice>
      )}
    </Frame>
  );
}

/** What another try may mend. */
const canHelp: ReadonlySet<ReaderFailure> = new Set(['broken', 'no-reader'] as const);

/** Remembers the last place of a document: after a rest, and when the reader leaves. */
function useKeptPosition(url: string | undefined): (position: ReadingPosition) => void {
  const keeper = useMemo(() => keeperOf(url), [url]);
  useEffect(
    function keepWhenLeaving() {
      addEventListener('pagehide', keeper.keepNow);
      return () => {
        removeEventListener('pagehide', keeper.keepNow);
        keeper.keepNow();
      };
    },
    [keeper],
  );
  return keeper.move;
}

function keeperOf(url: string | undefined) {
  let waiting: ReadingPosition | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keepNow = () => {
    clearTimeout(timer);
    if (url !== undefined && waiting) void keepPosition(url, waiting);
    waiting = undefined;
  };
  const move = (position: ReadingPosition) => {
    waiting = position;
    clearTimeout(timer);
    timer = setTimeout(keepNow, restTime);
  };
  return { move, keepNow };
}
