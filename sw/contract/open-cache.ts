import { withTimeout } from './timeout';

/** Cache Storage that does not respond within this time (ms) counts as broken: a call of it may never settle. */
export const storageTimeout = 5_000;

/** Opens a cache, and creates it if there is none. Rejects if Cache Storage fails or does not respond within 5 s. */
export const openCache = (cacheName: string): Promise<Cache> =>
  withTimeout(storageTimeout, caches.open(cacheName));

/** Whether there is a cache of this name. Rejects like `openCache`. */
export const hasCache = async (cacheName: string): Promise<boolean> =>
  (await withTimeout(storageTimeout, caches.keys())).includes(cacheName);

/** The addresses in a cache, in the order of storing. Rejects like `openCache`. */
export async function storedUrls(cacheName: string): Promise<string[]> {
  const cache = await openCache(cacheName);
  return (await withTimeout(storageTimeout, cache.keys())).map(({ url }) => url);
}

/** Deletes the entries of these addresses, whatever their `Vary` headers. Rejects like `openCache`. */
export async function deleteUrls(cacheName: string, urls: readonly string[]): Promise<void> {
  const cache = await openCache(cacheName);
  for (const url of urls) await withTimeout(storageTimeout, cache.delete(url, { ignoreVary: true }));
}
