import { inTime } from '../../../sw/contract/timeout';

/** Opens a cache. Rejects if Cache Storage is missing, blocked, or does not respond within 5 s. */
export const openStored = async (cacheName: string): Promise<Cache> => inTime(caches.open(cacheName));

/**
 * The response that is stored for an address, from the first of these caches that has one. Undefined without Cache
 * Storage, and, with a warning, if it is blocked or does not respond within 5 s. Never rejects.
 */
export async function findStored(
  url: string,
  ...cacheNames: readonly string[]
): Promise<Response | undefined> {
  if (!('caches' in globalThis)) return undefined;
  try {
    const found = cacheNames.map((cacheName) => caches.match(url, { cacheName, ignoreVary: true }));
    return (await inTime(Promise.all(found))).find((response) => response !== undefined);
  } catch (error) {
    console.warn(`Cache Storage did not respond: ${String(error)}`);
    return undefined;
  }
}
