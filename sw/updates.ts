import { cacheNames as workboxNames } from 'workbox-core/cacheNames.js';
import { cacheNames, cachePrefix, type PageMessage } from './contract';

declare const self: ServiceWorkerGlobalScope;

/**
 * A new version waits until a page asks for it with `SKIP_WAITING` or no page of the old one is left. When it
 * takes over, caches of ours that no version knows any more are deleted, and nothing else is.
 */
export function followUpdates(): void {
  self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
  self.addEventListener('message', (event) => {
    const message = event.data as Partial<PageMessage> | null;
    if (message?.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  });
}

/**
 * Only the first worker has to claim, so that the first visit counts. At an update the browser itself hands
 * every page of the old worker to the new one; a page that has none then was reloaded past the worker on purpose.
 */
async function takeOver(): Promise<void> {
  const controlled = await self.clients.matchAll({ type: 'window' });
  if (controlled.length === 0) await self.clients.claim();
  await deleteOldCaches();
}

/**
 * In the place of Workbox's `cleanupOutdatedCaches`, which deletes any cache with `-precache-` in its name,
 * whoever made it.
 */
async function deleteOldCaches(): Promise<void> {
  const known: string[] = [...Object.values(cacheNames), workboxNames.precache];
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(`${cachePrefix}-`) && !known.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}
