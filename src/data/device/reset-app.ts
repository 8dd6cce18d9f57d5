import { language, siteLanguages } from 'virtual:messages';
import { cacheNames, precachePrefix } from '../../../sw/contract/contract';
import { deleteUrls, storedUrls } from '../../../sw/contract/open-cache';
import { inTime, withTimeout } from '../../../sw/contract/timeout';
import { forgetAllUses } from '../../../sw/contract/use-times';
import type { PersistentCache } from './swr-cache';
import { isServerReachable } from '../../browser/server-reachable';
import { alertPrefix, keptPrefix, outboxPrefix, savedPrefix, watchPrefix } from './row-keys';
import { deleteRowsExcept, thawStorage } from './delete-rows';
import { otherStores } from './stores';

/** The timeout (ms) for the deletion of all caches: a slow phone takes long for large ones. */
export const deletionTimeout = 30_000;

/** What to delete as well. Otherwise saved documents and unsent messages stay, as do kept notices. */
export interface Reset {
  documents: boolean;
  outbox: boolean;
}

/**
 * Deletes what the app stores on the device: lists, images, opened documents, preferences, and when each was used. The
 * precache is deleted only if the server responds, so that it can be fetched again; otherwise it stays in the language
 * of the page, and the app still opens without a network. The viewer stays while saved documents do. Resolves to false
 * if anything could not be deleted, or if the device does not respond; calling it again is safe. Reload the page
 * afterwards, because its memory still holds the data, and it stores nothing any more. Never rejects.
 */
export async function resetApp(cache: PersistentCache, { documents, outbox }: Reset): Promise<boolean> {
  forgetDrafts();
  // A pending write would otherwise restore a row after its deletion.
  await cache.flush();
  const kept = [
    keptPrefix,
    watchPrefix,
    alertPrefix,
    ...(documents ? [] : [savedPrefix]),
    ...(outbox ? [] : [outboxPrefix]),
  ];
  const areRowsGone = await deleteRowsExcept((key) => kept.some((prefix) => key.startsWith(prefix)));
  const areCachesGone = await deleteCaches(documents);
  // After the caches: the worker records each use of them.
  const areUsesGone = await forgetAllUses();
  clearBadge();
  const isDone = areRowsGone && areCachesGone && areUsesGone;
  if (!isDone) thawStorage();
  return isDone;
}

/** The badge counts what is new and open among the lists that the user reads. */
export function clearBadge(): void {
  const { clearAppBadge } = (globalThis.navigator ?? {}) as { clearAppBadge?: () => Promise<void> };
  clearAppBadge?.call(navigator).catch((error: unknown) => console.warn('The badge stays:', error));
}

/** What was typed into a form before the app reloaded the page. */
export function forgetDrafts(): void {
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
  const canFetchApp = await isServerReachable();
  try {
    const hasSaved = !documents && (await storedUrls(savedDocuments)).length > 0;
    const keptCaches: readonly string[] = hasSaved ? [savedDocuments, formerDocuments, viewer] : [];
    const unwanted: readonly string[] = Object.values(cacheNames).filter(
      (name) => !keptCaches.includes(name),
    );
    const stored = await inTime(caches.keys());
    const names = stored.filter(
      (name) => unwanted.includes(name) || (canFetchApp && name.startsWith(precachePrefix)),
    );
    const deletions = names.map((name) => caches.delete(name));
    const gone = await withTimeout(deletionTimeout, Promise.all(deletions));
    for (const name of stored) {
      if (!names.includes(name) && name.startsWith(precachePrefix)) await deleteOtherLanguages(name);
    }
    return gone.every(Boolean);
  } catch (error) {
    console.warn(`Cache Storage was not cleared: ${String(error)}`);
    return false;
  }
}

/**
 * Deletes the files of other languages than the page's, which would tell that somebody read them: what is below their
 * prefix, and the scripts with their words, such as `about.fa-17d457bf.js`. The first language has no mark.
 */
async function deleteOtherLanguages(cacheName: string): Promise<void> {
  const codes = siteLanguages.flatMap(({ prefix }) => (prefix === language.prefix ? [] : prefix.slice(1)));
  const isOther = (path: string) =>
    codes.some((code) => code && (path.startsWith(`/${code}/`) || path.includes(`.${code}-`)));
  await deleteUrls(
    cacheName,
    (await storedUrls(cacheName)).filter((url) => isOther(new URL(url).pathname)),
  );
}
