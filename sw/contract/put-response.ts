import { retryAfterEviction } from './quota';
import { withTimeout } from './timeout';

/** The timeout (ms) of a write: a slow phone takes long for a large document. */
const writeTimeout = 60_000;

/** The timeout (ms) of a read. */
const readTimeout = 5_000;

/**
 * Stores a response in place of the previous one. While the quota is exceeded, it evicts half of each cache of `order`.
 * Resolves to whether the cache had none for this address. Rejects with the error of the write, and then stores the
 * previous response again where it is gone: Chromium deletes it before it writes the new one, see `PutImpl` in
 * https://source.chromium.org/chromium/chromium/src/+/main:content/browser/cache_storage/cache_storage_cache.cc
 */
export async function putResponse(
  cache: Cache,
  address: string,
  response: Response,
  order: readonly string[],
): Promise<boolean> {
  const find = () => withTimeout(readTimeout, cache.match(address, { ignoreVary: true }));
  const write = (next: Response) =>
    retryAfterEviction(() => withTimeout(writeTimeout, cache.put(address, next.clone())), order);
  const before = await find();
  try {
    await write(response);
    return !before;
  } catch (error) {
    // The eviction may have deleted it, too.
    if (before && !(await find())) await write(before);
    throw error;
  }
}
