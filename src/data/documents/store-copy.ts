import { cacheNames, savedAsHeader, updatedAtHeader } from '../../../sw/contract/contract';
import { copyHeaders, sha256Header, storedHeaders } from '../../../sw/contract/copy-headers';
import { putResponse } from '../../../sw/contract/put-response';
import { evictionOrder } from '../../../sw/contract/quota';
import { encodeSavedDocument, type SavedDocument } from '../../../sw/contract/saved-document';
import { openCache, storageError, type WholeFile } from './copies';

/**
 * Stores a response in a cache of documents. If the quota is exceeded, the least recently used images and then opened
 * documents are evicted. Rejects with a StorageError; the previous entry then remains.
 */
export async function putWhole(cacheName: string, address: string, response: Response): Promise<void> {
  const cache = await openCache(cacheName);
  try {
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
