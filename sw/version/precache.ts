import { precachePrefix } from '../contract/contract';
import { deleteUrls, hasCache, storedUrls } from '../contract/open-cache';
import { repairFile, storeFile } from './exact-files';
import { fetchExact, type Arrival } from './fetch-exact';
import type { VersionFile } from './version-files';
import { startStallTimer } from '../network/stall-timeout';
import { findStored, store } from '../storage/cache-storage';
import type { HandlerOptions } from '../handle-requests';

declare const self: ServiceWorkerGlobalScope;

/** The name of the precache. Workbox chose it in earlier versions, and it exists on devices. */
export const precacheName = (): string => `${precachePrefix}v2-${self.registration.scope}`;

/**
 * Responds with a file of this version: the stored one, which is verified behind the response, else the network's,
 * which is then stored. From the network only the exact file or the server's error response is returned. A failed
 * request, or one without a byte for 8 s, is a network error. Never rejects.
 */
export async function handleVersionFile(
  cacheName: string,
  file: VersionFile,
  { event }: HandlerOptions,
): Promise<Response> {
  const stored = await findStored(cacheName, file.key);
  if (stored) {
    // Reads the file anew: a clone would stream this response through the worker.
    event.waitUntil(repairFile(cacheName, file));
    return stored;
  }
  const timer = startStallTimer();
  const arrival = fetchExact(file, timer).finally(timer.stop);
  const inTime = await Promise.race([arrival, timer.stalled.then(() => undefined)]);
  const copy = inTime ? { ...inTime, response: inTime.response.clone() } : arrival;
  event.waitUntil(Promise.resolve(copy).then((arrived) => storeArrival(cacheName, file, arrived)));
  return inTime?.response ?? Response.error();
}

async function storeArrival(
  cacheName: string,
  file: VersionFile,
  { response, flaw }: Arrival,
): Promise<void> {
  if (flaw === undefined) await store(cacheName, file.key, response);
  else console.warn(`${file.url} was not stored: ${flaw}.`);
}

const isRefusal = (flaw: string) => /^status 4/.test(flaw);

let completing: Promise<void> | undefined;
/** The files that were asked for and not looked at yet, by their keys. */
const wanted = new Map<string, VersionFile>();

/**
 * Fetches those of the files that are missing on the device: the icons after the install, and any file that
 * was lost since. A file that the server refuses is left out, for example an icon whose path belongs to the
 * host; any other failure stops it. A call during another one adds its files, for example those of another language.
 * Never rejects.
 */
export function storeMissingFiles(files: readonly VersionFile[]): Promise<void> {
  for (const file of files) wanted.set(file.key, file);
  completing ??= storeWanted()
    .catch((error: unknown) => console.warn('The files of the app could not be completed:', error))
    .finally(() => {
      completing = undefined;
      wanted.clear();
    });
  return completing;
}

async function storeWanted(): Promise<void> {
  while (wanted.size > 0) {
    const files = [...wanted.values()];
    wanted.clear();
    await storeMissing(files);
  }
}

async function storeMissing(files: readonly VersionFile[]): Promise<void> {
  const held = new Set(await storedUrls(precacheName()));
  const missing = files.filter(({ key }) => !held.has(key));
  for (const file of missing) {
    const flaw = await storeFile(precacheName(), file);
    if (flaw === undefined) continue;
    const failure = `${file.url} could not be stored: ${flaw}`;
    if (!isRefusal(flaw)) throw new Error(failure);
    console.warn(`The files of the app could not be completed: ${failure}.`);
  }
}

/** Deletes the entries of a cache that are not files of this version. Never rejects. */
export async function deleteOthers(cacheName: string, files: readonly VersionFile[]): Promise<void> {
  const known = new Set(files.map(({ key }) => key));
  try {
    if (!(await hasCache(cacheName))) return;
    const others = (await storedUrls(cacheName)).filter((url) => !known.has(url));
    await deleteUrls(cacheName, others);
  } catch (error) {
    console.warn(`The files of the previous version stay in ${cacheName}:`, error);
  }
}
