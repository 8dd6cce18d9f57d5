import { cacheNames } from './contract';
import { storedUrls } from './open-cache';
import { deleteEntries, readUses, sortByUse } from './use-times';

/**
 * Whether a write failed because the storage quota is exceeded or the device is full:
 * https://developer.mozilla.org/en-US/docs/Web/API/Storage_API/Storage_quotas_and_eviction_criteria
 */
export const isQuotaError = (error: unknown): boolean =>
  (error as Partial<Error> | null)?.name === 'QuotaExceededError';

const { images, documents } = cacheNames;

/**
 * The caches to halve, in order, until a write fits: images up to three times, then opened documents once.
 * Saved documents are never evicted.
 */
export const evictionOrder: readonly string[] = [images, images, images, documents];

/**
 * Deletes the least recently used half of a cache; one entry always remains. Used by the page and the worker.
 * Resolves to the number of deleted entries. Never rejects: if the cache cannot be read, it warns and
 * resolves to 0.
 */
export async function evictHalf(cacheName: string): Promise<number> {
  try {
    const held = sortByUse(await storedUrls(cacheName), await readUses(cacheName));
    const kept = Math.max(1, Math.floor(held.length / 2));
    const older = held.slice(0, Math.max(0, held.length - kept)).map(({ url }) => url);
    await deleteEntries(cacheName, older);
    return older.length;
  } catch (error) {
    console.warn(`${cacheName} could not be halved: ${String(error)}`);
    return 0;
  }
}

/**
 * Runs a write, and retries it after each eviction while the quota is exceeded. `order` lists the
 * caches to halve, in order; a cache that is listed twice may be halved twice. Rejects with the last error of
 * the write.
 */
export async function retryAfterEviction<T>(write: () => Promise<T>, order: readonly string[]): Promise<T> {
  const remaining = [...order];
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (!isQuotaError(error)) throw error;
      let freed = 0;
      while (freed === 0) {
        const next = remaining.shift();
        if (next === undefined) throw error;
        freed = await evictHalf(next);
      }
    }
  }
}
