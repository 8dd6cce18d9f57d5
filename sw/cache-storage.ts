import { cacheNames } from './contract/contract';
import { enforceLimits, markUsed } from './limits';
import { retryAfterEviction } from './contract/quota';
import { withSecurityHeaders } from './security-headers';
import { withTimeout } from './contract/timeout';

/** Headers that a copy of ours keeps; `Vary: *` could not be stored, and an encoding no longer holds. */
const kept = ['content-type', 'content-disposition', 'etag', 'last-modified'];

/** Cache Storage that does not answer within this time (ms) counts as empty: the network is asked. */
const patience = 5_000;

/** The stored answer, whatever its `Vary`; undefined where none is or where Cache Storage cannot be used. */
export async function findStored(cacheName: string, url: string): Promise<Response | undefined> {
  try {
    return await withTimeout(patience, caches.match(url, { cacheName, ignoreVary: true }));
  } catch (error) {
    console.warn(`Cache Storage did not answer for ${url}:`, error);
    return undefined;
  }
}

/** A response of our own, which holds no redirect and only the headers that a copy needs. */
export function makeCopy(body: BodyInit, from: Headers, more: Record<string, string> = {}): Response {
  const headers = new Headers(more);
  for (const name of kept) {
    const value = from.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(body, { headers });
}

const { images, documents } = cacheNames;

/** Which caches are halved, each as often as it is named, until an answer fits. */
const givesWay = (cacheName: string) =>
  cacheName === images ? [images] : [images, images, images, documents];

/**
 * Stores an answer with the security headers of the site, in the place of the one before. Where space is short, the half
 * of the images that was seen longest ago goes, up to three times, then so does half of the opened documents; saved
 * documents never do. An image makes room for itself once, among images. Resolves to false, with a warning, when it
 * could not be stored: what stood there before still does.
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

/** Whether nothing stood there before. */
async function put(cacheName: string, url: string, response: Response): Promise<boolean> {
  const cache = await caches.open(cacheName);
  const before = await cache.match(url, { ignoreVary: true });
  const write = (answer: Response) =>
    retryAfterEviction(() => cache.put(url, answer.clone()), givesWay(cacheName));
  try {
    await write(response);
    return !before;
  } catch (error) {
    // A full disk may fail only after the browser has given up the entry that stood there, and so may making room.
    const lost = before && !(await cache.match(url, { ignoreVary: true }));
    if (lost) await write(before);
    throw error;
  }
}
