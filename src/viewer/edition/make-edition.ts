import { readablePages, readLanguage, type Extracted } from '../../document-text/extract';
import { readAnyPage, type PdfPage } from '../../document-text/pdf-page';
import { scriptAddress } from '../../browser/trusted-types';
import { whenIdle } from '../../browser/when-idle';
import workerAddress from './edition-worker?worker&url';
import type { EditionOrder } from './edition-worker';
import { openPdf } from '../pdf';

/** A document that takes longer (ms) gets no text: the phone has other things to do. */
const longest = 60_000;

/**
 * Makes the text edition of a PDF that is on the device: the worker of pdf.js reads the file, page by page while the
 * phone is idle, and a worker of our own orders what was read. Rejects if the file cannot be opened, if it takes too
 * long and when `signal` is aborted.
 */
export async function makeEditionOf(bytes: Blob, signal: AbortSignal): Promise<Extracted> {
  const data = new Uint8Array(await bytes.arrayBuffer());
  const ending = new AbortController();
  const end = () => ending.abort(signal.reason ?? new Error(`No text within ${longest / 1_000} s.`));
  const timer = setTimeout(end, longest);
  signal.addEventListener('abort', end);
  const ended = new Promise<never>((_, reject) =>
    ending.signal.addEventListener('abort', () => reject(ending.signal.reason as Error)),
  );
  // A locked document gets no text: its password is kept nowhere.
  let refuse: () => void;
  const locked = new Promise<Extracted>((resolve) => (refuse = () => resolve({ none: 'locked' })));
  async function run(): Promise<Extracted> {
    const { pdf } = await openPdf(data, () => refuse(), ending.signal);
    const pages: PdfPage[] = [];
    for (let number = 1; number <= readablePages(pdf); number += 1) {
      await whenIdle();
      ending.signal.throwIfAborted();
      pages.push(await readAnyPage(pdf, number));
    }
    return orderInWorker({ pages, language: await readLanguage(pdf), all: pdf.numPages }, ending.signal);
  }
  try {
    if (signal.aborted) end();
    return await Promise.race([run(), locked, ended]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
    // Closes the document.
    ending.abort();
  }
}

function orderInWorker(order: EditionOrder, ending: AbortSignal): Promise<Extracted> {
  const thread = new Worker(scriptAddress(workerAddress), { type: 'module' });
  return new Promise<Extracted>((resolve, reject) => {
    thread.addEventListener('message', ({ data }: MessageEvent<Extracted>) => resolve(data));
    thread.addEventListener('error', ({ message }) =>
      reject(new Error(`The text was not made. ${message ?? ''}`)),
    );
    ending.addEventListener('abort', () => reject(ending.reason as Error));
    thread.postMessage(order);
  }).finally(() => thread.terminate());
}
