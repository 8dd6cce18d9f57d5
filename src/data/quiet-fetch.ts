import { cacheNames } from '../../sw/contract';
import { at, type Resource } from '../schemas/base';
import { slugOf } from '../schemas/slug';
import { addressPart } from '../schemas/well-formed';
import type { Row, StoredCache } from './cache';
import { isThrifty, knowDataSaver } from './data-saver';
import { failureKind } from './failure';
import { hydrateList, isNewer, listKey, refreshList } from './rows';
import { inSlices } from './slices';
import { pageNumber, pathOfPage } from './stored-lists';

export type Mutate = (key: string, row: Row, options: { revalidate: false }) => Promise<unknown>;

/** All small lists together may cost this much, compressed (bytes). */
const budget = 150_000;

/** A list that was confirmed within this time (ms) is not asked for again. */
const freshness = 6 * 3_600_000;

/**
 * Fetches the lists that the device does not hold yet, or holds from long ago, one after the other by rank, so
 * that pages that were never opened have their data without a network. Stops at the budget, when
 * the network is gone, when data becomes dear and when `signal` says so. Resolves with the number of lists fetched.
 */
export async function fetchQuietly(
  cache: StoredCache,
  mutate: Mutate,
  resources: readonly Resource[],
  signal: AbortSignal,
): Promise<number> {
  await knowDataSaver();
  return fetchLists(cache, mutate, resources, signal, { limit: budget, isReload: false });
}

/**
 * The reader's own word: asks the server for every list anew, whatever it costs. Stops when the network is gone and
 * when `signal` says so. Resolves with the number of lists fetched; what is there afterwards, `readLists` tells.
 */
export function fetchEverything(
  cache: StoredCache,
  mutate: Mutate,
  resources: readonly Resource[],
  signal: AbortSignal,
): Promise<number> {
  return fetchLists(cache, mutate, resources, signal, { limit: Infinity, isReload: true });
}

async function fetchLists(
  cache: StoredCache,
  mutate: Mutate,
  resources: readonly Resource[],
  signal: AbortSignal,
  { limit, isReload }: { limit: number; isReload: boolean },
): Promise<number> {
  let spent = 0;
  let fetched = 0;
  for await (const resource of whatToFetch(cache, resources)) {
    if (signal.aborted || spent >= limit || (!isReload && isThrifty())) break;
    const key = listKey(resource);
    await hydrateList(cache, resource);
    const stored = cache.get(key)?.data;
    const isFresh = !isReload && stored !== undefined && isNewer(stored, Date.now() - freshness);
    if (isFresh && (await isInWorkerCache(key))) continue;
    try {
      const row = await refreshList(cache, resource, { reload: isReload });
      await mutate(key, row, { revalidate: false });
      spent += await compressedSize(row.value);
      fetched += 1;
    } catch (error) {
      console.warn(`The quiet fetch did not get ${resource.path ?? resource.name}: ${String(error)}`);
      if (isNetworkGone(error)) break;
    }
  }
  return fetched;
}

/** The lists by rank, each with its further pages, then the first page of each of their filters. */
async function* whatToFetch(cache: StoredCache, resources: readonly Resource[]): AsyncGenerator<Resource> {
  const ranked = [...resources].sort((a, b) => a.rank - b.rank);
  for (const resource of ranked) {
    yield resource;
    const links = cache.get(listKey(resource))?.data?.links ?? [];
    const last = Math.max(1, ...links.map((link) => pageNumber(link) ?? 1));
    for (let number = 2; number <= last; number += 1) {
      const path = pathOfPage(links, number);
      if (path) yield at(resource, path);
    }
  }
  for (const resource of ranked) {
    for (const [type, { of }] of Object.entries(resource.filters ?? {})) {
      const names = (cache.get(listKey(of))?.data?.value ?? []) as { name: string; slug?: string }[];
      const slugs = names.map(({ name, slug }) => slug ?? slugOf(name)).filter((slug) => slug !== '');
      for (const slug of slugs) yield at(resource, `${resource.name}/${type}/${addressPart(slug)}`);
    }
  }
}

const isInWorkerCache = async (key: string): Promise<boolean> =>
  (await caches.match(key, { cacheName: cacheNames.api, ignoreVary: true })) !== undefined;

/** A list that the server refuses says nothing of the others; an answer that is not the server's does. */
const isNetworkGone = (error: unknown) => ['unreachable', 'silent', 'not-json'].includes(failureKind(error));

async function compressedSize(records: readonly unknown[]): Promise<number> {
  const texts: string[] = [];
  await inSlices(records, (slice) => void texts.push(JSON.stringify(slice)));
  const stream = new Blob(texts).stream().pipeThrough(new CompressionStream('gzip'));
  return (await new Response(stream).arrayBuffer()).byteLength;
}
