import { InvalidPDFException, getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { OwnFiles } from './own-files';
import { startWorker } from './pdf-worker';

/**
 * Why a document cannot be shown: its bytes are damaged, it asks for a password, or the reader's own files are
 * neither on the phone nor within reach.
 */
export type PdfFailure = 'broken' | 'locked' | 'no-reader';

/** Thrown in the place of a document. */
export class PdfError extends Error {
  override name = 'PdfError';
  readonly failure: PdfFailure;

  constructor(failure: PdfFailure, cause: unknown) {
    super(`${failure}: ${String(cause)}`);
    this.failure = failure;
  }
}

/** Width and height of a page at its own size (points, drawn as CSS pixels). */
export interface PageSize {
  width: number;
  height: number;
}

export interface OpenPdf {
  pdf: PDFDocumentProxy;
  sizes: readonly PageSize[];
  close: () => void;
}

/** An image of more pixels than this is left out: decoded it would take more memory than a cheap phone has. */
const largestImage = 2 ** 25;

/** Beyond so many pages only the first is measured before the document is shown; the others count as its equals. */
const measuredPages = 200;

/** Opens a document from its bytes, which are handed to the worker and gone here. Rejects with a PdfError. */
export async function openPdf(data: Uint8Array<ArrayBuffer>): Promise<OpenPdf> {
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
  try {
    const pdf = await Promise.race([task.promise, lost]);
    return { pdf, sizes: await measure(pdf), close };
  } catch (error) {
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

/** A page that is damaged takes the place of a common one. */
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
  // pdf.js keeps this class to itself.
  if (error instanceof Error && error.name === 'PasswordException') return 'locked';
  if (error instanceof InvalidPDFException) return 'broken';
  return /worker/i.test(String(error)) ? 'no-reader' : 'broken';
}
