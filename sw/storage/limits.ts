import { cacheNames } from '../contract/contract';
import {
  deleteEntries,
  forgetUses,
  readUseClock,
  recordUse,
  readUses,
  sortByUse,
  type Held,
} from '../contract/use-times';
import { storedUrls } from '../contract/open-cache';

const day = 24 * 60 * 60 * 1000;

interface Limit {
  maxEntries: number;
  /** Since the last use (ms). */
  maxAge?: number;
}

/**
 * The least recently used entries are evicted first. API responses do not expire: after months without a
 * network, the stored response is still the user's only copy. Saved documents have no limit.
 */
const limits = new Map<string, Limit>([
  [cacheNames.api, { maxEntries: 300 }],
  [cacheNames.documents, { maxEntries: 60, maxAge: 90 * day }],
  [cacheNames.images, { maxEntries: 80, maxAge: 30 * day }],
]);

/**
 * Records that a stored response was used now. Never rejects: without IndexedDB, eviction follows the order
 * of storing.
 */
export async function markUsed(cacheName: string, url: string): Promise<void> {
  if (limits.has(cacheName)) await recordUse(cacheName, url);
}

/** Deletes the entries beyond a cache's limits, and the recorded uses of deleted entries. Never rejects. */
export async function enforceLimits(cacheName: string): Promise<void> {
  const limit = limits.get(cacheName);
  if (!limit) return;
  try {
    const uses = await readUses(cacheName);
    const held = sortByUse(await storedUrls(cacheName), uses);
    const surplus = held.slice(0, Math.max(0, held.length - limit.maxEntries));
    const gone = new Set([...surplus, ...(await expired(held, limit))].map(({ url }) => url));
    await deleteEntries(cacheName, [...gone]);
    const stored = new Set(held.map(({ url }) => url));
    const orphans = [...uses.keys()].filter((url) => !stored.has(url));
    await forgetUses(cacheName, orphans);
  } catch (error) {
    console.warn(`The limits of ${cacheName} could not be enforced: ${String(error)}`);
  }
}

/**
 * Entries that were not used for longer than `maxAge`, by the use clock. An entry without a known use does
 * not expire.
 */
async function expired(held: readonly Held[], { maxAge }: Limit): Promise<Held[]> {
  const now = maxAge === undefined ? undefined : await readUseClock();
  if (now === undefined || maxAge === undefined) return [];
  return held.filter(({ usedAt }) => usedAt !== undefined && now - usedAt > maxAge);
}
