import type { ComponentType } from 'react';
import type { Elements } from '../../components/ui/elements';
import { documentAddress, mayBeRead, ownDocumentUrl } from '../../data/documents/document-links';
import { documentFailure, fetchDocument, type DocumentBytes } from '../../data/documents/fetch-document';
import type { FailureKind } from '../../data/api/call-error';
import { fileType } from '../../data/documents/types';
import { readPosition, type ReadingPosition, type TextPosition } from '../../data/documents/reading-position';
import type { ArchiveList } from '../../document-text/office/archive';
import type { StoredText } from '../../data/documents/text-editions';
import { isIos, isStandalone } from '../../browser/platform';
import type { FileValue } from '../../schemas/base';
import type { ReaderFailure } from '../../words/reader';

/** The props of the viewer, which is loaded by `import()`. */
export interface ReaderProps {
  bytes: Blob;
  title: string;
  start: ReadingPosition;
  onMove: (position: ReadingPosition) => void;
  /** Called once the pages can be shown. */
  onOpen: () => void;
  onFailure: (failure: ReaderFailure) => void;
  /** Called if the user has no password for a locked document. */
  onCancel: () => void;
  /** The buttons for a page that cannot be drawn. */
  wayOut: Elements;
}

type LoadReader = () => Promise<{ default: ComponentType<ReaderProps> }>;

type Open = Extract<Reading, { is: 'open' }>;

export type Reading =
  | { is: 'loading' }
  | {
      is: 'open';
      Reader: ComponentType<ReaderProps>;
      bytes: Blob;
      /** The document's own file name. */
      name: string;
      /** When this copy replaced an earlier one (ms since 1970). */
      updatedAt: number | undefined;
      start: ReadingPosition;
    }
  /** The text of the document is shown. */
  | { is: 'text'; text: StoredText; start: TextPosition }
  /** The files of an archive are listed. */
  | { is: 'archive'; list: ArchiveList }
  | { is: 'failed'; failure: ReaderFailure }
  | { is: 'not-here'; failure: FailureKind };

/** A document that is no PDF: its text is to be made. */
export interface OtherFile {
  is: 'file';
  bytes: Blob;
}

/** The maximum size in bytes: a larger document would exhaust the memory of a phone. */
const largest = 100_000_000;

/** Why a document cannot be shown, judged by its address alone; undefined where it may be. */
export function flawOfAddress(address: string, origin: string): ReaderFailure | undefined {
  if (address === '') return 'no-file';
  const file = ownDocumentUrl(address, origin);
  if (!file) return isMalformed(address, origin) ? 'bad-address' : locationFailure(address, origin);
  return mayBeRead(file) ? undefined : 'no-pdf';
}

/** Whether an address was cut or mistyped: no server could have written it. */
function isMalformed(address: string, origin: string): boolean {
  const url = documentAddress(address, origin);
  // `URLSearchParams` writes this character for bytes that are no UTF-8.
  if (!url || address.includes('\uFFFD')) return true;
  try {
    decodeURIComponent(url.pathname);
    return false;
  } catch {
    return true;
  }
}

/** A page of this site is no document; nor is what belongs to another site. */
const locationFailure = (address: string, origin: string): ReaderFailure =>
  documentAddress(address, origin)?.origin === origin ? 'no-file' : 'foreign';

/** Fetches a document and loads the viewer, and reads the last reading position. Never rejects. */
export async function loadDocument(file: FileValue, loadReader: LoadReader): Promise<Reading | OtherFile> {
  // Others need less.
  if (mayBePdf(file) && !canRead()) return { is: 'failed', failure: tooOld() };
  let document: DocumentBytes;
  try {
    document = await fetchDocument(file);
  } catch (error) {
    console.warn(error);
    const failure = documentFailure(error);
    return failure === 'unreadable' ? { is: 'failed', failure } : { is: 'not-here', failure };
  }
  const { blob: bytes, name, updatedAt } = document;
  if (bytes.size > largest) return { is: 'failed', failure: 'too-big' };
  if (!document.isPdf) return { is: 'file', bytes };
  return openPages({ url: file.url, bytes, name, updatedAt }, loadReader);
}

/** Loads the viewer for the pages of a PDF. Never rejects. */
export async function openPages(
  { url, ...pdf }: Pick<Open, 'bytes' | 'name' | 'updatedAt'> & { url: string },
  loadReader: LoadReader,
): Promise<Reading> {
  if (!canRead()) return { is: 'failed', failure: tooOld() };
  try {
    const start = await readPosition(url);
    const { default: Reader } = await loadReader();
    return { is: 'open', Reader, ...pdf, start };
  } catch (error) {
    console.warn(error);
    return { is: 'failed', failure: error instanceof SyntaxError ? tooOld() : 'no-reader' };
  }
}

/** A document whose name tells no kind may be one. */
const mayBePdf = (file: FileValue) => ['PDF', undefined].includes(fileType(file));

/** The features that pdf.js requires. */
const canRead = () =>
  [
    globalThis.Worker,
    globalThis.ReadableStream,
    globalThis.IntersectionObserver,
    globalThis.ResizeObserver,
  ].every((needed) => typeof needed === 'function') && typeof WebAssembly === 'object';

/** The installed app on iOS has no back navigation from a file that it opens. */
const tooOld = () => (isIos() && isStandalone() ? 'old-app' : 'old-browser');
