import { cacheNames, savedAsHeader, updatedAtHeader } from '../../../sw/contract/contract';
import { nameOf, readSaved, typeOf, type SavedDocument } from './types';

/** The bytes of a document, checked, with the headers of the answer that brought them. */
export interface WholeFile {
  bytes: Uint8Array<ArrayBuffer>;
  headers: Headers;
}

/** Why a copy could not be put on the device. */
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

/** Cache Storage that does not answer within this time (ms) counts as missing. */
const patience = 5_000;
/** Rejects where the device does not answer in time. */
export function within<T>(limit: number, answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${limit} ms`)), limit);
  });
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer));
}

/** Rejects with a StorageError `no-storage` where the browser has no Cache Storage or keeps it shut. */
export async function openCache(name: string): Promise<Cache> {
  try {
    return await within(patience, caches.open(name));
  } catch (error) {
    throw new StorageError('no-storage', error);
  }
}

/** The saved copy; undefined where there is none. Rejects with a StorageError where Cache Storage cannot be used. */
export async function findCopy(address: string): Promise<Response | undefined> {
  const cache = await openCache(cacheNames.savedDocuments);
  return within(patience, cache.match(address, ignoreVary));
}

/** What the device holds, by address; nothing, with a warning, where Cache Storage cannot be used. */
export async function listAddresses(cacheName: string): Promise<string[]> {
  if (!('caches' in globalThis)) return [];
  try {
    const cache = await openCache(cacheName);
    return (await within(patience, cache.keys())).map(({ url }) => url);
  } catch (error) {
    console.warn(`What ${cacheName} holds could not be read: ${String(error)}`);
    return [];
  }
}

/** Takes a copy out of a cache. Rejects with a StorageError where Cache Storage cannot be used. */
export async function deleteCopy(cacheName: string, address: string): Promise<void> {
  const cache = await openCache(cacheName);
  await within(patience, cache.delete(address, ignoreVary));
}

/**
 * A document as its own saved copy describes it; what the catalogue wrote is taken where the copy says nothing. The
 * size and the time of an update are the copy's, for the worker replaces it.
 */
export function describeCopy(address: string, { headers }: Response, row?: SavedDocument): SavedDocument {
  const length = Number(headers.get('content-length'));
  const updatedAt = Number(headers.get(updatedAtHeader));
  const type = typeOf(address, headers.get('content-type') ?? '');
  const document: SavedDocument = {
    url: address,
    title: nameOf(address),
    page: '/',
    savedAt: 0,
    size: 0,
    ...(type && { type }),
    ...(row ?? readSaved(ownWords(headers.get(savedAsHeader)))),
  };
  delete document.updatedAt;
  return { ...document, size: length || document.size, ...(updatedAt > 0 && { updatedAt }) };
}

function ownWords(header: string | null): unknown {
  if (!header) return undefined;
  try {
    return JSON.parse(decodeURIComponent(header));
  } catch (error) {
    console.warn(`A saved copy carries a description that cannot be read: ${String(error)}`);
    return undefined;
  }
}
