import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import {
  validateHead,
  withRetryTime,
  isValid,
  validateBody,
  isRetryDelayed,
  toStoredResponse,
  tooLarge,
  type InvalidResponse,
  type ValidResponse,
  type Validation,
} from './validate-response';
import {
  responseLimit,
  apiPath,
  cacheNames,
  reloadMode,
  silenceHeader,
  stallTimeout,
} from '../contract/contract';
import { isNewer, markHeaders, readMark, stampOf } from '../contract/mark';
import { withoutHash } from '../contract/urls';
import { markUsed } from '../storage/limits';
import { teeBody, TooLargeError } from '../network/tee-body';
import { startStallTimer, type StallTimer } from '../network/stall-timeout';
import { findStored, makeCopy, tryToStore } from '../storage/cache-storage';
import { postToPages } from '../post-to-pages';

declare const self: ServiceWorkerGlobalScope;

/**
 * Stalled transfers that may still complete. The browser queues a new request behind them, because its HTTP
 * cache lets one request per address write at a time:
 * https://www.chromium.org/developers/design-documents/network-stack/http-cache/
 */
const stalledTransfers = new Map<string, StallTimer>();

/** One transfer from the server, shared by all concurrent requests for the same address. */
interface Refresh {
  /**
   * Resolves with the response once its headers arrive, or with a 504 of our own after 8 s without a byte.
   * Clone it before use.
   */
  arriving: Promise<Response>;
  /** The validated response, or the reason `silence` after 8 s without a byte. */
  inTime: Promise<Validation>;
  /** The validated response, however late it arrives. */
  whole: Promise<Validation>;
}

const inFlight = new Map<string, Refresh & { settled: Promise<void> }>();

/**
 * Responds to an API GET with stale-while-revalidate: the stored response at once, while the network updates
 * it. A request that the page marks as a reload is network-first and falls back to the stored response.
 * Without a stored response, the page receives the network response as a stream, or a 504 of our own after 8 s
 * without a byte. Never rejects.
 */
export async function handleApi({ request, event, url }: RouteHandlerCallbackOptions): Promise<Response> {
  const key = withoutHash(url.href);
  const stored = await findStored(cacheNames.api, key);
  if (stored) event.waitUntil(markUsed(cacheNames.api, key));
  if (stored && (isRetryDelayed(stored) || isPaused(key))) {
    event.waitUntil(postFailure(key, { reason: 'status', detail: 'the server asked to wait (Retry-After)' }));
    return stored;
  }

  const startRefresh = () => {
    const refresh = startRefreshOf(key, request, apiPath(url, self.location.origin) ?? '');
    event.waitUntil(refresh.settled);
    return refresh;
  };
  const shared = inFlight.get(key);
  const refresh = shared ?? startRefresh();
  if (shared) event.waitUntil(shared.settled);
  if (!stored) return (await refresh.arriving).clone();
  if (request.cache !== reloadMode && request.cache !== 'reload') return stored;
  const result = await refresh.inTime;
  if (isValid(result)) return toStoredResponse(result);
  // The user asked for the reload after the shared transfer had started: the network may have recovered since.
  const own = shared && !result.retryAt ? await startRefresh().inTime : result;
  if (isValid(own)) return toStoredResponse(own);
  // The page is told of the pause, which the stored response would hide.
  return own.retryAt ? withRetryTime(stored, own.retryAt) : stored;
}

function startRefreshOf(key: string, request: Request, path: string) {
  const refresh = startTransfer(request, path);
  const settled = settle(key, refresh)
    .catch((error: unknown) => console.warn(`The response for ${key} could not be processed:`, error))
    .finally(() => removeInFlight(key, refresh));
  const shared = { ...refresh, settled };
  inFlight.set(key, shared);
  return shared;
}

/**
 * Removes a transfer from the map, so that the next request opens a new connection. A stalled transfer may
 * still complete.
 */
function removeInFlight(key: string, { whole }: Refresh): void {
  if (inFlight.get(key)?.whole === whole) inFlight.delete(key);
}

function startTransfer(request: Request, path: string): Refresh {
  stalledTransfers.get(request.url)?.abort();
  const timer = startStallTimer();
  let deliver: (response: Response) => void = () => undefined;
  const arriving = new Promise<Response>((resolve) => (deliver = resolve));
  const whole = receive(request, path, timer, deliver)
    .catch((error: unknown): Validation => {
      deliver(Response.error());
      return error instanceof TooLargeError ? tooLarge : { reason: 'network', detail: String(error) };
    })
    .finally(() => {
      timer.stop();
      if (stalledTransfers.get(request.url) === timer) stalledTransfers.delete(request.url);
    });
  const stalled = timer.stalled.then((): Validation => {
    stalledTransfers.set(request.url, timer);
    deliver(new Response(null, { status: 504, headers: { [silenceHeader]: '' } }));
    return { reason: 'silence', detail: `no byte for ${stallTimeout / 1000} s` };
  });
  return { arriving, whole, inTime: Promise.race([whole, stalled]) };
}

