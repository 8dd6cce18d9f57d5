import { cacheNames, savedAsHeader, updatedAtHeader } from '../../../sw/contract/contract';
import { sha256Header } from '../../../sw/contract/copy-headers';
import { isQuotaError, retryAfterEviction } from '../../../sw/contract/quota';
import { openCache, StorageError, within, type WholeFile } from './copies';
import type { SavedDocument } from './types';

const { images, documents, savedDocuments } = cacheNames;

/** Headers that a copy keeps: the worker tells a newer version by them. */
const kept = ['content-type', 'content-disposition', 'etag', 'last-modified', updatedAtHeader, sha256Header];

/** A slow phone may write a large document this long (ms). */
const writePatience = 60_000;

/** Halved in this order, by last use, until a document and what shows it fit; saved documents never make room. */
export const givesWay = [images, images, images, documents];

/**
 * Puts an answer into a cache of documents, whole or not at all: what stood there before stays until then. Where space is
 * short, the images and then the opened documents that were used longest ago go. Rejects with a StorageError.
 */
export async function putWhole(cacheName: string, address: string, response: Response): Promise<void> {
  const cache = await openCache(cacheName);
  try {
    await retryAfterEviction(() => within(writePatience, cache.put(address, response.clone())), givesWay);
  } catch (error) {
    throw new StorageError(isQuotaError(error) ? 'no-space' : 'no-storage', error);
  }
}

/**
 * Puts a copy among the saved documents, as `putWhole` does. The copy carries what the catalogue says of it. Rejects with
 * a StorageError.
 */
export async function putCopy(
  address: string,
  { bytes, headers }: WholeFile,
  document: SavedDocument,
): Promise<void> {
  const own = new Headers({
    'content-length': String(bytes.length),
    [savedAsHeader]: encodeURIComponent(JSON.stringify(document)),
  });
  for (const name of kept) {
    const value = headers.get(name);
    if (value !== null) own.set(name, value);
  }
  await putWhole(savedDocuments, address, new Response(bytes, { headers: own }));
}
