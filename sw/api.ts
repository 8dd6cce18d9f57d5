import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import {
  validateHead,
  withRetryTime,
  isValid,
  validateBody,
  mustWait,
  stamped,
  tooLarge,
  wasConfirmedAfter,
  type InvalidAnswer,
  type ValidAnswer,
  type Verdict,
} from './validate-answer';
import {
  answerLimit,
  apiPath,
  cacheNames,
  confirmedAtHeader,
  reloadMode,
  stallTimeout,
  stampHeader,
  stampOf,
} from './contract/contract';
import { markUsed } from './limits';
import { teeBody, TooLargeError } from './tee-body';
import { startStallTimer, type StallTimer } from './stall-timeout';
import { findStored, makeCopy, store } from './cache-storage';
import { postToPages } from './post-to-pages';

declare const self: ServiceWorkerGlobalScope;

/** Requests that fell silent and still hang. The browser lets the next one of the same address wait for them. */
const hanging = new Map<string, StallTimer>();

/** One request to the server, which all who ask for the same address at the same time share. */
interface Refresh {
  /** The server's answer as it comes in; a network error where nothing came for 8 s. Take a clone. */
  arriving: Promise<Response>;
  /** The verdict on the answer; 'silence' where nothing came for 8 s. */
  inTime: Promise<Verdict>;
  /** The verdict on the answer, however late. */
  whole: Promise<Verdict>;
}

const underWay = new Map<string, Refresh & { settled: Promise<void> }>();

/**
 * Answers a GET of the API: the stored answer at once, renewed behind it. A call that the reader marked as a reload
 * goes to the network first, back to the stored answer when that fails. Where nothing is stored the page gets the
 * server's answer as it comes, or a network error after 8 s without a byte. Never rejects.
 */
