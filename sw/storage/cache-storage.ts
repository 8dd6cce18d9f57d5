import { cacheNames } from '../contract/contract';
import { enforceLimits, markUsed } from './limits';
import { copyHeaders, storedHeaders } from '../contract/copy-headers';
import { putResponse } from '../contract/put-response';
import { openCache } from '../contract/open-cache';
import { evictionOrder, isQuotaError } from '../contract/quota';
import { withSecurityHeaders } from '../network/security-headers';
import { inTime } from '../contract/timeout';

/**
 * The stored response, whatever its `Vary` header; undefined if there is none, or Cache Storage fails or does not respond
 * within 5 s: then the network is used.
 */
export async function findStored(cacheName: string, url: string): Promise<Response | undefined> {
  try {
    return await inTime(caches.match(url, { cacheName, ignoreVary: true }));
  } catch (error) {
    console.warn(`Cache Storage did not respond for ${url}:`, error);
    return undefined;
  }
}

/** Builds a response without a redirect and with only the headers that a stored copy needs. */
export function makeCopy(body: BodyInit, from: Headers, more: Record<string, string> = {}): Response {
  const headers = new Headers(more);
  copyHeaders(from, headers, storedHeaders);
  return new Response(body, { headers });
}

const { images } = cacheNames;

export type Storing = 'stored' | 'no-room' | 'failed';

/**
 * Stores a response with the site's security headers and replaces the previous one. If the quota is exceeded,
 * it evicts the least recently used half of the images, up to three times, and then half of the opened
 * documents; saved documents are never evicted. Storing an image evicts only images, once. Resolves to why, with a
 * warning, if the response could not be stored: then the previous response remains.
 */
export async function tryToStore(cacheName: string, url: string, response: Response): Promise<Storing> {
  let isNew: boolean;
  try {
    const cache = await openCache(cacheName);
    const order = cacheName === images ? [images] : evictionOrder;
    isNew = await putResponse(cache, url, withSecurityHeaders(response, url), order);
  } catch (error) {
    console.warn(`${url} could not be stored:`, error);
    return isQuotaError(error) ? 'no-room' : 'failed';
  }
  if (isNew) {
    await markUsed(cacheName, url);
    await enforceLimits(cacheName);
  }
  return 'stored';
}

/** As `tryToStore`. Resolves to whether the response is stored. */
export const store = async (cacheName: string, url: string, response: Response): Promise<boolean> =>
  (await tryToStore(cacheName, url, response)) === 'stored';
