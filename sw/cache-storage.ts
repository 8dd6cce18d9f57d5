import { cacheNames } from './contract/contract';
import { enforceLimits, markUsed } from './limits';
import { retryAfterEviction } from './contract/quota';
import { withSecurityHeaders } from './security-headers';
import { withTimeout } from './contract/timeout';

/**
 * The headers that a stored copy keeps. `Vary` is dropped because `cache.put` rejects `Vary: *`, and
 * `Content-Encoding` because the stored body is already decoded:
 * https://w3c.github.io/ServiceWorker/#cache-put
 */
const copiedHeaders = ['content-type', 'content-disposition', 'etag', 'last-modified'];

/** Cache Storage that does not respond within this time (ms) is treated as empty, and the network is used. */
const storageTimeout = 5_000;

/** The stored response, whatever its `Vary` header; undefined if there is none or Cache Storage fails. */
export async function findStored(cacheName: string, url: string): Promise<Response | undefined> {
  try {
    return await withTimeout(storageTimeout, caches.match(url, { cacheName, ignoreVary: true }));
  } catch (error) {
    console.warn(`Cache Storage did not respond for ${url}:`, error);
    return undefined;
  }
}

/** Builds a response without a redirect and with only the headers that a stored copy needs. */
export function makeCopy(body: BodyInit, from: Headers, more: Record<string, string> = {}): Response {
  const headers = new Headers(more);
  for (const name of copiedHeaders) {
    const value = from.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(body, { headers });
}

const { images, documents } = cacheNames;

/** The caches to evict from when the quota is exceeded. Each mention halves the cache once. */
const evictionOrder = (cacheName: string) =>
  cacheName === images ? [images] : [images, images, images, documents];

/**
 * Stores a response with the site's security headers and replaces the previous one. If the quota is exceeded,
 * it evicts the least recently used half of the images, up to three times, and then half of the opened
 * documents; saved documents are never evicted. Storing an image evicts only images, once. Resolves to false,
 * with a warning, if the response could not be stored: then the previous response remains.
 */
export async function store(cacheName: string, url: string, response: Response): Promise<boolean> {
  let isNew: boolean;
  try {
    isNew = await put(cacheName, url, withSecurityHeaders(response, url));
  } catch (error) {
    console.warn(`${url} could not be stored:`, error);
    return false;
  }
  if (isNew) {
    await markUsed(cacheName, url);
    await enforceLimits(cacheName);
  }
  return true;
}

/** Writes a response. Resolves to true if the cache had no response for this address before. */
async function put(cacheName: string, url: string, response: Response): Promise<boolean> {
  const cache = await caches.open(cacheName);
  const before = await cache.match(url, { ignoreVary: true });
  const write = (answer: Response) =>
    retryAfterEviction(() => cache.put(url, answer.clone()), evictionOrder(cacheName));
  try {
    await write(response);
    return !before;
  } catch (error) {
    // Exceeding the quota may delete the previous entry before the write fails, and so may the eviction.
    const lost = before && !(await cache.match(url, { ignoreVary: true }));
    if (lost) await write(before);
    throw error;
  }
}
