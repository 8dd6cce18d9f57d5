import { cacheNames } from '../../../sw/contract/contract';

/**
 * Whether the worker has stored an image, so that showing it costs no data. False if that is unknown. Never
 * rejects.
 */
export async function isImageStored(url: string): Promise<boolean> {
  if (!('caches' in globalThis) || !navigator.serviceWorker?.controller) return false;
  try {
    return (await caches.match(url, { cacheName: cacheNames.images, ignoreVary: true })) !== undefined;
  } catch (error) {
    console.warn(`It is unknown whether ${url} is stored: ${String(error)}`);
    return false;
  }
}
