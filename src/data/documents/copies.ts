import { cacheNames, updatedAtHeader } from '../../../sw/contract/contract';
import { readSavedAs, titleFromAddress, type SavedDocument } from '../../../sw/contract/saved-document';
import { parseUrl } from '../../../sw/contract/urls';
import { inTime, isTimeout } from '../../../sw/contract/timeout';
import { openStored } from '../device/worker-caches';
import { isQuotaError } from '../../../sw/contract/quota';
import { noteRefusal } from '../device/storage-faults';
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
    readonly kind: 'no-space' | 'no-storage' | 'storage-failed',
    cause: unknown,
  ) {
    super(`${kind}: ${String(cause)}`);
  }
}

/** The error of an operation on a cache that could be opened: the browser lets the site keep documents. */
export const storageError = (cause: unknown): StorageError =>
  new StorageError(isQuotaError(cause) ? 'no-space' : 'storage-failed', cause);

const ignoreVary = { ignoreVary: true };

/**
 * Opens a cache. Rejects with the StorageError `no-storage` if Cache Storage is missing or blocked, and with another one
 * if the device is full or does not respond within 5 s.
 */
export async function openCache(name: string): Promise<Cache> {
  try {
    const cache = await openStored(name);
    noteRefusal('files', undefined);
    return cache;
  } catch (error) {
    noteRefusal('files', error);
    const isRefused = !isQuotaError(error) && !isTimeout(error);
    throw isRefused ? new StorageError('no-storage', error) : storageError(error);
  }
}

/** Runs an operation on a cache. Rejects with a StorageError if it fails or does not end within 5 s. */
async function inCache<T>(name: string, run: (cache: Cache) => Promise<T>): Promise<T> {
  const cache = await openCache(name);
  try {
    return await inTime(run(cache));
  } catch (error) {
    throw storageError(error);
  }
}

/** Cache Storage rejects for an address that is none, which a damaged row may hold: it has no copy. */
const isAddress = (address: string): boolean => parseUrl(address, location.href) !== undefined;

/** The saved copy; undefined if there is none. Rejects with a StorageError if Cache Storage cannot be used. */
export async function findCopy(
  address: string,
  cacheName: string = cacheNames.savedDocuments,
): Promise<Response | undefined> {
  if (!isAddress(address)) return undefined;
  return inCache(cacheName, (cache) => cache.match(address, ignoreVary));
}

/** The addresses in a cache; undefined, with a warning where there is one, if Cache Storage cannot be used: not empty. */
export async function listAddresses(cacheName: string): Promise<string[] | undefined> {
  if (!('caches' in globalThis)) {
    noteRefusal('files', 'there is no Cache Storage');
    return undefined;
  }
  try {
    return (await inCache(cacheName, (cache) => cache.keys())).map(({ url }) => url);
  } catch (error) {
    console.warn(`What ${cacheName} holds could not be read: ${String(error)}`);
    return undefined;
  }
}

/** Deletes a copy from a cache. Rejects with a StorageError if Cache Storage cannot be used. */
export async function deleteCopy(cacheName: string, address: string): Promise<void> {
  if (isAddress(address)) await inCache(cacheName, (cache) => cache.delete(address, ignoreVary));
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
