import { scriptAddress } from '../../browser/trusted-types';
import type { OfficeExtracted } from '../../document-text/office/extract-office';
import workerAddress from './office-worker?worker&url';
import type { OfficeOrder } from './office-worker';

/** A file that takes longer (ms) has no text. */
const longest = 60_000;

/** Larger files (bytes) have no text: a phone would run out of memory. */
const largest = 20_000_000;

/**
 * Makes the text edition of a file that is no PDF, in a worker that can be ended. Rejects if the worker cannot be
 * started, and when `signal` is aborted.
 */
export async function makeOfficeEdition(
  file: Blob,
  name: string,
  signal: AbortSignal,
): Promise<OfficeExtracted> {
  if (file.size > largest) return { none: 'too-big' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  signal.throwIfAborted();
  const thread = new Worker(scriptAddress(workerAddress), { type: 'module' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  return new Promise<OfficeExtracted>((resolve, reject) => {
    timer = setTimeout(() => resolve({ none: 'too-slow' }), longest);
    signal.addEventListener('abort', () => reject(signal.reason as Error));
    thread.addEventListener('message', ({ data }: MessageEvent<OfficeExtracted>) => resolve(data));
    thread.addEventListener('error', ({ message }) =>
      reject(new Error(`The text was not made. ${message ?? ''}`)),
    );
    thread.postMessage({ bytes, name } satisfies OfficeOrder, [bytes.buffer]);
  }).finally(() => {
    clearTimeout(timer);
    thread.terminate();
  });
}
