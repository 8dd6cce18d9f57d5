import styled from '@emotion/styled';
import { useCallback, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { NoticeChip } from '../../components/record/notice-chip';
import { textVersion } from '../../components/text/text-version';
import { Button } from '../../components/ui/button';
import { Icon } from '../../components/ui/icon';
import { IconButton } from '../../components/ui/icon-button';
import { sharedWith } from '../../components/search/shared-notice';
import { useNamed } from '../../components/search/document-titles';
import { DownloadOrShareButton } from './download-or-share-button';
import { ReaderActions } from './reader-actions';
import { ReaderBar } from './reader-bar';
import { useWayBack } from './use-way-back';
import { ReaderDate } from './reader-date';
import { FormerCopyButton } from './former-copy-button';
import { aboutOf, shownTitle } from './document-names';
import { ReaderNotice } from './reader-notice';
import { TextView } from './text-view';
import { useOwnText } from './use-own-text';
import { useReading } from './use-reading';
import { useReadingPosition } from './use-reading-position';
import { useTimeZone } from '../../data/lists/use-time-zone';
import { deleteFormerAfterOpening } from '../../data/documents/former-copies';
import {
  beginning,
  readPosition,
  writePosition,
  writeTextPosition,
} from '../../data/documents/reading-position';
import { readerWords as words, type ReaderFailure } from '../../words/reader';
import { palette, zIndex } from '../../theme/tokens';
import { reloadPage } from '../../browser/reload';

/** Covers the whole screen: the shell's bars would take up half of it on a phone. */
const Frame = styled('div')({
  position: 'fixed',
  inset: 0,
  // Above the network bar: the viewer reports by itself what it could not fetch.
  zIndex: zIndex.appBar + 1,
  display: 'flex',
  flexDirection: 'column',
  backgroundColor: palette.background.default,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  // The layout of the bars depends on the width in letters.
  containerType: 'inline-size',
});

/** Longer words (characters) in an address are not looked for. */
const maxFindLength = 80;

/**
 * Shows one of the site's documents in the app: `/read?file=/files/…`. Nothing else from the link is displayed, but the
 * words to find in its text (`&find=…`), in the field for them.
 */
export default function Read() {
  const [params, setParams] = useSearchParams();
  const address = params.get('file') ?? '';
  const isPages = params.get('view') === 'pages';
  const find = (params.get('find') ?? '').trim().slice(0, maxFindLength);
  const show = (view: 'pages' | 'text') => {
    const others = [...params].filter(([name]) => name !== 'view');
    setParams([...others, ...(view === 'pages' ? [['view', view]] : [])] as [string, string][], {
      replace: true,
    });
  };
  return (
    <Document
      key={`${address} ${String(isPages)} ${find}`}
      address={address}
      find={find}
      isPages={isPages}
      onShow={show}
    />
  );
}

interface DocumentProps {
  address: string;
  /** Words to find in the text. */
  find: string;
  /** The pages are shown, even if there is a text. */
  isPages: boolean;
  onShow: (view: 'pages' | 'text') => void;
}

function Document({ address, find, isPages, onShow }: DocumentProps) {
  const { file, reading, hasText, onFailure, onOwnText, readAgain } = useReading(address, isPages);
  const named = useNamed(file);
  const zone = useTimeZone();
  const { from, goBack } = useWayBack(named?.page);
  const title = shownTitle(named, reading, file);

  useEffect(
    function nameTheTab() {
      if (title) document.title = title;
    },
    [title, reading],
  );

  const updatedAt = reading.is === 'open' ? reading.updatedAt : undefined;
  const url = file?.url;
  const onOpen = useCallback(() => {
    if (url !== undefined) void deleteFormerAfterOpening(url, updatedAt);
  }, [url, updatedAt]);
  useOwnText(url, reading.is === 'open' && !hasText ? reading.bytes : undefined, onOwnText);
  const onMove = useReadingPosition(url, writePosition);
  const onMoveInText = useReadingPosition(url, writeTextPosition);
  // Some browsers do not request a module again after it failed to load.
  const retry = () =>
    reading.is === 'failed' && reading.failure === 'no-reader' ? reloadPage() : readAgain();

  /** Shows the pages, at the page that is read in the text. */
  async function showPages(page: number) {
    if (url !== undefined && (await readPosition(url)).page !== page)
      await writePosition(url, { ...beginning, page });
    onShow('pages');
  }

  // A text that was made here has no address of its own yet.
  const showText = () => (isPages ? onShow('text') : readAgain());
  const textButton = hasText && isPages && (
    <Button variant="contained" onClick={showText}>
      {words.showText}
    </Button>
  );

  const wayOut = file && <DownloadOrShareButton file={named?.file ?? file} title={title ?? words.document} />;

  return (
    <Frame>
      <ReaderBar
        title={title ?? words.document}
        note={file && <ReaderDate file={file} />}
        chip={named?.notice && <NoticeChip notice={named.notice} />}
        onBack={goBack}
      >
        {reading.is === 'open' && hasText && (
          <IconButton aria-label={words.showText} onClick={showText}>
            <Icon name="read" />
          </IconButton>
        )}
        {file && (
          <ReaderActions
            file={named?.file ?? file}
            about={aboutOf(file, named)}
            sharedOf={() => sharedWith(named, zone)}
          />
        )}
      </ReaderBar>
      {reading.is === 'loading' && (
        <p role="status" style={{ padding: 24, margin: 0 }}>
          {words.opening}
        </p>
      )}
      {reading.is === 'text' && (
        <TextView
          edition={reading.text.edition}
          title={title ?? words.document}
          version={textVersion(reading.text, named?.file, zone)}
          start={reading.start}
          onMove={onMoveInText}
          find={find}
          onPages={(page) => void showPages(page)}
          wayOut={wayOut}
        />
      )}
      {reading.is === 'open' && (
        <reading.Reader
          bytes={reading.bytes}
          title={title ?? words.document}
          start={reading.start}
          onMove={onMove}
          onOpen={onOpen}
          onFailure={onFailure}
          onCancel={goBack}
          wayOut={wayOut}
        />
      )}
      {reading.is === 'not-here' && (
        <ReaderNotice sentence={words.fetchFailures[reading.failure]} onRetry={retry} from={from}>
          {textButton}
        </ReaderNotice>
      )}
      {reading.is === 'failed' && (
        <ReaderNotice
          sentence={words.failures[reading.failure]}
          onRetry={retriable.has(reading.failure) ? retry : undefined}
          from={from}
        >
          {textButton}
          {forAnotherApp.has(reading.failure) && wayOut}
          {file && reading.failure === 'broken' && <FormerCopyButton file={file} onRestored={readAgain} />}
          {file && reading.failure === 'unreadable' && <OutsideLink to={file.url} />}
          {reading.failure === 'foreign' && <NamedOutsideLink to={address} />}
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

/** Only where a list names the document: anyone can choose the address in a link to this page. */
function NamedOutsideLink({ to }: { to: string }) {
  const named = useNamed({ url: to });
  return named && <OutsideLink to={named.file.url} />;
}

const OutsideLink = ({ to }: { to: string }) => (
  <Button component="a" href={to} target="_blank" rel="noopener">
    {words.openOutside}
  </Button>
);

/** Failures of documents that another app may show. */
const forAnotherApp: ReadonlySet<ReaderFailure> = new Set([
  'no-pdf',
  'old-office',
  'no-text',
  'too-slow',
  'too-big',
  'locked',
] as const);

/** Failures that another attempt may resolve. */
const retriable: ReadonlySet<ReaderFailure> = new Set(['broken', 'no-reader'] as const);
