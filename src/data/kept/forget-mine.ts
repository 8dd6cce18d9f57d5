import { cacheNames } from '../../../sw/contract/contract';
import { deleteUrls, storedUrls } from '../../../sw/contract/open-cache';
import { inTime, withTimeout } from '../../../sw/contract/timeout';
import { forgetAllUses } from '../../../sw/contract/use-times';
import type { Resource } from '../../schemas/base';
import { clearBadge, deletionTimeout, forgetDrafts } from '../device/reset-app';
import { deleteRowsExcept, thawStorage } from '../device/delete-rows';
import type { PersistentCache } from '../device/swr-cache';
import { announceChange } from '../documents/save-states';
import { listKey } from '../lists/load-list';
import { deleteMessage, readOutbox } from '../outbox/outbox';
import { trySync } from '../watches/alerts';
import { announceKept } from './kept';

/** What tells which documents and pages somebody opened. */
const personal = [
  cacheNames.savedDocuments,
  cacheNames.formerDocuments,
  cacheNames.documents,
  cacheNames.images,
];

/**
 * Deletes all that tells who uses this phone and for what: what is kept and saved, what was opened and where reading
 * stopped, the visits, all choices, and the messages that wait. The lists of the site stay, in the language of the page,
 * as does the app, so that it still opens without a network. Resolves to false if anything could not be deleted; calling
 * it again is safe. Reload the page afterwards, because its memory still holds the data, and it stores nothing any more.
 * Never rejects.
 */
export async function forgetMine(cache: PersistentCache, lists: readonly Resource[]): Promise<boolean> {
  forgetDrafts();
  // So that none of them is sent while it is being forgotten.
  for (const { id } of await readOutbox()) await deleteMessage(id);
  // A pending write would otherwise restore a row after its deletion.
  await cache.flush();
  const isOfSite = listTest(lists);
  const areRowsGone = await deleteRowsExcept(isOfSite);
  // Without alerts, the subscription of this phone ends.
  void trySync();
  const areCachesGone = await deleteCaches(isOfSite);
  // After the caches: the worker records each use of them.
  const areUsesGone = await forgetAllUses();
  clearBadge();
  announceKept();
  await announceChange();
  const isDone = areRowsGone && areCachesGone && areUsesGone;
  if (!isDone) thawStorage();
  return isDone;
}

/** Tells the keys of the lists themselves, with their further pages and parts, from those of single records. */
function listTest(lists: readonly Resource[]): (key: string) => boolean {
  const keys = new Set(lists.map(listKey));
  return (key) => keys.has(key.replace(/ part \d{6}$/, '').replace(/\?page=\d+$/, ''));
}

async function deleteCaches(isKept: (key: string) => boolean): Promise<boolean> {
  if (!('caches' in globalThis)) return true;
  const isKeptUrl = (url: string) => {
    const { pathname, search } = new URL(url);
    return isKept(url) || isKept(pathname + search);
  };
  try {
    const deletions = Promise.all(personal.map((name) => caches.delete(name)));
    await withTimeout(deletionTimeout, deletions);
    const names = await inTime(caches.keys());
    if (!names.includes(cacheNames.api)) return true;
    const urls = await storedUrls(cacheNames.api);
    await deleteUrls(
      cacheNames.api,
      urls.filter((url) => !isKeptUrl(url)),
    );
    return true;
  } catch (error) {
    console.warn(`Not all could be forgotten: ${String(error)}`);
    return false;
  }
}
