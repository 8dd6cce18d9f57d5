import type { StallTimer } from './stall-timeout';

type Chunk = Uint8Array<ArrayBuffer>;

/** A body that is read once and goes two ways: `passage` streams it to the page, `whole` collects it. */
export interface TeedBody {
  toPage: ReadableStream<Chunk>;
  /** Rejects when the transfer broke off, and with a TooLargeError; the passage then ends too. */
  whole: Promise<Blob>;
  /** Ends the passage with an error; `whole` goes on. */
  fail(error: unknown): void;
}

/** A body that has more bytes than it may have. */
export class TooLargeError extends Error {
  override name = 'TooLargeError';
}

interface ReadOptions {
  /** Bytes. */
  limit?: number;
  onChunk?: (chunk: Chunk) => void;
}

/** So many bytes stand in the worker's memory before the browser is given them, who may put them on the disk. */
const spill = 1024 * 1024;

/**
 * Reads a body to its end and tells the watch of each byte. Rejects when the transfer breaks off, when the watch gives it
 * up, and with a TooLargeError beyond `limit`: then the transfer is ended.
 */
export async function readWhole(
  source: Response['body'],
  watch: StallTimer,
  { limit = Infinity, onChunk }: ReadOptions = {},
): Promise<Blob> {
  const parts: Blob[] = [];
  let chunks: Chunk[] = [];
  let waiting = 0;
  let received = 0;
  const reader = source?.getReader();
  // Where the transfer has failed already, `read` rejects with the same error.
  const cancel = () => void reader?.cancel().catch(() => undefined);
  // A request that was made without this signal would go on.
  watch.signal.addEventListener('abort', cancel, { once: true });
  for (let part = await reader?.read(); reader && part && !part.done; part = await reader.read()) {
    watch.onProgress();
    onChunk?.(part.value);
    received += part.value.length;
    if (received > limit) {
      cancel();
      throw new TooLargeError(`more than ${limit} bytes`);
    }
    chunks.push(part.value);
    waiting += part.value.length;
    if (waiting < spill) continue;
    parts.push(new Blob(chunks));
    chunks = [];
    waiting = 0;
  }
  // A body that was given up looks as if it had come to its end.
  watch.signal.throwIfAborted();
  return new Blob([...parts, ...chunks]);
}

/**
 * Reads a body to its end, however fast its page takes it, and tells the watch of each byte. Of a body beyond `limit`
 * (bytes) the page gets at least so much, so that it can tell why it ends.
 */
export function teeBody(source: Response['body'], watch: StallTimer, limit = Infinity): TeedBody {
  let page: ReadableStreamDefaultController<Chunk> | undefined;
  const passage = new ReadableStream<Chunk>({
    start: (controller) => void (page = controller),
    cancel: () => void (page = undefined),
  });
  const end = () => {
    page?.close();
    page = undefined;
  };
  const breakOff = (error: unknown) => {
    page?.error(error);
    page = undefined;
  };
  const whole = readWhole(source, watch, { limit, onChunk: (chunk) => page?.enqueue(chunk) });
  whole.then(end, (error: unknown) => (error instanceof TooLargeError ? end() : breakOff(error)));
  return { toPage: passage, whole, fail: breakOff };
}
