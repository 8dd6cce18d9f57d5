import {
  InvalidPDFException,
  PasswordResponses,
  getDocument,
  PDFWorker,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import symbols from 'pdfjs-dist/standard_fonts/FoxitSymbol.pfb?url';
import dingbats from 'pdfjs-dist/standard_fonts/FoxitDingbats.pfb?url';
import jbig2 from 'pdfjs-dist/wasm/jbig2.wasm?url';
import openjpeg from 'pdfjs-dist/wasm/openjpeg.wasm?url';
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.mjs?worker&url';
import { scriptAddress } from '../browser/trusted-types';

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
  // A signal that is aborted already, as by who left before this code was loaded, tells nobody.
  if (signal.aborted) close();
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

/**
 * The files that pdf.js requests besides its worker, by the names that it uses. The other standard fonts are left out:
 * system fonts replace them at no download cost.
 */
const addresses: Readonly<Record<string, string>> = {
  'FoxitSymbol.pfb': symbols,
  'FoxitDingbats.pfb': dingbats,
  'jbig2.wasm': jbig2,
  'openjpeg.wasm': openjpeg,
};

/** How long (ms) a file may take; the page is then drawn without it. */
const fileTimeout = 60_000;

/**
 * Fetches files for pdf.js from our own origin and on the main thread, so that the service worker handles and stores
 * them.
 */
class OwnFiles {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const address = addresses[filename];
    if (address === undefined) throw new Error(`${filename} is not part of the reader.`);
    const response = await fetch(address, { signal: AbortSignal.timeout(fileTimeout) });
    if (!response.ok) throw new Error(`${address}: status ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  }
}

/** How long (ms) the worker's script may take until its first message; the browser itself would wait for minutes. */
const startTimeout = 30_000;

interface Started {
  worker: PDFWorker;
  /** Rejects if the worker's script fails to load or run, or says nothing for 30 s; never resolves. */
  lost: Promise<never>;
  end: () => void;
}

/**
 * Starts the worker of pdf.js. pdf.js itself accepts its address only as a string, which Trusted Types block, and
 * reports no failure of a worker that is passed in. End it when the document is closed: pdf.js leaves that to the
 * caller.
 */
export function startWorker(): Started {
  const thread = new Worker(scriptAddress(workerAddress), { type: 'module' });
  const lost = new Promise<never>((_, reject) => {
    const timer = setTimeout(() => reject(new Error('The worker did not start in time.')), startTimeout);
    thread.addEventListener('message', () => clearTimeout(timer), { once: true });
    thread.addEventListener(
      'error',
      ({ message }) => reject(new Error(`The worker did not start. ${message ?? ''}`)),
      {
        once: true,
      },
    );
  });
  // Nobody awaits it once the document is open.
  lost.catch(() => undefined);
  const worker = PDFWorker.create({ port: thread, verbosity: 0 });
  const end = () => {
    worker.destroy();
    thread.terminate();
  };
  return { worker, lost, end };
}
