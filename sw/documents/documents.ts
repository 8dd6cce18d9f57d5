import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { cacheNames, savedAsHeader, updatedAtHeader } from '../contract/contract';
import { sha256Header, versionOf } from '../contract/copy-headers';
import type { Listing } from '../contract/listed-hashes';
import { withoutHash } from '../contract/urls';
import {
  deleteFormer,
  keepFormer,
  noteVersion,
  readOtherCopy,
  restoreLost,
  type Note,
} from './former-copies';
import { markUsed } from '../storage/limits';
import { notStoredPage } from '../pages/own-pages';
import { readPublished } from './published-files';
import { rangeResponse } from './ranges';
import { readWhole } from '../network/tee-body';
import { isAsPublished, isSaved, validateDownload, type Held } from './renewal';
import { startStallTimer, type StallTimer } from '../network/stall-timeout';
import { findStored, makeCopy, store } from '../storage/cache-storage';
import { postToPages } from '../post-to-pages';
import { flawOfHeaders, hasSameBytes, isSameVersion } from './validate-document';

const updatesInFlight = new Map<string, Promise<void>>();

/**
 * Responds to a document GET with the saved copy, else the opened copy (both are updated in the background),
 * else the network response as a stream, which is stored once it is complete. A page that requests with
 * `no-store` gets the network response unstored if no copy exists; with `reload`, it always does. A range
 * request is served from the complete copy. If the document is unavailable, the response is a network error,
 * or an HTML page for a navigation. Never rejects.
 */
export async function handleDocument({
  request,
  event,
  url,
}: RouteHandlerCallbackOptions): Promise<Response> {
  const key = withoutHash(url.href);
  const held = bypassesCache(request) ? undefined : await findReadable(key);
  const isRange = request.headers.has('range');
  if (held && isRange) return rangeResponse(request, held.response);
  if (held) {
    event.waitUntil(Promise.all([markUsed(held.cacheName, key), updateOnce(key, held)]));
    return held.response;
  }
  // The page gets the same error from `Response.error()` as from its own request.
  if (isRange) return fetch(request).catch(() => Response.error());
  const { inTime, settled } = fetchDocument(key, request);
  event.waitUntil(settled);
  return (await inTime) ?? (request.mode === 'navigate' ? notStoredPage(request) : Response.error());
}

/** Reloading a navigation still uses the stored copy, because the network may be down. */
const bypassesCache = ({ cache, mode }: Request) => cache === 'reload' && mode !== 'navigate';

/** Like `findDocument`, but in the place of a saved copy that is gone, its former one. */
async function findReadable(key: string): Promise<Held | undefined> {
  const cacheName = cacheNames.savedDocuments;
  const saved = (await findStored(cacheName, key)) ?? (await restoreLost(key));
  return saved ? { cacheName, response: saved } : findDocument(key);
}

async function findDocument(key: string): Promise<Held | undefined> {
  for (const cacheName of [cacheNames.savedDocuments, cacheNames.documents]) {
    const response = await findStored(cacheName, key);
    if (response) return { cacheName, response };
  }
  return undefined;
}

/** `inTime` is undefined after a network error or 8 s without a byte; a late response is stored anyway. */
function fetchDocument(key: string, request: Request) {
  const timer = startStallTimer();
  request.signal.addEventListener('abort', timer.abort);
  const arrival = fetch(request, { signal: timer.signal }).then((response) => {
    timer.onProgress();
    if (!mayStore(request)) return { response, copy: undefined };
    // A navigation request has redirect mode `manual`, so a redirect is an opaque response with status 0:
    // https://fetch.spec.whatwg.org/#concept-filtered-response-opaque-redirect
    const flaw = flawOfHeaders(key, response);
    if (flaw) console.warn(`${key} was not stored: ${flaw}.`);
    return { response, copy: flaw ? undefined : response.clone() };
  });
  const settled = arrival
    .then(({ copy }) => copy && storeCopy(key, copy, timer))
    .catch((error: unknown) => console.warn(`${key} did not arrive completely: ${String(error)}`))
    .finally(timer.stop);
  const inTime = Promise.race([
    arrival.then(
      ({ response }) => response,
      () => undefined,
    ),
    timer.stalled.then(() => undefined),
  ]);
  return { inTime, settled };
}

const mayStore = (request: Request) => request.cache !== 'no-store' && !bypassesCache(request);

async function storeCopy(key: string, copy: Response, timer: StallTimer): Promise<void> {
  const file = await readFile(copy, timer);
  const { flaw, sha256 } = await validateDownload(key, { response: copy, file }, await readPublished(key));
  if (flaw) return console.warn(`${key} was not stored: ${flaw}.`);
  if (await store(cacheNames.documents, key, copyOf(file, copy.headers, sha256))) {
    await postToPages({ type: 'document-stored', url: key });
  }
}

