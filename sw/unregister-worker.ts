import { cacheNames, appPrefix } from './contract/contract';

declare const self: ServiceWorkerGlobalScope;

/**
 * The worker to publish in place of `sw.js` when the site should no longer have one. It activates at once,
 * deletes the app's caches except the saved documents and their former copies, and unregisters. Open pages continue with the network.
 */
export function unregisterWorker(): void {
  self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
  self.addEventListener('activate', (event) => event.waitUntil(cleanUpAndUnregister()));
}

async function cleanUpAndUnregister(): Promise<void> {
  try {
    await deleteCaches();
  } catch (error) {
    console.warn('Not every cache could be deleted:', error);
  }
  await self.registration.unregister();
}

/** After a write that broke off, the former copy of a saved document is its only one. */
const spared: readonly string[] = [cacheNames.savedDocuments, cacheNames.formerDocuments];

async function deleteCaches(): Promise<void> {
  const names = await caches.keys();
  const ours = names.filter((name) => name.startsWith(`${appPrefix}-`) && !spared.includes(name));
  await Promise.all(ours.map((name) => caches.delete(name)));
}
