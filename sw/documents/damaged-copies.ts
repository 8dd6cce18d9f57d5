import { cacheNames } from '../contract/contract';
import { sha256Header } from '../contract/copy-headers';
import { storedUrls } from '../contract/open-cache';
import { findStored } from '../storage/cache-storage';
import { updateOnce } from './documents';
import { flawOfFile } from './validate-document';

const cacheName = cacheNames.savedDocuments;

let isDone = false;

/**
 * Fetches saved documents again whose copies are not what their names say: versions before November 2026
 * stored whatever a captive portal sent. Only a valid file replaces a copy. Runs once per start of the
 * worker. Never rejects.
 */
export async function renewDamagedCopies(): Promise<void> {
  if (isDone) return;
  isDone = true;
  for (const key of await savedKeys()) await renewIfDamaged(key);
}

async function savedKeys(): Promise<string[]> {
  try {
    return await storedUrls(cacheName);
  } catch (error) {
    console.warn('The saved documents could not be checked:', error);
    return [];
  }
}

async function renewIfDamaged(key: string): Promise<void> {
  const response = await findStored(cacheName, key);
  // With this header, the bytes were those that a list named.
  if (!response || response.headers.has(sha256Header)) return;
  try {
    const flaw = await flawOfFile(key, response.headers, await response.clone().blob());
    if (flaw === undefined) return;
    console.warn(`The saved copy of ${key} is damaged and is fetched again: ${flaw}.`);
    await updateOnce(key, { cacheName, response }, true);
  } catch (error) {
    console.warn(`The saved copy of ${key} could not be read:`, error);
  }
}
