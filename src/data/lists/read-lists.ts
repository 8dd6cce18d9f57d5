import type { Resource } from '../../schemas/base';
import { isRefusedHere } from '../device/storage-faults';
import type { PersistentCache } from '../device/swr-cache';
import { listKey } from './load-list';
import { findStoredResponse } from '../device/worker-caches';
import { cachedPages, storedPages } from './list-pages';
import { pageCount } from './page-links';

/**
 * What the device has of a list: all of it, some of its pages, or nothing. `confirmedAt` (ms since 1970):
 * when the server last confirmed its oldest page.
 */
export type StoredList =
  | { is: 'there' | 'in-part'; name: string; records: number; confirmedAt: number }
  | { is: 'missing'; name: string };

/**
 * What the device has of each list, in their order. A list that is only in memory, because the device cannot
 * store it, counts as missing. Makes no request; never rejects.
 */
export async function readLists(
  cache: PersistentCache,
  resources: readonly Resource[],
): Promise<StoredList[]> {
  await cache.flush();
  return Promise.all(resources.map((resource) => readList(cache, resource)));
}

async function readList(cache: PersistentCache, resource: Resource): Promise<StoredList> {
  const { name } = resource;
  await storedPages(cache, resource);
  const keys = cachedPages(cache, resource).map(listKey);
  const kept = await Promise.all(keys.map(async (key) => ((await isKept(cache, key)) ? [key] : [])));
  const pages = kept.flat().flatMap((key) => cache.get(key)?.data ?? []);
  // Without the first page, the links to the others are unknown, and none can be shown.
  const first = kept[0]?.[0] === listKey(resource) ? pages[0] : undefined;
  if (!first) return { is: 'missing', name };
  return {
    is: pages.length < pageCount(first.links) ? 'in-part' : 'there',
    name,
    records: pages.reduce((sum, { value, total }) => sum + (total ?? (value as unknown[]).length), 0),
    confirmedAt: Math.min(...pages.map(({ confirmedAt }) => confirmedAt)),
  };
}

/** Whether a row survives a restart: it is in the device's database, or its response in the worker's cache. */
async function isKept(cache: PersistentCache, key: string): Promise<boolean> {
  if (!isRefusedHere('rows') && cache.isKept(key)) return true;
  return (await findStoredResponse(key)) !== undefined;
}
