import { apiBase, cacheNames } from '../../../sw/contract/contract';
import { readListing } from '../../../sw/contract/listed-hashes';
import { storedUrls } from '../../../sw/contract/open-cache';
import { call } from '../api/client';
import { findInCaches } from '../device/worker-caches';

/**
 * Whether a list names this SHA-256 (in lower case) for the document at an absolute address: a list that the worker has
 * stored, or else what the server says of it now, because the stored lists may be older than the document. Asks the
 * server only for the lists that name the document, one after the other, each with the timeout of a call; one that does
 * not arrive is skipped, with a warning. Never rejects.
 */
export async function isListedNow(address: string, sha256: string): Promise<boolean> {
  const base = `${apiBase || location.origin}/`;
  const read = async (url: string, readText: (url: string) => Promise<string>) => {
    try {
      return readListing(await readText(url), address, base);
    } catch (error) {
      console.warn(`The list ${url}, which may name ${address}, could not be read:`, error);
      return undefined;
    }
  };
  const naming: string[] = [];
  for (const url of await storedLists()) {
    const listing = await read(url, readStored);
    if (listing?.hashes.has(sha256)) return true;
    if (listing?.isNamed) naming.push(url);
  }
  for (const url of naming) {
    const listing = await read(url, readFresh);
    if (listing?.hashes.has(sha256)) return true;
  }
  return false;
}

async function storedLists(): Promise<string[]> {
  try {
    return await storedUrls(cacheNames.api);
  } catch (error) {
    console.warn('The stored lists could not be read:', error);
    return [];
  }
}

/** The text of a list as the worker has stored it; empty if it has not. Never rejects. */
export const readStored = async (url: string): Promise<string> =>
  (await (await findInCaches(url, cacheNames.api))?.text()) ?? '';

const readFresh = async (url: string): Promise<string> => (await call(url, { reload: true })).text;
