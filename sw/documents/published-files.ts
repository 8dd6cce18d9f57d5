import { apiBase, cacheNames } from '../contract/contract';
import { readListing, type Listing } from '../contract/listed-hashes';
import { storedUrls } from '../contract/open-cache';
import { findStored } from '../storage/cache-storage';

/** What the stored API lists say about the document at `key`. Never rejects: an unreadable response is skipped. */
export async function readPublished(key: string): Promise<Listing> {
  const published: Listing = { isNamed: false, hashes: new Set() };
  const base = `${apiBase || location.origin}/`;
  for (const url of await storedResponses()) {
    const text = await findText(url);
    const { isNamed, hashes } = readListing(text ?? '', key, base);
    published.isNamed ||= isNamed;
    for (const hash of hashes) published.hashes.add(hash);
  }
  return published;
}

async function storedResponses(): Promise<string[]> {
  try {
    return await storedUrls(cacheNames.api);
  } catch (error) {
    console.warn('The stored lists could not be read:', error);
    return [];
  }
}

async function findText(url: string): Promise<string | undefined> {
  try {
    return await (await findStored(cacheNames.api, url))?.text();
  } catch (error) {
    console.warn(`${url} could not be read:`, error);
    return undefined;
  }
}