/**
 * Fetches a document again, and replaces its copy by a valid newer file. A copy that `isDamaged` is replaced
 * by any valid file. Concurrent requests for the same document share one update. Never rejects.
 */
export function updateOnce(key: string, held: Held, isDamaged = false): Promise<void> {
  const shared = updatesInFlight.get(key);
  if (shared) return shared;
  const timer = startStallTimer();
  const updating = update(key, held, timer, isDamaged)
    .catch((error: unknown) => console.warn(`${key} was not updated: ${String(error)}`))
    .finally(() => {
      timer.stop();
      updatesInFlight.delete(key);
    });
  updatesInFlight.set(key, updating);
  return updating;
}

async function update(
  key: string,
  { response: { headers } }: Held,
  timer: StallTimer,
  isDamaged: boolean,
): Promise<void> {
  const response = await fetch(key, { cache: 'no-cache', redirect: 'manual', signal: timer.signal });
  timer.onProgress();
  const headFlaw = flawOfHeaders(key, response);
  if (headFlaw) console.warn(`${key} was not updated: ${headFlaw}.`);
  if (headFlaw || (!isDamaged && isSameVersion(headers, response.headers))) return timer.abort();
  const published = await readPublished(key);
  if (!isDamaged && !(await isWanted(key, response.headers, published))) return timer.abort();
  const file = await readFile(response, timer);
  // In the meantime the user may have removed the document, or saved a document that was only opened.
  const before = await findDocument(key);
  if (!before) return;
  const present = await before.response.clone().blob();
  if (await hasSameBytes(present, file)) return;
  const { flaw, note, sha256 } = await validateDownload(
    key,
    { response, file },
    published,
    isDamaged ? undefined : present,
  );
  if (!flaw) {
    return replace(key, before, copyOf(file, response.headers, sha256, updateMarks(before)), isDamaged);
  }
  console.warn(`${key} was not updated: ${flaw}.`);
  if (note && isSaved(before)) await recordOther(key, response.headers, note);
}

/**
 * Whether another version is worth downloading: not if the copy here is the published one, nor if it was
 * rejected before.
 */
async function isWanted(key: string, fresh: Headers, published: Listing): Promise<boolean> {
  const held = await findDocument(key);
  if (!held || (await isAsPublished(held, published))) return false;
  const { otherVersion, otherSha256 } = await readOtherCopy(key);
  return otherVersion !== versionOf(fresh) || published.hashes.has(otherSha256 ?? '');
}

/**
 * Replaces a copy. A saved copy that is not damaged is first stored as the former copy; if both do not fit,
 * the saved copy remains.
 */
async function replace(key: string, before: Held, copy: Response, isDamaged: boolean): Promise<void> {
  const { former } = await readOtherCopy(key);
  const isKept = !isSaved(before) || isDamaged || (await keepFormer(key, before.response));
  const isStored = async () => (await findStored(before.cacheName, key)) !== undefined;
  const isHere = await isStored();
  const fresh = copy.headers;
  if (isKept && isHere && (await store(before.cacheName, key, copy))) {
    return postToPages({ type: 'document-updated', url: key });
  }
  if (!isSaved(before)) return;
  // Where the saved copy went with the failed write, the former one is the last: `restoreLost` puts it back.
  if (isHere && !(await isStored())) return;
  if (!former || !isHere) await deleteFormer(key);
  if (isHere) await recordOther(key, fresh, { hasNewer: true });
}

async function recordOther(key: string, fresh: Headers, note: Note): Promise<void> {
  await noteVersion(key, fresh, note);
  if ('hasNewer' in note) await postToPages({ type: 'document-newer', url: key });
}

const readFile = ({ body }: Response, timer: StallTimer): Promise<Blob> => readWhole(body, timer);

const copyOf = (
  file: Blob,
  headers: Headers,
  sha256: string | undefined,
  marks: Record<string, string> = {},
): Response =>
  makeCopy(file, headers, {
    ...marks,
    ...(sha256 !== undefined && { [sha256Header]: sha256 }),
    'content-length': String(file.size),
  });

/** Headers that the page reads from an updated saved copy: the time of the update, and its row of the catalogue. */
function updateMarks({ cacheName, response }: Held): Record<string, string> {
  if (cacheName !== cacheNames.savedDocuments) return {};
  const savedAs = response.headers.get(savedAsHeader);
  return {
    [updatedAtHeader]: String(Date.now()),
    ...(savedAs !== null && { [savedAsHeader]: savedAs }),
  };
}
