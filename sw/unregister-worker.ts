import { cacheNames, cachePrefix } from './contract/contract';

declare const self: ServiceWorkerGlobalScope;

/**
 * A worker to be published in the place of `sw.js` where the site is to have none any more: it takes over at once,
 * deletes the caches of ours but for the saved documents, and unregisters. Open pages go on, from the network.
 */
export function unregisterWorker(): void {
  self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
  self.addEventListener('activate', (event) => event.waitUntil(leave()));
}

async function leave(): Promise<void> {
  try {
    await deleteCaches();
  } catch (error) {
    console.warn('Not every cache could be deleted:', error);
  }
  await self.registration.unregister();
}

async function deleteCaches(): Promise<void> {
  const names = await caches.keys();
  const ours = names.filter(
    (name) => name.startsWith(`${cachePrefix}-`) && name !== cacheNames.savedDocuments,
  );
  await Promise.all(ours.map((name) => caches.delete(name)));
}
