import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { cacheNames, savedAsHeader, updatedAtHeader } from './contract';
import { markUsed } from './limits';
import { notStoredPage } from './not-stored-page';
import { answerRange } from './ranges';
import { relayBody } from './relay';
import { watchSilence, type Watch } from './silence';
import { findStored, makeCopy, store } from './stores';
import { tellPages } from './tell-pages';
import { flawOfFile, hasSameBytes, isSameVersion } from './whole-file';

/** A document on the device, and the cache where it stands. */
interface Held {
  cacheName: string;
  response: Response;
}

const underWay = new Map<string, Promise<void>>();

/**
 * Answers a GET of a document: the saved copy, else the stored one (either is renewed behind), else the network as it
 * streams in, with a copy stored once it is whole (not where the page asks with `no-store`). A page that asks with
 * `reload` gets the network's, unstored. A part is cut from the whole copy. A document out of reach is a network error,
 * and a plain page for a navigation. Never rejects.
 */
export async function answerDocument({
  request,
  event,
  url,
}: RouteHandlerCallbackOptions): Promise<Response> {
  const key = url.href.replace(/#.*$/, '');
  const held = wantsFresh(request) ? undefined : await findDocument(key);
  const isPart = request.headers.has('range');
  if (held && isPart) return answerRange(request, held.response);
  if (held) {
    event.waitUntil(Promise.all([markUsed(held.cacheName, key), renewOnce(key, held)]));
    return held.response;
  }
  if (isPart) return fetch(request).catch(() => Response.error());
  const { answer, settled } = fetchDocument(key, request);
  event.waitUntil(settled);
  return (await answer) ?? (request.mode === 'navigate' ? notStoredPage() : Response.error());
}

/** A reader who reloads the address of a document keeps the stored copy: the network may be away. */
const wantsFresh = ({ cache, mode }: Request) => cache === 'reload' && mode !== 'navigate';

async function findDocument(key: string): Promise<Held | undefined> {
  for (const cacheName of [cacheNames.savedDocuments, cacheNames.documents]) {
    const response = await findStored(cacheName, key);
    if (response) return { cacheName, response };
  }
  return undefined;
}

/** `answer` is undefined when nothing came for 8 s or ever; what comes later is stored all the same. */
function fetchDocument(key: string, request: Request) {
  const watch = watchSilence();
  request.signal.addEventListener('abort', watch.abort);
  const arrival = fetch(request, { signal: watch.signal }).then((response) => {
    watch.heard();
    // A redirect of a navigation is the browser's to follow, and has status 0 here.
    const copy = response.status === 200 && mayKeep(request) ? response.clone() : undefined;
    return { response, copy };
  });
  const settled = arrival
    .then(({ copy }) => copy && keepCopy(key, copy, watch))
    .catch((error: unknown) => console.warn(`${key} did not arrive whole: ${String(error)}`))
    .finally(watch.stop);
  const answer = Promise.race([
    arrival.then(
      ({ response }) => response,
      () => undefined,
    ),
    watch.silent.then(() => undefined),
  ]);
  return { answer, settled };
}

const mayKeep = (request: Request) => request.cache !== 'no-store' && !wantsFresh(request);

async function keepCopy(key: string, copy: Response, watch: Watch): Promise<void> {
  const file = await readFile(copy, watch);
  if (!(await isSound(key, copy, file))) return;
  if (await store(cacheNames.documents, key, copyOf(file, copy.headers))) {
    await tellPages({ type: 'document-stored', url: key });
  }
}

/** Requests for the same document that overlap share one renewal. Never rejects. */
function renewOnce(key: string, held: Held): Promise<void> {
  const shared = underWay.get(key);
  if (shared) return shared;
  const watch = watchSilence();
  const renewal = renew(key, held, watch)
    .catch((error: unknown) => console.warn(`${key} was not renewed: ${String(error)}`))
    .finally(() => {
      watch.stop();
      underWay.delete(key);
    });
  underWay.set(key, renewal);
  return renewal;
}

async function renew(key: string, { response }: Held, watch: Watch): Promise<void> {
  const fresh = await fetch(key, { cache: 'no-cache', signal: watch.signal });
  watch.heard();
  if (fresh.status !== 200 || isSameVersion(response.headers, fresh.headers)) return watch.abort();
  const file = await readFile(fresh, watch);
  if (!(await isSound(key, fresh, file))) return;
  // Meanwhile the reader may have removed it, or saved what was only opened.
  const before = await findDocument(key);
  if (!before || (await hasSameBytes(await before.response.blob(), file))) return;
  if (await store(before.cacheName, key, copyOf(file, fresh.headers, updateMarks(before)))) {
    await tellPages({ type: 'document-updated', url: key });
  }
}

const readFile = ({ body }: Response, watch: Watch): Promise<Blob> => relayBody(body, watch).whole;

async function isSound(key: string, response: Response, file: Blob): Promise<boolean> {
  const flaw = await flawOfFile(key, response, file);
  if (flaw) console.warn(`${key} was not stored: ${flaw}.`);
  return flaw === undefined;
}

const copyOf = (file: Blob, headers: Headers, marks: Record<string, string> = {}): Response =>
  makeCopy(file, headers, { ...marks, 'content-length': String(file.size) });

/** What the page reads of a saved copy that was replaced: when, and under which title it was saved. */
function updateMarks({ cacheName, response }: Held): Record<string, string> {
  if (cacheName !== cacheNames.savedDocuments) return {};
  const savedAs = response.headers.get(savedAsHeader);
  return { [updatedAtHeader]: String(Date.now()), ...(savedAs !== null && { [savedAsHeader]: savedAs }) };
}
