import { cacheNames } from './contract/contract';
import {
  drop,
  forgetUses,
  nowOfUses,
  recordUse,
  readUses,
  sortByUse,
  storedUrls,
  type Held,
} from './contract/use-times';

const day = 24 * 60 * 60 * 1000;

interface Limit {
  maxEntries: number;
  /** From the last use (ms). */
  maxAge?: number;
}

/**
 * What was used least goes first. Lists have no age: after a season without a network the stored one is still the
 * only copy that the reader has. Saved documents have no limit at all.
 */
const limits = new Map<string, Limit>([
  [cacheNames.api, { maxEntries: 300 }],
  [cacheNames.documents, { maxEntries: 60, maxAge: 90 * day }],
  [cacheNames.images, { maxEntries: 80, maxAge: 30 * day }],
]);

/** Notes that a stored answer was used now. Never rejects: without IndexedDB the order of storing counts. */
export async function markUsed(cacheName: string, url: string): Promise<void> {
  if (limits.has(cacheName)) await recordUse(cacheName, url);
}

/** Deletes what a cache holds beyond its limits, and forgets the uses of what is gone. Never rejects. */
export async function enforceLimits(cacheName: string): Promise<void> {
  const limit = limits.get(cacheName);
  if (!limit) return;
  try {
    const uses = await readUses(cacheName);
    const held = sortByUse(await storedUrls(cacheName), uses);
    const surplus = held.slice(0, Math.max(0, held.length - limit.maxEntries));
    const gone = new Set([...surplus, ...(await expired(held, limit))].map(({ url }) => url));
    await drop(cacheName, [...gone]);
    const stored = new Set(held.map(({ url }) => url));
    const orphans = [...uses.keys()].filter((url) => !stored.has(url));
    await forgetUses(cacheName, orphans);
  } catch (error) {
    console.warn(`The limits of ${cacheName} could not be kept: ${String(error)}`);
  }
}

/** What was not used for too long, by the clock of uses. What has no known use has no age. */
async function expired(held: readonly Held[], { maxAge }: Limit): Promise<Held[]> {
  const now = maxAge === undefined ? undefined : await nowOfUses();
  if (now === undefined || maxAge === undefined) return [];
  return held.filter(({ usedAt }) => usedAt !== undefined && now - usedAt > maxAge);
}
