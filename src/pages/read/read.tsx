import styled from '@emotion/styled';
import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { NoticeChip } from '../../components/record/notice-chip';
import { Button } from '../../components/ui/button';
import { Icon } from '../../components/ui/icon';
import { IconButton } from '../../components/ui/icon-button';
import { sharedWith } from '../../components/search/shared-notice';
import { useNamed } from '../../components/search/document-titles';
import type { NamedDocument } from '../../components/search/listed-documents';
import { HandOverButton } from './hand-over-button';
import { ReaderActions } from './reader-actions';
import { ReaderBar } from './reader-bar';
import { useWayBack } from './use-way-back';
import { ReaderDate } from './reader-date';
import { flawOfAddress, loadDocument, type Reading } from './load-document';
import { FormerCopyButton } from './former-copy-button';
import { ReaderNotice } from './reader-notice';
import { TextView } from './text-view';
import { useReadingPosition } from './use-reading-position';
import { useTimeZone } from '../../data/lists/use-time-zone';
import { fileName } from '../../data/documents/fetch-document';
import { ownDocumentUrl } from '../../data/documents/document-links';
import { dropFormer } from '../../data/documents/former-copies';
import { storeViewer } from '../../data/documents/reader-files';
import { loadText, readStoredText } from '../../data/documents/texts';
import type { Edition } from '../../document-text/edition';
import type { About } from '../../data/documents/types';
import type { FileValue } from '../../schemas/base';
import { readerWords as words, type ReaderFailure } from '../../words/reader';
import { palette, zIndex } from '../../theme/tokens';

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
  // Its width in letters decides how the bars are laid out.
  containerType: 'inline-size',
});

/** Shows one of the site's documents in the app: `/read?file=/files/…`. Nothing else from the link is displayed. */
export default function Read() {
  const [params, setParams] = useSearchParams();
  const address = params.get('file') ?? '';
  const isPages = params.get('view') === 'pages';
  const show = (view: 'pages' | 'text') => {
    const others = [...params].filter(([name]) => name !== 'view');
    setParams([...others, ...(view === 'pages' ? [['view', view]] : [])] as [string, string][], {
      replace: true,
    });
  };
  return <Document key={`${address} ${String(isPages)}`} address={address} isPages={isPages} onShow={show} />;
}

interface DocumentProps {
  address: string;
  /** The pages are shown, even if there is a text. */
  isPages: boolean;
  onShow: (view: 'pages' | 'text') => void;
}

function Document({ address, isPages, onShow }: DocumentProps) {
  const [hasText, setHasText] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [reading, setReading] = useState<Reading>({ is: 'loading' });
  const [file, setFile] = useState<FileValue>();
  const named = useNamed(file);
  const zone = useTimeZone();
  const { from, goBack } = useWayBack(named?.page);
  // The link supplies the file name, which anyone can choose: it is shown only once a document is open.
  const title =
    named === undefined
      ? undefined
      : (named?.title ??
        (reading.is === 'open'
          ? reading.name
          : reading.is === 'text' && file
            ? fileName(file.url)
            : undefined));

  useEffect(
    function load() {
      let isCurrent = true;
      async function run() {
        const flaw = flawOfAddress(address, location.origin);
        const own = ownDocumentUrl(address, location.origin);
        setFile(own);
        if (flaw || !own) return setReading({ is: 'failed', failure: flaw ?? 'foreign' });
        setReading({ is: 'loading' });
        const edition = isPages ? await readStoredText(own) : await loadText(own);
        if (!isCurrent) return undefined;
        setHasText(edition !== undefined);
        if (edition && !isPages) return setReading({ is: 'text', edition });
        const result = await loadDocument(own, () => import('../../viewer/viewer'));
        if (!isCurrent) return undefined;
        setReading(result);
        if (result.is === 'open') await storeViewer(result.bytes);
        return undefined;
      }
      void run();
      return () => {
        isCurrent = false;
      };
    },
    [address, isPages, attempt],
  );
  useEffect(
    function nameTheTab() {
      if (title) document.title = title;
    },
    [title, reading],
  );

  const updatedAt = reading.is === 'open' ? reading.updatedAt : undefined;
  const url = file?.url;
  const onOpen = useCallback(() => {
    if (url !== undefined) void dropFormer(url, updatedAt);
  }, [url, updatedAt]);
  const onFailure = useCallback((failure: ReaderFailure) => setReading({ is: 'failed', failure }), []);
  const onMove = useReadingPosition(url);
  const readAgain = () => setAttempt(attempt + 1);
  // Some browsers do not request a module again after it failed to load.
  const retry = () =>
    reading.is === 'failed' && reading.failure === 'no-reader' ? location.reload() : readAgain();

  const textButton = hasText && isPages && (
    <Button variant="contained" onClick={() => onShow('text')}>
      {words.showText}
    </Button>
  );

  return (
    <Frame>
      <ReaderBar
        title={title ?? words.document}
        note={file && <ReaderDate file={file} />}
        chip={named?.notice && <NoticeChip notice={named.notice} />}
        onBack={goBack}
      >
        {reading.is === 'open' && hasText && isPages && (
          <IconButton aria-label={words.showText} onClick={() => onShow('text')}>
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
          edition={reading.edition}
          title={title ?? words.document}
          isEarlier={isEarlier(reading.edition, named?.file)}
          onPages={() => onShow('pages')}
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
          wayOut={file && <HandOverButton file={named?.file ?? file} title={title ?? words.document} />}
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
          onRetry={canHelp.has(reading.failure) ? retry : undefined}
          from={from}
        >
          {textButton}
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

/** The metadata that is stored with the document when it is saved here. */
const aboutOf = ({ url }: FileValue, named: NamedDocument | null | undefined): About =>
  named
    ? { title: named.title, page: named.page, deadline: named.deadline, isNamedByList: true }
    : { title: fileName(url), page: '/' };

/** Whether a list names another file than the one that the text is of. */
const isEarlier = ({ of }: Edition, listed: FileValue | undefined) =>
  listed?.sha256 !== undefined && listed.sha256 !== of.sha256;

/** Failures that another attempt may resolve. */
const canHelp: ReadonlySet<ReaderFailure> = new Set(['broken', 'no-reader'] as const);
