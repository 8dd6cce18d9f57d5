import { scriptAddress } from '../../browser/trusted-types';
import type { OpenedFile } from '../../document-text/office/open-file';
import workerAddress from './office-worker?worker&url';
import type { OfficeOrder } from './office-worker';

/** A file that takes longer (ms) has no text. */
const longest = 60_000;

/**
 * Makes the text edition of a file that is no PDF, or the list of an archive's files, in a worker that can be ended;
 * `part` is the path of a file in the archive. Rejects if the worker cannot be started, and when `signal` is aborted.
 */
export async function makeOfficeEdition(
  file: Blob,
  { name, part }: Pick<OfficeOrder, 'name' | 'part'>,
  signal: AbortSignal,
): Promise<OpenedFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  signal.throwIfAborted();
  const thread = new Worker(scriptAddress(workerAddress), { type: 'module' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  return new Promise<OpenedFile>((resolve, reject) => {
    timer = setTimeout(() => resolve({ none: 'too-slow' }), longest);
    signal.addEventListener('abort', () => reject(signal.reason as Error));
    thread.addEventListener('message', ({ data }: MessageEvent<OpenedFile>) => resolve(data));
    thread.addEventListener('error', ({ message }) =>
      reject(new Error(`The text was not made. ${message ?? ''}`)),
    );
    thread.postMessage({ bytes, name, part } satisfies OfficeOrder, [bytes.buffer]);
  }).finally(() => {
    clearTimeout(timer);
    thread.terminate();
  });
}
