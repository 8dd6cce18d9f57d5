import { inTime } from './timeout';

/** Opens a cache, and creates it if there is none. Rejects if Cache Storage fails or does not respond within 5 s. */
export const openCache = (cacheName: string): Promise<Cache> => inTime(caches.open(cacheName));

/** Whether there is a cache of this name. Rejects like `openCache`. */
export const hasCache = async (cacheName: string): Promise<boolean> =>
  (await inTime(caches.keys())).includes(cacheName);

/** The addresses in a cache, in the order of storing. Rejects like `openCache`. */
export async function storedUrls(cacheName: string): Promise<string[]> {
  const cache = await openCache(cacheName);
  return (await inTime(cache.keys())).map(({ url }) => url);
}

/** Deletes the entries of these addresses, whatever their `Vary` headers. Rejects like `openCache`. */
export async function deleteUrls(cacheName: string, urls: readonly string[]): Promise<void> {
  const cache = await openCache(cacheName);
  for (const url of urls) await inTime(cache.delete(url, { ignoreVary: true }));
}
