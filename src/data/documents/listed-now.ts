import { apiBase, cacheNames } from '../../../sw/contract/contract';
import { readListing } from '../../../sw/contract/listed-hashes';
import { storedUrls } from '../../../sw/contract/open-cache';
import { call } from '../api/client';
import { findStored } from '../device/cache-storage';

/**
 * Whether a list names this SHA-256 (in lower case) for the document at an absolute address: a list that the worker has
 * stored, or else what the server says of it now, because the stored lists may be older than the document. Asks the
 * server only for the lists that name the document, one after the other, each with the timeout of a call. Never rejects.
 */
export async function isListedNow(address: string, sha256: string): Promise<boolean> {
  const base = `${apiBase || location.origin}/`;
  const listings: string[] = [];
  try {
    for (const url of await storedUrls(cacheNames.api)) {
      const { isNamed, hashes } = readListing(await readStored(url), address, base);
      if (hashes.has(sha256)) return true;
      if (isNamed) listings.push(url);
    }
    for (const url of listings) {
      const { text } = await call(url, { reload: true });
      if (readListing(text, address, base).hashes.has(sha256)) return true;
    }
  } catch (error) {
    console.warn(`The lists that name ${address} could not be read:`, error);
  }
  return false;
}

const readStored = async (url: string): Promise<string> =>
  (await (await findStored(url, cacheNames.api))?.text()) ?? '';
