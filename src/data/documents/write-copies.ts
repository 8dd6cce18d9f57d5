import { cacheNames, savedAsHeader, updatedAtHeader, appPrefix } from '../../../sw/contract/contract';
import { copyHeaders, sha256Header, storedHeaders } from '../../../sw/contract/copy-headers';
import { putResponse } from '../../../sw/contract/put-response';
import { evictionOrder } from '../../../sw/contract/quota';
import { encodeSavedDocument, type SavedDocument } from '../../../sw/contract/saved-document';
import { storage } from '../device/database';
import { openCache, storageError, type WholeFile } from './copies';

/**
 * Stores a response in a cache of documents. If the quota is exceeded, the least recently used images and then opened
 * documents are evicted. Rejects with a StorageError, also while `storage` is frozen; the previous entry then remains.
 */
export async function putWhole(cacheName: string, address: string, response: Response): Promise<void> {
  const cache = await openCache(cacheName);
  try {
    if (storage.frozen) throw storage.frozen;
    await putResponse(cache, address, response, evictionOrder);
  } catch (error) {
    throw storageError(error);
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
    [savedAsHeader]: encodeSavedDocument(document),
  });
  copyHeaders(headers, own, [...storedHeaders, updatedAtHeader, sha256Header]);
  await putWhole(cacheNames.savedDocuments, address, new Response(bytes, { headers: own }));
}

/** How long (ms) what the user cannot end himself waits for another tab. */
const lockTimeout = 30_000;

/**
 * Runs `run` while no other caller, in this tab or another, saves or replaces the same document. Without the
 * Web Locks API, or where the browser refuses it, as it does where a site may not store data, each tab fetches at most
 * once. Rejects if the signal aborts the wait, without one after
 * 30 s of waiting, and with the error of `run`.
 * https://developer.mozilla.org/en-US/docs/Web/API/Web_Locks_API
 */
export async function withSaveLock<T>(
  address: string,
  run: () => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  if (!('locks' in navigator)) return run();
  const waiting = signal ?? AbortSignal.timeout(lockTimeout);
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return run();
  };
  try {
    return (await navigator.locks.request(`${appPrefix}-save-${address}`, { signal: waiting }, begin)) as T;
  } catch (error) {
    if (hasBegun || waiting.aborted) throw error;
    console.warn(`The lock could not be requested: ${String(error)}`);
    return run();
  }
}
