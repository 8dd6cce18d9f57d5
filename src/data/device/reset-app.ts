import { cacheNames, precachePrefix } from '../../../sw/contract/contract';
import { inTime, withTimeout } from '../../../sw/contract/timeout';
import type { PersistentCache } from './swr-cache';
import { isServerReachable } from '../../browser/server-reachable';
import { outboxPrefix, savedPrefix } from './row-keys';
import { deleteRowsExcept } from './rows';
import { otherStores } from './stores';

/** The timeout (ms) for the deletion of all caches: a slow phone takes long for large ones. */
const deletionTimeout = 30_000;

/** What to delete as well. Otherwise saved documents and unsent messages stay. */
export interface Reset {
  documents: boolean;
  outbox: boolean;
}

/**
 * Deletes what the app stores on the device: lists, images, opened documents, preferences. The precache is
 * deleted only if the server responds, so that it can be fetched again; otherwise it stays, and the app still
 * opens without a network. The viewer stays while saved documents do. Resolves to false if anything could not
 * be deleted, or if the device does not respond; calling it again is safe. Reload the page afterwards, because its memory still holds the data.
 * Never rejects.
 */
export async function resetApp(cache: PersistentCache, { documents, outbox }: Reset): Promise<boolean> {
  forgetDrafts();
  // A pending write would otherwise restore a row after its deletion.
  await cache.flush();
  const kept = [...(documents ? [] : [savedPrefix]), ...(outbox ? [] : [outboxPrefix])];
  const areRowsGone = await deleteRowsExcept(kept);
  const areCachesGone = await deleteCaches(documents);
  return areRowsGone && areCachesGone;
}

/** What was typed into a form before the app reloaded the page. */
function forgetDrafts(): void {
  try {
    if ('sessionStorage' in globalThis) sessionStorage.removeItem(otherStores.drafts);
  } catch (error) {
    // Where Session Storage is blocked, it holds nothing.
    console.warn(`Session Storage was not cleared: ${String(error)}`);
  }
}

async function deleteCaches(documents: boolean): Promise<boolean> {
  if (!('caches' in globalThis)) return true;
  const { savedDocuments, formerDocuments, viewer } = cacheNames;
  const keptCaches: readonly string[] = documents ? [] : [savedDocuments, formerDocuments, viewer];
  const unwanted: readonly string[] = Object.values(cacheNames).filter((name) => !keptCaches.includes(name));
  const canFetchApp = await isServerReachable();
  try {
    const names = (await inTime(caches.keys())).filter(
      (name) => unwanted.includes(name) || (canFetchApp && name.startsWith(precachePrefix)),
    );
    const deletions = names.map((name) => caches.delete(name));
    const gone = await withTimeout(deletionTimeout, Promise.all(deletions));
    return gone.every(Boolean);
  } catch (error) {
    console.warn(`Cache Storage was not cleared: ${String(error)}`);
    return false;
  }
}
