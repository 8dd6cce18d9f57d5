import { cacheNames, cachePrefix } from './contract/contract';
import { precacheName } from './precache';

declare const self: ServiceWorkerGlobalScope;

/**
 * Takes over. Only the first worker has to claim, so that the first visit counts. At an update the browser itself hands
 * every page of the old worker to the new one; a page that has none then was reloaded past the worker on purpose.
 */
export async function takeOver(): Promise<void> {
  const controlled = await self.clients.matchAll({ type: 'window' });
  if (controlled.length === 0) await self.clients.claim();
}

/**
 * Deletes caches of ours that no version knows any more, and nothing else. Never rejects. It stands in the place of
 * Workbox's `cleanupOutdatedCaches`, which deletes any cache with `-precache-` in its name, whoever made it.
 */
export async function deleteOldCaches(): Promise<void> {
  const known: string[] = [...Object.values(cacheNames), precacheName()];
  try {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith(`${cachePrefix}-`) && !known.includes(name));
    await Promise.all(old.map((name) => caches.delete(name)));
  } catch (error) {
    console.warn('Old caches could not be deleted:', error);
  }
}
