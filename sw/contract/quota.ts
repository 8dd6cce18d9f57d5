import { drop, readUses, sortByUse, storedUrls } from './use-times';

/** Whether storing failed because the device or the browser's share of it is full. */
export const isQuotaError = (error: unknown): boolean =>
  (error as Partial<Error> | null)?.name === 'QuotaExceededError';

/**
 * Deletes the half of a cache that was used longest ago; one entry always stays. For the page and for the worker.
 * Resolves to the number of entries deleted. Never rejects: a cache that cannot be halved gives nothing, with a warning.
 */
export async function halve(cacheName: string): Promise<number> {
  try {
    const held = sortByUse(await storedUrls(cacheName), await readUses(cacheName));
    const kept = Math.max(1, Math.floor(held.length / 2));
    const older = held.slice(0, Math.max(0, held.length - kept)).map(({ url }) => url);
    await drop(cacheName, older);
    return older.length;
  } catch (error) {
    console.warn(`${cacheName} could not be halved: ${String(error)}`);
    return 0;
  }
}

/**
 * Runs a write, and again each time after a cache was halved because the device is full. `givesWay` names the caches in
 * their order, once for each time that one may be halved. Rejects with the write's last error.
 */
export async function retryAfterEviction<T>(
  write: () => Promise<T>,
  givesWay: readonly string[],
): Promise<T> {
  const left = [...givesWay];
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (!isQuotaError(error)) throw error;
      let freed = 0;
      while (freed === 0) {
        const next = left.shift();
        if (next === undefined) throw error;
        freed = await halve(next);
      }
    }
  }
}
