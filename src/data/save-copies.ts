import { cacheNames, savedAsHeader, updatedAtHeader } from '../../sw/contract';
import { typeOf, type SavedDocument } from './save-types';

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

/** Headers that a copy keeps: the worker tells a newer version by them. */
const kept = ['content-type', 'content-disposition', 'etag', 'last-modified'];
const ignoreVary = { ignoreVary: true };

/** Cache Storage that does not answer within this time (ms) counts as missing. */
const patience = 5_000;
/** A slow phone may write a large document this long (ms). */
const writePatience = 60_000;

/** Rejects where the device does not answer in time. */
function within<T>(limit: number, answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${limit} ms`)), limit);
  });
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer));
}

/** Rejects with a StorageError `no-storage` where the browser has no Cache Storage or keeps it shut. */
async function openCache(name: string): Promise<Cache> {
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

/**
 * Puts a copy among the saved documents, whole or not at all. Where space is short, images go first, then the opened
 * documents; saved ones never do. The copy carries what the catalogue says of it. Rejects with a StorageError.
 */
export async function putCopy(
  address: string,
  { bytes, headers }: WholeFile,
  document: SavedDocument,
): Promise<void> {
  const cache = await openCache(cacheNames.savedDocuments);
  const own = new Headers({
    'content-length': String(bytes.length),
    [savedAsHeader]: encodeURIComponent(JSON.stringify(document)),
  });
  for (const name of [...kept, updatedAtHeader]) {
    const value = headers.get(name);
    if (value !== null) own.set(name, value);
  }
  const sacrifices = [cacheNames.images, cacheNames.documents];
  for (;;) {
    try {
      return await within(writePatience, cache.put(address, new Response(bytes, { headers: own })));
    } catch (error) {
      const isFull = (error as Partial<Error> | null)?.name === 'QuotaExceededError';
      const sacrifice = sacrifices.shift();
      if (!isFull || !sacrifice) throw new StorageError(isFull ? 'no-space' : 'no-storage', error);
      await within(patience, caches.delete(sacrifice)).catch((reason: unknown) => console.warn(reason));
    }
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
  return {
    url: address,
    title: nameOf(address),
    page: '/',
    savedAt: 0,
    ...(type && { type }),
    ...ownWords(headers.get(savedAsHeader)),
    ...row,
    size: length || (row?.size ?? 0),
    ...(updatedAt > 0 && { updatedAt }),
  };
}

function ownWords(header: string | null): Partial<SavedDocument> {
  if (!header) return {};
  try {
    return JSON.parse(decodeURIComponent(header)) as Partial<SavedDocument>;
  } catch (error) {
    console.warn(`A saved copy carries a description that cannot be read: ${String(error)}`);
    return {};
  }
}

function nameOf(address: string): string {
  const last = address.split(/[?#]/)[0]?.split('/').at(-1) ?? address;
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
