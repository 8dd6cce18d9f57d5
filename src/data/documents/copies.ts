import { cacheNames, updatedAtHeader } from '../../../sw/contract/contract';
import { readSavedAs, titleFromAddress, type SavedDocument } from '../../../sw/contract/saved-document';
import { withTimeout } from '../../../sw/contract/timeout';
import { fileType } from './types';

/** The validated bytes of a document, with the headers of its response. */
export interface WholeFile {
  bytes: Uint8Array<ArrayBuffer>;
  headers: Headers;
}

/** Why a copy could not be stored. */
export class StorageError extends Error {
  override name = 'StorageError';
  constructor(
    readonly kind: 'no-space' | 'no-storage',
    cause: unknown,
  ) {
    super(`${kind}: ${String(cause)}`);
  }
}

const ignoreVary = { ignoreVary: true };

/** Cache Storage that does not respond within this time (ms) is treated as missing. */
const storageTimeout = 5_000;

/** Opens a cache. Rejects with the StorageError `no-storage` if Cache Storage is missing or blocked. */
export async function openCache(name: string): Promise<Cache> {
  try {
    return await withTimeout(storageTimeout, caches.open(name));
  } catch (error) {
    throw new StorageError('no-storage', error);
  }
}

/** The saved copy; undefined if there is none. Rejects with an error if Cache Storage cannot be used. */
export async function findCopy(
  address: string,
  cacheName: string = cacheNames.savedDocuments,
): Promise<Response | undefined> {
  const cache = await openCache(cacheName);
  return withTimeout(storageTimeout, cache.match(address, ignoreVary));
}

/** The addresses in a cache; empty, with a warning, if Cache Storage cannot be used. */
export async function listAddresses(cacheName: string): Promise<string[]> {
  if (!('caches' in globalThis)) return [];
  try {
    const cache = await openCache(cacheName);
    return (await withTimeout(storageTimeout, cache.keys())).map(({ url }) => url);
  } catch (error) {
    console.warn(`What ${cacheName} holds could not be read: ${String(error)}`);
    return [];
  }
}

/** Deletes a copy from a cache. Rejects with a StorageError if Cache Storage cannot be used. */
export async function deleteCopy(cacheName: string, address: string): Promise<void> {
  const cache = await openCache(cacheName);
  await withTimeout(storageTimeout, cache.delete(address, ignoreVary));
}

/**
 * Describes a saved document: the catalogue row if there is one, else the row in the copy's headers. Size and
 * update time always come from the copy, because the worker may replace it.
 */
export function describeCopy(address: string, { headers }: Response, row?: SavedDocument): SavedDocument {
  const length = Number(headers.get('content-length'));
  const updatedAt = Number(headers.get(updatedAtHeader));
  const type = fileType({ url: address, type: headers.get('content-type') ?? '' });
  const document: SavedDocument = {
    url: address,
    title: titleFromAddress(address),
    page: '/',
    savedAt: 0,
    size: 0,
    ...(type && { type }),
    ...(row ?? readSavedAs(headers)),
  };
  delete document.updatedAt;
  return { ...document, size: length || document.size, ...(updatedAt > 0 && { updatedAt }) };
}
