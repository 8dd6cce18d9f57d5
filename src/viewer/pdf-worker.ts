import { PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.mjs?worker&url';
import { scriptAddress } from '../browser/trusted-types';

interface Started {
  worker: PDFWorker;
  /** Rejects where the worker's file cannot be had or run; never resolves. */
  lost: Promise<never>;
  end: () => void;
}

/**
 * Starts pdf.js's worker. pdf.js itself takes its address as text alone, which Trusted Types refuse, and has no word for
 * a worker of ours that does not start. End it when the document is closed: pdf.js leaves that to whoever started it.
 */
export function startWorker(): Started {
  const thread = new Worker(scriptAddress(workerAddress), { type: 'module' });
  const lost = new Promise<never>((_, reject) => {
    thread.addEventListener(
      'error',
      ({ message }) => reject(new Error(`The worker did not start. ${message ?? ''}`)),
      {
        once: true,
      },
    );
  });
  // After the document was opened nobody waits for it.
  lost.catch(() => undefined);
  const worker = PDFWorker.create({ port: thread, verbosity: 0 });
  const end = () => {
    worker.destroy();
    thread.terminate();
  };
  return { worker, lost, end };
}
