import { cacheNames } from '../../../sw/contract/contract';

/** The response that the worker stored for an address; undefined if there is none, and without a worker. */
export async function findStoredResponse(url: string): Promise<Response | undefined> {
  if (!('caches' in globalThis)) return undefined;
  return caches.match(url, { cacheName: cacheNames.api, ignoreVary: true });
}
