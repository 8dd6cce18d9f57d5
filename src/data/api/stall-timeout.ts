import { stallTimeout } from '../../../sw/contract/contract';
import { CallError } from './call-error';

/** A request that was given up by its reader may go on this long (ms) without a byte before it is cut. */
const lastLimit = 60_000;

/** Requests that were given up and still hang. The browser lets the next one of the same address wait for them. */
const hanging = new Map<string, AbortController>();

interface Options<T> {
  /** Called with what came after the reader had given up. */
  late?: ((value: T) => void) | undefined;
}

/**
 * Runs a request under the rule of silence: a request that stays 8 s without a byte is given up with a
 * CallError `silent`, one that still delivers is not. `heard` is to be called at each byte. What arrives later
 * is handed to `late`; after 60 s without a byte, or when the same address is asked for again, the request is aborted
 * through its signal. Where requests to one address are not the same request, `url` ends with `#` and what
 * tells them apart.
 */
export function withStallTimeout<T>(
  url: string,
  run: (signal: AbortSignal, heard: () => void) => Promise<T>,
  { late }: Options<T> = {},
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    hanging.get(url)?.abort(new CallError('silent', url, 'asked for again'));
    const controller = new AbortController();
    let gaveUp = false;
    let timer: ReturnType<typeof setTimeout>;
    const cut = () => controller.abort(new CallError('silent', url, 'no byte for 60 s'));
    const giveUp = () => {
      gaveUp = true;
      hanging.set(url, controller);
      reject(new CallError('silent', url, `no byte for ${stallTimeout / 1000} s`));
      timer = setTimeout(cut, lastLimit - stallTimeout);
    };
    const heard = () => {
      clearTimeout(timer);
      timer = gaveUp ? setTimeout(cut, lastLimit) : setTimeout(giveUp, stallTimeout);
    };
    heard();
    run(controller.signal, heard)
      .finally(() => {
        clearTimeout(timer);
        if (hanging.get(url) === controller) hanging.delete(url);
      })
      .then((value) => (gaveUp ? late?.(value) : resolve(value)))
      .catch((error: unknown) => {
        if (gaveUp) console.warn(error);
        else reject(error instanceof Error ? error : new Error(String(error)));
      });
  });
}

/**
 * The body's bytes, chunk by chunk, so that a slow link is told from a dead one. `heard` gets the bytes so far. Rejects
 * with a CallError `wrong-shape` beyond `limit` (bytes): then nothing more is fetched.
 */
export async function readBytes(
  response: Response,
  heard: (received: number) => void,
  limit = Infinity,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let received = 0;
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); reader && part && !part.done; part = await reader.read()) {
    chunks.push(part.value);
    received += part.value.length;
    if (received > limit) {
      reader.cancel().catch((error: unknown) => console.warn(error));
      throw new CallError('wrong-shape', response.url, `more than ${limit} bytes`);
    }
    heard(received);
  }
  const bytes = new Uint8Array(received);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}
