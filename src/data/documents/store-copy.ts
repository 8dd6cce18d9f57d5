import { cacheNames, savedAsHeader, updatedAtHeader } from '../../../sw/contract/contract';
import { sha256Header } from '../../../sw/contract/copy-headers';
import { isQuotaError, retryAfterEviction } from '../../../sw/contract/quota';
import { openCache, StorageError, within, type WholeFile } from './copies';
import type { SavedDocument } from './types';

const { images, documents, savedDocuments } = cacheNames;

/** Headers that a copy keeps: the worker detects a newer version by them. */
const keptHeaders = [
  'content-type',
  'content-disposition',
  'etag',
  'last-modified',
  updatedAtHeader,
  sha256Header,
];

/** The timeout (ms) of a write: a slow phone takes long for a large document. */
const writeTimeout = 60_000;

/** The caches to evict from, in order, until a document and the viewer fit. Saved documents are never evicted. */
export const givesWay = [images, images, images, documents];

/**
 * Stores a response in a cache of documents atomically: the previous entry stays until then. If the quota is
 * exceeded, the least recently used images and then opened documents are evicted. Rejects with a
 * StorageError.
 */
export async function putWhole(cacheName: string, address: string, response: Response): Promise<void> {
  const cache = await openCache(cacheName);
  try {
    await retryAfterEviction(() => within(writeTimeout, cache.put(address, response.clone())), givesWay);
  } catch (error) {
    throw new StorageError(isQuotaError(error) ? 'no-space' : 'no-storage', error);
  }
}

/**
 * Stores a copy among the saved documents, like `putWhole`, with its catalogue row as a header. Rejects with
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
  for (const name of keptHeaders) {
    const value = headers.get(name);
    if (value !== null) own.set(name, value);
  }
  await putWhole(savedDocuments, address, new Response(bytes, { headers: own }));
}
