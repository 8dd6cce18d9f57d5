import { cacheNames } from '../../../sw/contract/contract';

/** Whether showing an image costs nothing, because the worker holds it. False where it cannot be told. Never rejects. */
export async function isImageStored(url: string): Promise<boolean> {
  if (!('caches' in globalThis) || !navigator.serviceWorker?.controller) return false;
  try {
    return (await caches.match(url, { cacheName: cacheNames.images, ignoreVary: true })) !== undefined;
  } catch (error) {
    console.warn(`Nobody knows whether ${url} is stored: ${String(error)}`);
    return false;
  }
}
