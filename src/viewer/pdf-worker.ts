import { PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.mjs?worker&url';
import { scriptAddress } from '../browser/trusted-types';

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
