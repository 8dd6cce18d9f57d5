import { precachePrefix } from './contract/contract';
import { fetchExact, findMismatch, type Arrival } from './fetch-exact';
import type { VersionFile, VersionFiles } from './version-files';
import { hasSecurityHeaders } from './security-headers';
import { startStallTimer } from './stall-timeout';
import { findStored, makeCopy, store } from './cache-storage';
import type { Asked } from './routes';

declare const self: ServiceWorkerGlobalScope;

/** The cache of the app's own files: the name that Workbox gave it, which stands on phones. */
export const precacheName = (): string => `${precachePrefix}v2-${self.registration.scope}`;

/**
 * Stores every one of the files in a cache, each with exactly the content that the build made. What is stored already
 * is read and checked, and fetched again where it differs; what the version before has under other names stays.
 * Rejects at the first file that cannot be had: the install then fails, and the browser tries again.
 */
export async function storeExactly(cacheName: string, files: readonly VersionFile[]): Promise<void> {
  for (const file of files) {
    const flaw = await storeOne(cacheName, file);
    if (flaw !== undefined) throw new Error(`${file.url} could not be stored: ${flaw}`);
  }
}

/** Why the file could not be stored, in words. A transfer without a byte for 60 s is given up. */
async function storeOne(cacheName: string, file: VersionFile): Promise<string | undefined> {
  if (await holdsExactly(cacheName, file)) return undefined;
  const watch = startStallTimer();
  const { response, flaw } = await fetchExact(file, watch).finally(watch.stop);
  if (flaw !== undefined) return flaw;
  return (await store(cacheName, file.key, response)) ? undefined : 'the phone did not take it';
}

async function holdsExactly(cacheName: string, file: VersionFile): Promise<boolean> {
  const stored = await findStored(cacheName, file.key);
  if (!stored) return false;
  const body = await stored.clone().blob();
  const flaw = await findMismatch(file, stored, body);
  if (flaw !== undefined) {
    console.warn(`${file.url} is damaged on this phone and is fetched again: ${flaw}.`);
    return false;
  }
  // The headers of the site may be others than those of the version that stored it.
  return hasSecurityHeaders(stored) || store(cacheName, file.key, makeCopy(body, stored.headers));
}

/**
 * Answers a file of this version: the stored one, else the network's, which is stored. Of the network only the exact
 * file is handed out, or its error; a file out of reach, or of which no byte came for 8 s, is a network error. Never rejects.
 */
export async function answerVersionFile(
  cacheName: string,
  file: VersionFile,
  { event }: Asked,
): Promise<Response> {
  const stored = await findStored(cacheName, file.key);
  if (stored) return stored;
  const watch = startStallTimer();
  const arrival = fetchExact(file, watch).finally(watch.stop);
  const inTime = await Promise.race([arrival, watch.stalled.then(() => undefined)]);
  const copy = inTime ? { ...inTime, response: inTime.response.clone() } : arrival;
  event.waitUntil(Promise.resolve(copy).then((arrived) => keepArrival(cacheName, file, arrived)));
  return inTime?.response ?? Response.error();
}

async function keepArrival(cacheName: string, file: VersionFile, { response, flaw }: Arrival): Promise<void> {
  if (flaw === undefined) await store(cacheName, file.key, response);
  else console.warn(`${file.url} was not stored: ${flaw}.`);
}

let completing: Promise<void> | undefined;

/**
 * Fetches what the phone lacks of this version: the icons after the install, and whatever was lost since. Ends at the
 * first file that is out of reach. Never rejects.
 */
export function completeVersion({ app, extras }: VersionFiles): Promise<void> {
  completing ??= storeMissing([...app, ...extras])
    .catch((error: unknown) => console.warn('The files of the app could not be completed:', error))
    .finally(() => (completing = undefined));
  return completing;
}

async function storeMissing(files: readonly VersionFile[]): Promise<void> {
  const held = new Set((await (await caches.open(precacheName())).keys()).map(({ url }) => url));
  const missing = files.filter(({ key }) => !held.has(key));
  await storeExactly(precacheName(), missing);
}

/** Deletes what a cache holds and this version does not know. Never rejects. */
export async function deleteOthers(cacheName: string, files: readonly VersionFile[]): Promise<void> {
  const known = new Set(files.map(({ key }) => key));
  try {
    if (!(await caches.keys()).includes(cacheName)) return;
    const cache = await caches.open(cacheName);
    const others = (await cache.keys()).filter(({ url }) => !known.has(url));
    await Promise.all(others.map((request) => cache.delete(request)));
  } catch (error) {
    console.warn(`The files of the version before stay in ${cacheName}:`, error);
  }
}
