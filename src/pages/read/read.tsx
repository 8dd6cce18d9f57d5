import styled from '@emotion/styled';
import { useCallback, useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AskFormat } from '../../components/document/ask-format';
import { NoticeChip } from '../../components/record/notice-chip';
import { textVersion } from '../../components/text/text-version';
import { Button } from '../../components/ui/button';
import { Icon } from '../../components/ui/icon';
import { sharedWith } from '../../components/search/shared-notice';
import { useNamed } from '../../components/search/document-titles';
import { DownloadOrShareButton } from './download-or-share-button';
import { ReaderAction } from './reader-action';
import { ReaderActions } from './reader-actions';
import { ReaderBar } from './reader-bar';
import { useWayBack } from './use-way-back';
import { ReaderFacts } from './reader-facts';
import { ArchiveView } from './archive/archive-view';
import { aboutOf, fileShown, shownTitle } from './document-names';
import { partUrl } from './archive/part-url';
import { ReaderNotice } from './reader-notice';
import { ReadingFailure } from './reading-failure';
import { TextView } from './text-view';
import { useOwnText } from './use-own-text';
import { useReading } from './use-reading';
import { useReadingPosition } from './use-reading-position';
import { useTimeZone } from '../../data/lists/use-settings';
import { fileName } from '../../data/documents/fetch-document';
import { deleteFormerAfterOpening } from '../../data/documents/former-copies';
import {
  beginning,
  readPosition,
  writePosition,
  writeTextPosition,
} from '../../data/documents/reading-position';
import { noticeName } from '../../words/notices';
import { readerWords as words } from '../../words/reader';
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
 * words to find in its text (`&find=…`), in the field for them. `&part=…` is the path of a file in an archive.
 */
export default function Read() {
  const [params, setParams] = useSearchParams();
  const address = params.get('file') ?? '';
  const isPages = params.get('view') === 'pages';
  const part = params.get('part') ?? undefined;
  const find = (params.get('find') ?? '').trim().slice(0, maxFindLength);
  const show = (view: 'pages' | 'text') => {
    const others = [...params].filter(([name]) => name !== 'view');
    setParams([...others, ...(view === 'pages' ? [['view', view]] : [])] as [string, string][], {
      replace: true,
    });
  };
  return (
    <Document
      key={`${address} ${String(isPages)} ${find} ${part ?? ''}`}
      address={address}
      part={part}
      find={find}
      isPages={isPages}
      onShow={show}
    />
  );
}

interface DocumentProps {
  address: string;
  /** The path of a file in the document, which is an archive. */
  part: string | undefined;
  /** Words to find in the text. */
  find: string;
  /** The pages are shown, even if there is a text. */
  isPages: boolean;
  onShow: (view: 'pages' | 'text') => void;
}

function Document({ address, part, find, isPages, onShow }: DocumentProps) {
  const { file, reading, hasText, onFailure, onOwnText, readAgain } = useReading(address, isPages, part);
  const named = useNamed(file);
  const zone = useTimeZone();
  const { from, goBack } = useWayBack(named?.page);
  const lang = reading.is === 'text' && part === undefined ? reading.text.edition.lang : undefined;
  const shown = useMemo(() => fileShown(file, named, lang), [file, named, lang]);
  const title = shownTitle(named, reading, file, part);

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
  const isOwnText = reading.is === 'open' && !hasText && part === undefined;
  useOwnText(url, isOwnText ? reading.bytes : undefined, onOwnText);
  const place = part === undefined || url === undefined ? url : partUrl(url, part);
  const onMove = useReadingPosition(place, writePosition);
  const onMoveInText = useReadingPosition(place, writeTextPosition);
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

  const wayOut = file && (
    <DownloadOrShareButton
      file={named?.file ?? file}
      title={named?.title ?? title ?? words.document}
      isArchive={reading.is === 'archive' || part !== undefined}
    />
  );
  const ask = named && (
    <AskFormat name={named.notice ? noticeName(named.title, named.notice) : named.title} />
  );
  const isPartShown = part !== undefined && (reading.is === 'open' || reading.is === 'text');

  return (
    <Frame>
      <ReaderBar
        title={title ?? words.document}
        note={
          file &&
          (isPartShown ? (
            <span>{words.fromZip(fileName(file.url))}</span>
          ) : (
            <ReaderFacts file={shown ?? file} />
          ))
        }
        chip={named?.notice && <NoticeChip notice={named.notice} />}
        onBack={goBack}
      >
        {reading.is === 'open' && hasText && (
          <ReaderAction name={words.showText} label={words.showText} onClick={showText}>
            <Icon name="read" />
          </ReaderAction>
        )}
        {file && (
          <ReaderActions
            file={shown ?? file}
            about={aboutOf(file, named)}
            sharedOf={() => sharedWith(named && { ...named, file: shown ?? named.file }, zone)}
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
          version={part === undefined ? textVersion(reading.text, named?.file, zone) : undefined}
          start={reading.start}
          onMove={onMoveInText}
          find={find}
          onPages={(page) => void showPages(page)}
          wayOut={wayOut}
          ask={ask}
        />
      )}
      {reading.is === 'archive' && (
        <ArchiveView
          list={reading.list}
          address={address}
          from={from}
          title={title ?? words.document}
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
        <ReadingFailure
          {...{ failure: reading.failure, address, file, from, wayOut, ask }}
          onRetry={retry}
          onRestored={readAgain}
        >
          {textButton}
        </ReadingFailure>
      )}
    </Frame>
  );
}
