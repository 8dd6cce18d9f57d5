import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { cacheNames, readerFolder } from './contract';
import { watchSilence } from './silence';
import { findStored, makeCopy, store } from './stores';

declare const self: ServiceWorkerGlobalScope;

/**
 * Answers the files of the reader of documents, and keeps the stored reader in step with the app. Where one is stored,
 * a new version is installed only with its own reader, which is put beside the old one: a page of the old version goes
 * on with its own. A reader that cannot be fetched whole fails the install, as a missing file of the app does: the old
 * version stays complete, and the browser tries again at its next check. What the new version does not know is deleted
 * when it takes over.
 */
export function serveReader(files: readonly string[]): void {
  self.addEventListener('install', (event) => event.waitUntil(fetchNewReader(files)));
  self.addEventListener('activate', (event) => event.waitUntil(deleteOldReader(files)));
  registerRoute(
    ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith(readerFolder),
    answerReaderFile,
  );
}

/**
 * Answers a file of the reader: the stored one, else the network's, which is stored. A file that is out of reach, or
 * of which no byte came for 8 s, is a network error. Never rejects.
 */
async function answerReaderFile({ request, event }: RouteHandlerCallbackOptions): Promise<Response> {
  const stored = await findStored(cacheNames.reader, request.url);
  if (stored) return stored;
  const watch = watchSilence();
  const arrival = fetch(request, { signal: watch.signal }).finally(watch.stop);
  const response = await Promise.race([arrival, watch.silent.then(() => Response.error())]).catch(
    (error: unknown) => {
      console.warn(`${request.url} did not arrive: ${String(error)}`);
      return Response.error();
    },
  );
  if (isWhole(response)) event.waitUntil(keep(request.url, response.clone()));
  return response;
}

async function fetchNewReader(files: readonly string[]): Promise<void> {
  const held = await heldFiles();
  if (held.length === 0) return;
  const missing = files.filter((url) => !held.includes(url) && isWanted(url, held));
  for (const url of missing) {
    const response = await fetch(url, { cache: 'no-cache' });
    if (!isWhole(response) || !(await keep(url, response))) {
      console.warn(`The new version waits: ${url} of its reader could not be stored.`);
      throw new Error(`${url}: status ${response.status}`);
    }
  }
}

/** Decoders of scanned pages come only to those who had a document that needs them. */
const isWanted = (url: string, held: readonly string[]) =>
  !url.endsWith('.wasm') || held.some((other) => stem(other) === stem(url));

/** The name of a file without the hash of its build. */
const stem = (url: string) => url.replace(/-[\w-]{8}(\.\w+)$/, '$1');

async function deleteOldReader(files: readonly string[]): Promise<void> {
  const old = (await heldFiles()).filter((url) => !files.includes(url));
  if (old.length === 0) return;
  const cache = await caches.open(cacheNames.reader);
  await Promise.all(old.map((url) => cache.delete(url)));
}

/** Nothing where Cache Storage cannot be used, and no cache is made by looking. */
async function heldFiles(): Promise<string[]> {
  try {
    if (!(await caches.keys()).includes(cacheNames.reader)) return [];
    return (await (await caches.open(cacheNames.reader)).keys()).map(({ url }) => url);
  } catch (error) {
    console.warn(`The stored reader could not be looked up: ${String(error)}`);
    return [];
  }
}

/** A page of HTML in the place of a file comes from a captive portal. */
const isWhole = ({ status, redirected, headers }: Response) =>
  status === 200 && !redirected && !/\bhtml\b/i.test(headers.get('content-type') ?? '');

async function keep(url: string, response: Response): Promise<boolean> {
  try {
    return await store(cacheNames.reader, url, makeCopy(await response.blob(), response.headers));
  } catch (error) {
    console.warn(`${url} broke off: ${String(error)}`);
    return false;
  }
}
