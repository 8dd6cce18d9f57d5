import type { StallTimer } from './stall-timeout';

type Chunk = Uint8Array<ArrayBuffer>;

/** A body that is read once for two consumers: `toPage` streams it to the page, `whole` collects it. */
export interface TeedBody {
  toPage: ReadableStream<Chunk>;
  /** Rejects if the transfer fails, and with a TooLargeError; `toPage` then ends too. */
  whole: Promise<Blob>;
  /** Ends `toPage` with an error; `whole` continues. */
  fail(error: unknown): void;
}

/** Thrown when a body exceeds its limit. */
export class TooLargeError extends Error {
  override name = 'TooLargeError';
}

interface ReadOptions {
  /** Bytes. */
  limit?: number;
  onChunk?: (chunk: Chunk) => void;
}

/** After this many bytes, chunks are merged into a Blob, which the browser may move from memory to disk. */
const blobThreshold = 1024 * 1024;

/**
 * Reads a body to its end into one Blob. Rejects if the transfer fails, if the timer aborts it, and with a
 * TooLargeError beyond `limit`, which cancels the transfer.
 */
export async function readWhole(
  source: Response['body'],
  timer: StallTimer,
  { limit = Infinity, onChunk }: ReadOptions = {},
): Promise<Blob> {
  const parts: Blob[] = [];
  let chunks: Chunk[] = [];
  let pendingBytes = 0;
  await readChunks(source, timer, limit, (chunk) => {
    onChunk?.(chunk);
    chunks.push(chunk);
    pendingBytes += chunk.length;
    if (pendingBytes < blobThreshold) return;
    parts.push(new Blob(chunks));
    chunks = [];
    pendingBytes = 0;
  });
  return new Blob([...parts, ...chunks]);
}

/**
 * Reads a small body to its end into memory: a Blob would be copied to the browser process and back. Rejects if the
 * transfer fails or the timer aborts it.
 */
export async function readBytes(source: Response['body'], timer: StallTimer): Promise<Chunk> {
  const chunks: Chunk[] = [];
  let received = 0;
  await readChunks(source, timer, Infinity, (chunk) => {
    chunks.push(chunk);
    received += chunk.length;
  });
  const bytes = new Uint8Array(received);
  let place = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, place);
    place += chunk.length;
  }
  return bytes;
}

/** Hands each chunk to `onChunk`, and reports progress to the stall timer. */
async function readChunks(
  source: Response['body'],
  timer: StallTimer,
  limit: number,
  onChunk: (chunk: Chunk) => void,
): Promise<void> {
  let received = 0;
  const reader = source?.getReader();
  // If the transfer has already failed, `read` rejects with the same error.
  const cancel = () => void reader?.cancel().catch(() => undefined);
  // A request that was made without this signal would continue.
  timer.signal.addEventListener('abort', cancel, { once: true });
  for (let part = await reader?.read(); reader && part && !part.done; part = await reader.read()) {
    timer.onProgress();
    onChunk(part.value);
    received += part.value.length;
    if (received > limit) {
      cancel();
      throw new TooLargeError(`more than ${limit} bytes`);
    }
  }
  // A cancelled body reports `done`, like a complete one:
  // https://streams.spec.whatwg.org/#readable-stream-cancel
  timer.signal.throwIfAborted();
}

/**
 * Reads a body to its end, regardless of how fast the page consumes it, and reports progress to the stall
 * timer. Of a longer body than `limit` (bytes) the page receives at least `limit` bytes, so that it can
 * tell it from a failed one.
 */
export function teeBody(source: Response['body'], timer: StallTimer, limit = Infinity): TeedBody {
  let page: ReadableStreamDefaultController<Chunk> | undefined;
  const toPage = new ReadableStream<Chunk>({
    start: (controller) => void (page = controller),
    cancel: () => void (page = undefined),
  });
  const end = () => {
    page?.close();
    page = undefined;
  };
  const fail = (error: unknown) => {
    page?.error(error);
    page = undefined;
  };
  const whole = readWhole(source, timer, { limit, onChunk: (chunk) => page?.enqueue(chunk) });
  whole.then(end, (error: unknown) => (error instanceof TooLargeError ? end() : fail(error)));
  return { toPage, whole, fail };
}
