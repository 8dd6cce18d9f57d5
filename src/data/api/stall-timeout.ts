import { abortTimeout, stallTimeout } from '../../../sw/contract/contract';
import { CallError } from './call-error';

/**
 * Stalled requests that were given up. The browser queues a new request behind them, because its HTTP cache
 * lets one request per address write at a time:
 * https://www.chromium.org/developers/design-documents/network-stack/http-cache/
 */
const stalledRequests = new Map<string, AbortController>();

interface Options<T> {
  /** Receives a result that arrives after the caller has given up. */
  late?: ((value: T) => void) | undefined;
}

/**
 * Runs a request with a stall timeout: rejects with the CallError `silent` after 8 s without a byte. `run`
 * must call `onProgress` at each chunk, so that a slow transfer is not given up. A late result is passed to
 * `late`. The request is aborted through its signal after 60 s without a byte, or when the same `url` is
 * requested again. If two requests to one address differ, append `#` and a distinguishing suffix to `url`.
 */
export function withStallTimeout<T>(
  url: string,
  run: (signal: AbortSignal, onProgress: () => void) => Promise<T>,
  { late }: Options<T> = {},
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    stalledRequests.get(url)?.abort(new CallError('silent', url, 'requested again'));
    const controller = new AbortController();
    let hasGivenUp = false;
    let timer: ReturnType<typeof setTimeout>;
    const abort = () => controller.abort(new CallError('silent', url, 'no byte for 60 s'));
    const giveUp = () => {
      hasGivenUp = true;
      stalledRequests.set(url, controller);
      reject(new CallError('silent', url, `no byte for ${stallTimeout / 1000} s`));
      timer = setTimeout(abort, abortTimeout - stallTimeout);
    };
    const onProgress = () => {
      clearTimeout(timer);
      timer = hasGivenUp ? setTimeout(abort, abortTimeout) : setTimeout(giveUp, stallTimeout);
    };
    onProgress();
    run(controller.signal, onProgress)
      .finally(() => {
        clearTimeout(timer);
        if (stalledRequests.get(url) === controller) stalledRequests.delete(url);
      })
      .then((value) => (hasGivenUp ? late?.(value) : resolve(value)))
      .catch((error: unknown) => {
        if (hasGivenUp) console.warn(error);
        else reject(error instanceof Error ? error : new Error(String(error)));
      });
  });
}

/**
 * Reads the body chunk by chunk, so that a slow connection differs from a stalled one. `onProgress` receives
 * the number of bytes so far. Rejects with the CallError `wrong-shape` beyond `limit` (bytes), and cancels
 * the transfer.
 */
export async function readBytes(
  response: Response,
  onProgress: (received: number) => void,
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
    onProgress(received);
  }
  const bytes = new Uint8Array(received);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}
