import { CacheExpiration } from 'workbox-expiration/CacheExpiration.js';
import { cacheNames } from './contract';

const day = 24 * 60 * 60;
const matchOptions = { ignoreVary: true };

/**
 * What was used least goes first. Lists have no age: after a season without a network the stored one is still the
 * only copy that the reader has. Saved documents have no limit at all.
 */
const limits = new Map<string, CacheExpiration>([
  [cacheNames.api, new CacheExpiration(cacheNames.api, { maxEntries: 300, matchOptions })],
  [
    cacheNames.documents,
    new CacheExpiration(cacheNames.documents, { maxEntries: 60, maxAgeSeconds: 90 * day, matchOptions }),
  ],
  [
    cacheNames.images,
    new CacheExpiration(cacheNames.images, { maxEntries: 80, maxAgeSeconds: 30 * day, matchOptions }),
  ],
]);

/** Notes that a stored answer was used now. Never rejects: without IndexedDB nothing is limited but by quota. */
export async function markUsed(cacheName: string, url: string): Promise<void> {
  try {
    await limits.get(cacheName)?.updateTimestamp(url);
  } catch (error) {
    console.warn(`The use of ${url} could not be noted:`, error);
  }
}

/** Deletes what a cache holds beyond its limits. Never rejects. */
export async function keepLimits(cacheName: string): Promise<void> {
  try {
    await limits.get(cacheName)?.expireEntries();
  } catch (error) {
    console.warn(`The limits of ${cacheName} could not be kept:`, error);
  }
}

/** Deletes the half of the opened documents that were used longest ago; one always stays. */
export async function halveDocuments(): Promise<void> {
  const { length } = await (await caches.open(cacheNames.documents)).keys();
  const maxEntries = Math.max(1, Math.floor(length / 2));
  await new CacheExpiration(cacheNames.documents, { maxEntries, matchOptions }).expireEntries();
}
