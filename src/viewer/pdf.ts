import {
  InvalidPDFException,
  PasswordResponses,
  getDocument,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { OwnFiles } from './own-files';
import { startWorker } from './pdf-worker';

/**
 * Why a document cannot be shown: its bytes are damaged, it is locked in a way that no password opens here, or the
 * viewer's own files are neither stored nor reachable.
 */
export type PdfFailure = 'broken' | 'locked' | 'no-reader' | 'not-shown';

/** The error that `openPdf` rejects with. */
export class PdfError extends Error {
  override name = 'PdfError';
  readonly failure: PdfFailure;

  constructor(failure: PdfFailure, cause: unknown) {
    super(`${failure}: ${String(cause)}`);
    this.failure = failure;
  }
}

/** Width and height of a page at scale 1 (points, rendered as CSS pixels). */
export interface PageSize {
  width: number;
  height: number;
}

export interface OpenPdf {
  pdf: PDFDocumentProxy;
  sizes: readonly PageSize[];
}

/** A question for the password of a locked document. */
export interface Question {
  /** The answer before was wrong. */
  isWrong: boolean;
  answer: (password: string) => void;
}

/** Images with more pixels are skipped: decoded, they would exceed the memory of a low-end phone. */
const largestImage = 2 ** 25;

/**
 * In a document with more pages only the first is measured before the document is shown; the others are assumed to have
 * its size.
 */
const measuredPages = 200;

/**
 * Opens a document from its bytes, which are transferred to the worker and detached here. `ask` is called when it is
 * locked, and again after a wrong password. The document is closed by `signal`. Rejects with a PdfError.
 */
export async function openPdf(
  data: Uint8Array<ArrayBuffer>,
  ask: (question: Question) => void,
  signal: AbortSignal,
): Promise<OpenPdf> {
  const { worker, lost, end } = startWorker();
  const task = getDocument({
    data,
    worker,
    isEvalSupported: false,
    BinaryDataFactory: OwnFiles,
    useWorkerFetch: false,
    isOffscreenCanvasSupported: typeof OffscreenCanvas === 'function',
    maxImageSize: largestImage,
    verbosity: 0,
  });
  const close = () =>
    void task
      .destroy()
      .catch((error: unknown) => console.warn(error))
      .finally(end);
  task.onPassword = (answer: (password: string) => void, reason: number) =>
    ask({ isWrong: reason === PasswordResponses.INCORRECT_PASSWORD, answer });
  signal.addEventListener('abort', close, { once: true });
  try {
    const pdf = await Promise.race([task.promise, lost]);
    return { pdf, sizes: await measure(pdf) };
  } catch (error) {
    signal.removeEventListener('abort', close);
    close();
    throw new PdfError(failureOf(error), error);
  }
}

async function measure(pdf: PDFDocumentProxy): Promise<PageSize[]> {
  const count = pdf.numPages <= measuredPages ? pdf.numPages : 1;
  const sizes = await Promise.all(Array.from({ length: count }, (_, index) => measurePage(pdf, index + 1)));
  const first = sizes[0] ?? { width: 595, height: 842 };
  return Array.from({ length: pdf.numPages }, (_, index) => sizes[index] ?? first);
}

/** The size of a page; undefined if it cannot be read. */
async function measurePage(pdf: PDFDocumentProxy, number: number): Promise<PageSize | undefined> {
  try {
    const { width, height } = (await pdf.getPage(number)).getViewport({ scale: 1 });
    return { width, height };
  } catch (error) {
    console.warn(`Page ${number} could not be measured: ${String(error)}`);
    return undefined;
  }
}

function failureOf(error: unknown): PdfFailure {
  if (/encrypt/i.test(String(error))) return 'locked';
  if (error instanceof InvalidPDFException) return 'broken';
  return /worker/i.test(String(error)) ? 'no-reader' : 'not-shown';
}