export async function answerApi({ request, event, url }: RouteHandlerCallbackOptions): Promise<Response> {
  const key = url.href.replace(/#.*$/, '');
  const stored = await findStored(cacheNames.api, key);
  if (stored) event.waitUntil(markUsed(cacheNames.api, key));
  if (stored && mustWait(stored)) {
    event.waitUntil(tellFailure(key, { reason: 'status', detail: 'the server asked for a pause' }));
    return stored;
  }

  const ask = () => {
    const refresh = refreshAnswer(key, request, apiPath(url, self.location.origin) ?? '');
    event.waitUntil(refresh.settled);
    return refresh;
  };
  const shared = underWay.get(key);
  const refresh = shared ?? ask();
  if (shared) event.waitUntil(shared.settled);
  if (!stored) return (await refresh.arriving).clone();
  if (request.cache !== reloadMode && request.cache !== 'reload') return stored;
  const verdict = await refresh.inTime;
  if (isValid(verdict)) return stamped(verdict);
  // The reader's word came after that call: the network may be better by now.
  const own = shared && (await ask().inTime);
  return own && isValid(own) ? stamped(own) : stored;
}

function refreshAnswer(key: string, request: Request, path: string) {
  const refresh = startTransfer(request, path);
  const settled = settle(key, refresh)
    .catch((error: unknown) => console.warn(`${key} could not be settled:`, error))
    .finally(() => forget(key, refresh));
  const shared = { ...refresh, settled };
  underWay.set(key, shared);
  return shared;
}

/** A silent request may still deliver, but the next who asks gets a connection of his own. */
function forget(key: string, { whole }: Refresh): void {
  if (underWay.get(key)?.whole === whole) underWay.delete(key);
}

function startTransfer(request: Request, path: string): Refresh {
  hanging.get(request.url)?.abort();
  const watch = startStallTimer();
  let deliver: (response: Response) => void = () => undefined;
  const arriving = new Promise<Response>((resolve) => (deliver = resolve));
  const whole = receive(request, path, watch, deliver)
    .catch((error: unknown): Verdict => {
      deliver(Response.error());
      return error instanceof TooLargeError ? tooLarge : { reason: 'network', detail: String(error) };
    })
    .finally(() => {
      watch.stop();
      if (hanging.get(request.url) === watch) hanging.delete(request.url);
    });
  const silence = watch.stalled.then((): Verdict => {
    hanging.set(request.url, watch);
    deliver(Response.error());
    return { reason: 'silence', detail: `no byte for ${stallTimeout / 1000} s` };
  });
  return { arriving, whole, inTime: Promise.race([whole, silence]) };
}

async function receive(
  request: Request,
  path: string,
  watch: StallTimer,
  deliver: (response: Response) => void,
): Promise<Verdict> {
  const response = await fetch(new Request(request, { cache: 'no-cache', signal: watch.signal }));
  watch.onProgress();
  const { headers } = response;
  const flaw = validateHead(response);
  if (flaw) {
    deliver(response);
    // The page tells it by the length; nobody reads on.
    if (flaw === tooLarge) watch.abort();
    return flaw;
  }
  const confirmedAt = Date.now();
  const { toPage: passage, whole, fail: breakOff } = teeBody(response.body, watch, answerLimit);
  void watch.stalled.then(() => breakOff(new Error(`${request.url} fell silent`)));
  deliver(makeCopy(passage, headers, { [confirmedAtHeader]: String(confirmedAt) }));
  return validateBody(path, { text: await (await whole).text(), headers, confirmedAt });
}

async function settle(key: string, refresh: Refresh): Promise<void> {
  const startedAt = Date.now();
  const verdict = await refresh.inTime;
  if (isValid(verdict)) return inTurn(key, () => keep(key, verdict));
  if (verdict.reason === 'silence') forget(key, refresh);
  await inTurn(key, () => refuse(key, verdict));
  if (verdict.reason !== 'silence') return;
  const late = await refresh.whole;
  if (isValid(late)) await inTurn(key, () => keep(key, late, startedAt));
}

const turns = new Map<string, Promise<void>>();

/** Between a look at what is stored and the write after it, nothing else is written for the same address. */
function inTurn(key: string, work: () => Promise<void>): Promise<void> {
  const turn = (turns.get(key) ?? Promise.resolve()).then(work, work);
  turns.set(key, turn);
  return turn.finally(() => {
    if (turns.get(key) === turn) turns.delete(key);
  });
}

/**
 * Stores a good answer and tells the pages. It gives way to what was confirmed after it, by the worker of another version
 * for instance; a late one gives way to what was confirmed after it was asked for.
 */
async function keep(key: string, answer: ValidAnswer, lateSince?: number): Promise<void> {
  const stored = await findStored(cacheNames.api, key);
  const { confirmedAt } = answer;
  if (stored && wasConfirmedAfter(stored, lateSince ?? confirmedAt)) return;
  // Not by the tag: a server may send another body under the same. A body that the browser kept over a 304 is the same.
  const isSame = stored?.headers.get(stampHeader) === stampOf(answer.text);
  if (!(await store(cacheNames.api, key, stamped(answer)))) return;
  if (isSame) await postToPages({ type: 'api-confirmed', url: key, confirmedAt });
  else if (stored || lateSince) await postToPages({ type: 'api-updated', url: key, confirmedAt });
}

/** Leaves the stored answer as it is; where nothing is stored, the page itself has got the failure. */
async function refuse(key: string, bad: InvalidAnswer): Promise<void> {
  const stored = await findStored(cacheNames.api, key);
  if (!stored) return;
  if (bad.retryAt) await store(cacheNames.api, key, withRetryTime(stored, bad.retryAt));
  await tellFailure(key, bad);
}

async function tellFailure(url: string, { reason, detail }: InvalidAnswer): Promise<void> {
  console.warn(`${url} was not renewed: ${reason}, ${detail}.`);
  await postToPages({ type: 'api-refresh-failed', url, reason, detail });
}
