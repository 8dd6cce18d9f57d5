import { inTime } from '../../../sw/contract/timeout';
import { cacheNames } from '../../../sw/contract/contract';

/** Opens a cache. Rejects if Cache Storage is missing, blocked, or does not respond within 5 s. */
export const openStored = async (cacheName: string): Promise<Cache> => inTime(caches.open(cacheName));

/**
 * The response that is stored for an address, from the first of these caches that has one. Undefined without Cache
 * Storage, and, with a warning, if it is blocked or does not respond within 5 s. Never rejects.
 */
export async function findInCaches(url: string, ...names: readonly string[]): Promise<Response | undefined> {
  if (!('caches' in globalThis)) return undefined;
  try {
    const found = names.map((cacheName) => caches.match(url, { cacheName, ignoreVary: true }));
    return (await inTime(Promise.all(found))).find((response) => response !== undefined);
  } catch (error) {
    console.warn(`Cache Storage did not respond: ${String(error)}`);
    return undefined;
  }
}

/**
 * Whether the worker has stored an image, so that showing it costs no data. False if that is unknown. Never
 * rejects.
 */
export async function isImageStored(url: string): Promise<boolean> {
  if (!navigator.serviceWorker?.controller) return false;
  return (await findInCaches(url, cacheNames.images)) !== undefined;
}

/**
 * The response that the worker stored for an address; undefined if there is none, without a worker, and if Cache
 * Storage does not respond within 5 s. Never rejects.
 */
export const findStoredResponse = (url: string): Promise<Response | undefined> =>
  findInCaches(url, cacheNames.api);
