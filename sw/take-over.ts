import { cacheNames, appPrefix } from './contract/contract';
import { precacheName } from './version/precache';

declare const self: ServiceWorkerGlobalScope;

/**
 * Claims the pages of the first worker only, so that the first visit is already controlled. At an update, the
 * browser hands the pages of the old worker to the new one. A page without a controller was then
 * force-reloaded on purpose: https://w3c.github.io/ServiceWorker/#navigator-service-worker-controller
 */
export async function claimOnFirstInstall(): Promise<void> {
  const controlled = await self.clients.matchAll({ type: 'window' });
  if (controlled.length === 0) await self.clients.claim();
}

/**
 * Deletes caches of this app that no version uses any more. Never rejects. Workbox's `cleanupOutdatedCaches`
 * would delete every cache whose name contains `-precache-` and the worker's scope, including caches that
 * other code created:
 * https://github.com/GoogleChrome/workbox/blob/v7/packages/workbox-precaching/src/utils/deleteOutdatedCaches.ts
 */
export async function deleteOldCaches(): Promise<void> {
  const known: string[] = [...Object.values(cacheNames), precacheName()];
  try {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith(`${appPrefix}-`) && !known.includes(name));
    await Promise.all(old.map((name) => caches.delete(name)));
  } catch (error) {
    console.warn('Old caches could not be deleted:', error);
  }
}
