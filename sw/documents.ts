import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { cacheNames, savedAsHeader, updatedAtHeader } from './contract/contract';
import { sha256Header, versionOf } from './contract/copy-headers';
import { dropFormer, keepFormer, noteVersion, readAside, type Note } from './former-copies';
import { markUsed } from './limits';
import { notStoredPage } from './not-stored-page';
import { readPublished, type Published } from './published-files';
import { answerRange } from './ranges';
import { teeBody } from './tee-body';
import { isAsPublished, isSaved, judgeFile, type Held } from './renewal';
import { startStallTimer, type StallTimer } from './stall-timeout';
import { findStored, makeCopy, store } from './cache-storage';
import { postToPages } from './post-to-pages';
import { flawOfHead, hasSameBytes, isSameVersion } from './validate-document';

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
  const watch = startStallTimer();
  request.signal.addEventListener('abort', watch.abort);
  const arrival = fetch(request, { signal: watch.signal }).then((response) => {
    watch.onProgress();
    if (!mayKeep(request)) return { response, copy: undefined };
    // A redirect of a navigation is the browser's to follow, and has status 0 here.
    const flaw = flawOfHead(key, response);
    if (flaw) console.warn(`${key} was not stored: ${flaw}.`);
    return { response, copy: flaw ? undefined : response.clone() };
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
    watch.stalled.then(() => undefined),
  ]);
  return { answer, settled };
}

const mayKeep = (request: Request) => request.cache !== 'no-store' && !wantsFresh(request);

async function keepCopy(key: string, copy: Response, watch: StallTimer): Promise<void> {
  const file = await readFile(copy, watch);
  const { flaw, sha256 } = await judgeFile(key, { answer: copy, file }, await readPublished(key));
  if (flaw) return console.warn(`${key} was not stored: ${flaw}.`);
  if (await store(cacheNames.documents, key, copyOf(file, copy.headers, sha256))) {
    await postToPages({ type: 'document-stored', url: key });
  }
}

/** Requests for the same document that overlap share one renewal. Never rejects. */
function renewOnce(key: string, held: Held): Promise<void> {
  const shared = underWay.get(key);
  if (shared) return shared;
  const watch = startStallTimer();
  const renewal = renew(key, held, watch)
    .catch((error: unknown) => console.warn(`${key} was not renewed: ${String(error)}`))
    .finally(() => {
      watch.stop();
      underWay.delete(key);
    });
  underWay.set(key, renewal);
  return renewal;
}

async function renew(key: string, { response: { headers } }: Held, watch: StallTimer): Promise<void> {
  const answer = await fetch(key, { cache: 'no-cache', redirect: 'manual', signal: watch.signal });
  watch.onProgress();
  const headFlaw = flawOfHead(key, answer);
  if (headFlaw) console.warn(`${key} was not renewed: ${headFlaw}.`);
  if (headFlaw || isSameVersion(headers, answer.headers)) return watch.abort();
  const published = await readPublished(key);
  if (!(await isWanted(key, answer.headers, published))) return watch.abort();
  const file = await readFile(answer, watch);
  // Meanwhile the reader may have removed it, or saved what was only opened.
  const before = await findDocument(key);
  if (!before) return;
  const present = await before.response.clone().blob();
  if (await hasSameBytes(present, file)) return;
  const { flaw, note, sha256 } = await judgeFile(key, { answer, file }, published, present);
  if (!flaw) return replace(key, before, copyOf(file, answer.headers, sha256, updateMarks(before)));
  console.warn(`${key} was not renewed: ${flaw}.`);
  if (note && isSaved(before)) await noteOther(key, answer.headers, note);
}

/** Whether another version is worth its bytes: not where the copy here is the published one, nor where it was refused before. */
async function isWanted(key: string, fresh: Headers, published: Published): Promise<boolean> {
  const held = await findDocument(key);
  if (!held || (await isAsPublished(held, published))) return false;
  const { otherVersion, otherSha256 } = await readAside(key);
  return otherVersion !== versionOf(fresh) || published.hashes.has(otherSha256 ?? '');
}

/** A saved copy is given up only once it lies beside the new one; where both do not fit, it stays. */
async function replace(key: string, before: Held, copy: Response): Promise<void> {
  const { former } = await readAside(key);
  const isKept = !isSaved(before) || (await keepFormer(key, before.response));
  const isHere = (await findStored(before.cacheName, key)) !== undefined;
  const fresh = copy.headers;
  if (isKept && isHere && (await store(before.cacheName, key, copy))) {
    return postToPages({ type: 'document-updated', url: key });
  }
  if (!isSaved(before)) return;
  if (!former || !isHere) await dropFormer(key);
  if (isHere) await noteOther(key, fresh, { isNewer: true });
}

async function noteOther(key: string, fresh: Headers, note: Note): Promise<void> {
  await noteVersion(key, fresh, note);
  if ('isNewer' in note) await postToPages({ type: 'document-newer', url: key });
}

const readFile = ({ body }: Response, watch: StallTimer): Promise<Blob> => teeBody(body, watch).whole;

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

/** What the page reads of a saved copy that was replaced: when, and under which title it was saved. */
function updateMarks({ cacheName, response }: Held): Record<string, string> {
  if (cacheName !== cacheNames.savedDocuments) return {};
  const savedAs = response.headers.get(savedAsHeader);
  return { [updatedAtHeader]: String(Date.now()), ...(savedAs !== null && { [savedAsHeader]: savedAs }) };
}
