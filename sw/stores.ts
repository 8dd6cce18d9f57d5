import { cacheNames } from './contract';
import { halveDocuments, keepLimits, markUsed } from './limits';
import { onTime } from './silence';

/** Headers that a copy of ours keeps; `Vary: *` could not be stored, and an encoding no longer holds. */
const kept = ['content-type', 'content-disposition', 'etag', 'last-modified'];

/**
 * The stored answer, whatever its `Vary`; undefined where none is, and where Cache Storage cannot be used or has not
 * answered for 8 s.
 */
export async function findStored(cacheName: string, url: string): Promise<Response | undefined> {
  try {
    return await onTime(caches.match(url, { cacheName, ignoreVary: true }), undefined);
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

/**
 * Stores an answer in the place of the one before. Where space is short, images go first, then the opened
 * documents that were used longest ago; saved documents never do. Resolves to false, with a warning, when it could
 * not be stored: what stood there before still does.
 */
export async function store(cacheName: string, url: string, response: Response): Promise<boolean> {
  let isNew: boolean;
  try {
    isNew = await putWithRoom(cacheName, url, response);
  } catch (error) {
    console.warn(`${url} could not be stored:`, error);
    return false;
  }
  if (isNew) {
    await markUsed(cacheName, url);
    await keepLimits(cacheName);
  }
  return true;
}

async function putWithRoom(cacheName: string, url: string, response: Response): Promise<boolean> {
  const sacrifices = [dropImages, halveDocuments];
  for (;;) {
    try {
      return await put(cacheName, url, response.clone());
    } catch (error) {
      const sacrifice = sacrifices.shift();
      if (!sacrifice || !isQuotaError(error)) throw error;
      await sacrifice();
      if (cacheName === cacheNames.images) throw error;
    }
  }
}

/** Whether nothing stood there before. */
async function put(cacheName: string, url: string, response: Response): Promise<boolean> {
  const cache = await caches.open(cacheName);
  const before = await cache.match(url, { ignoreVary: true });
  try {
    await cache.put(url, response);
    return !before;
  } catch (error) {
    // A full disk may fail only after the browser has given up the entry that stood there.
    const lost = before && !(await cache.match(url, { ignoreVary: true }));
    if (lost) await cache.put(url, before);
    throw error;
  }
}

const dropImages = () => caches.delete(cacheNames.images);

const isQuotaError = (error: unknown) => error instanceof Error && error.name === 'QuotaExceededError';
