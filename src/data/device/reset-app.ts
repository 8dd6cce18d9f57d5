import { cacheNames, precachePrefix } from '../../../sw/contract/contract';
import type { PersistentCache } from './swr-cache';
import { isServerReachable } from '../../browser/server-reachable';
import { deleteRowsExcept } from './rows';

/** What the reader lets go as well; without it saved documents and messages that wait stay. */
export interface Reset {
  documents: boolean;
  outbox: boolean;
}

/**
 * Clears what the app keeps on the device: lists, images, documents that were opened, preferences. The app's own
 * files go where the server answers, so that they are fetched anew; else they stay, so that it opens without a network.
 * The viewer stays while there are documents to read. False where the device did not clear all of it: then it is safe to ask again. The page is to be reloaded after it, since its
 * memory still holds what was cleared. Never rejects.
 */
export async function resetApp(cache: PersistentCache, { documents, outbox }: Reset): Promise<boolean> {
  // What waits to be written would come back after the rows are gone.
  await cache.flush();
  const kept = [...(documents ? [] : ['saved/']), ...(outbox ? [] : ['outbox/'])];
  const areRowsGone = await deleteRowsExcept(kept);
  const areCachesGone = await deleteCaches(documents);
  return areRowsGone && areCachesGone;
}

async function deleteCaches(documents: boolean): Promise<boolean> {
  if (!('caches' in globalThis)) return true;
  const { savedDocuments, formerDocuments, viewer: reader } = cacheNames;
  const spared: readonly string[] = documents ? [] : [savedDocuments, formerDocuments, reader];
  const unwanted: readonly string[] = Object.values(cacheNames).filter((name) => !spared.includes(name));
  const canFetchApp = await isServerReachable();
  try {
    const names = (await caches.keys()).filter(
      (name) => unwanted.includes(name) || (canFetchApp && name.startsWith(precachePrefix)),
    );
    const gone = await Promise.all(names.map((name) => caches.delete(name)));
    return gone.every(Boolean);
  } catch (error) {
    console.warn(`Cache Storage was not cleared: ${String(error)}`);
    return false;
  }
}