async function receive(
  request: Request,
  path: string,
  timer: StallTimer,
  deliver: (response: Response) => void,
): Promise<Validation> {
  const response = await fetch(new Request(request, { cache: 'no-cache', signal: timer.signal }));
  timer.onProgress();
  const { headers } = response;
  const flaw = validateHead(response);
  if (flaw) {
    deliver(response);
    // The page sees from the length that the body is too large, so the rest is not read.
    if (flaw === tooLarge) timer.abort();
    return flaw;
  }
  const confirmedAt = Date.now();
  const { toPage, whole, fail } = teeBody(response.body, timer, responseLimit);
  void timer.stalled.then(() => fail(new Error(`${request.url} stalled`)));
  deliver(makeCopy(toPage, headers, markHeaders({ confirmedAt })));
  return validateBody(path, { text: await (await whole).text(), headers, confirmedAt });
}

async function settle(key: string, refresh: Refresh): Promise<void> {
  const startedAt = Date.now();
  const result = await refresh.inTime;
  if (isValid(result)) return runInOrder(key, () => storeValid(key, result));
  if (result.reason === 'silence') removeInFlight(key, refresh);
  await runInOrder(key, () => reportInvalid(key, result));
  if (result.reason !== 'silence') return;
  const late = await refresh.whole;
  if (isValid(late)) await runInOrder(key, () => storeValid(key, late, startedAt));
}

const queues = new Map<string, Promise<void>>();

/**
 * Runs tasks for one address one after the other, so that no other write comes between a task's read and its
 * write.
 */
function runInOrder(key: string, work: () => Promise<void>): Promise<void> {
  const queued = (queues.get(key) ?? Promise.resolve()).then(work, work);
  queues.set(key, queued);
  return queued.finally(() => {
    if (queues.get(key) === queued) queues.delete(key);
  });
}

/**
 * Stores a valid response and notifies the pages. A response that was confirmed later is not overwritten
 * (another version of the worker may have stored it). For a late response, `lateSince` is the time of its
 * request: anything confirmed after that wins. What could not be stored goes to the pages themselves.
 */
async function storeValid(key: string, response: ValidResponse, lateSince?: number): Promise<void> {
  const stored = await findStored(cacheNames.api, key);
  const { confirmedAt, text } = response;
  const known = stored && readMark(stored.headers);
  if (known && isNewer(known, lateSince ?? confirmedAt)) return;
  pauses.delete(key);
  // Compares the body, not the ETag: a server may send another body with the same ETag, and after a 304 the
  // browser supplies the body that it already had.
  const isSame = known?.stamp === stampOf(text);
  const storing = await tryToStore(cacheNames.api, key, toStoredResponse(response));
  if (isSame) return postToPages({ type: 'api-confirmed', url: key, confirmedAt });
  // Without a stored response, the page that asked has received this one.
  const isAwaited = stored !== undefined || lateSince !== undefined;
  if (storing === 'stored')
    return isAwaited ? postToPages({ type: 'api-updated', url: key, confirmedAt }) : undefined;
  return postToPages({
    type: 'api-unstored',
    url: key,
    isFull: storing === 'no-room',
    ...(isAwaited && { response: { text, confirmedAt } }),
  });
}

/** Until when (ms since 1970) an address is not asked, where that could not be stored. */
const pauses = new Map<string, number>();

const isPaused = (key: string) => (pauses.get(key) ?? 0) > Date.now();

/**
 * Leaves the stored response in place and notifies the pages. Without a stored response, the page itself
 * received the failure.
 */
async function reportInvalid(key: string, bad: InvalidResponse): Promise<void> {
  const stored = await findStored(cacheNames.api, key);
  if (!stored) return;
  const { retryAt } = bad;
  if (retryAt && (await tryToStore(cacheNames.api, key, withRetryTime(stored, retryAt))) !== 'stored')
    pauses.set(key, retryAt);
  await postFailure(key, bad);
}

async function postFailure(url: string, { reason, detail }: InvalidResponse): Promise<void> {
  console.warn(`${url} was not updated: ${reason}, ${detail}.`);
  await postToPages({ type: 'api-refresh-failed', url, reason, detail });
}
