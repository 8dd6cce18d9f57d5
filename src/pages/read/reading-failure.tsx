import { useNamed } from '../../components/search/document-titles';
import { Button } from '../../components/ui/button';
import type { Elements } from '../../components/ui/elements';
import type { FileValue } from '../../schemas/base';
import { readerWords as words, type ReaderFailure } from '../../words/reader';
import { FormerCopyButton } from './former-copy-button';
import { ReaderNotice } from './reader-notice';

interface Props {
  failure: ReaderFailure;
  /** The address in the link, and the document there, if it is one of ours. */
  address: string;
  file: FileValue | undefined;
  from: string;
  /** The button that hands the document over. */
  wayOut: Elements;
  /** The link that asks for the document in another format, where a list names it. */
  ask: Elements;
  onRetry: () => void;
  /** Called when the copy before was put back. */
  onRestored: () => void;
  /** The button that shows the text, if there is one. */
  children: Elements;
}

/** Why a document cannot be shown, and what can be done. */
export const ReadingFailure = ({
  failure,
  address,
  file,
  from,
  wayOut,
  ask,
  onRetry,
  onRestored,
  children,
}: Props) => (
  <ReaderNotice
    sentence={words.failures[failure]}
    onRetry={retriable.has(failure) ? onRetry : undefined}
    from={from}
  >
    {children}
    {forAnotherApp.has(failure) && wayOut}
    {file && (failure === 'broken' || failure === 'not-shown') && (
      <FormerCopyButton file={file} onRestored={onRestored} />
    )}
    {ask}
    {file && failure === 'unreadable' && <OutsideLink to={file.url} />}
    {failure === 'foreign' && <NamedOutsideLink to={address} />}
    {file && failure === 'old-browser' && (
      <Button component="a" href={file.url} target="_blank" rel="noopener">
        {words.openInOwnViewer}
      </Button>
    )}
  </ReaderNotice>
);

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
  'no-part',
  'nested',
  'too-slow',
  'too-big',
  'locked',
  'not-shown',
] as const);

/** Failures that another attempt may resolve. */
const retriable: ReadonlySet<ReaderFailure> = new Set(['broken', 'no-reader', 'not-shown'] as const);
