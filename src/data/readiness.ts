import type { Resource } from '../schemas/base';
import { useExternal } from '../use-external';
import type { StoredCache } from './cache';
import { listKey } from './rows';
import { pageNumber, storedPages } from './stored-lists';

/**
 * How far this visit came in making the phone ready. `starting`: not known yet. `no-worker`: the browser has none, so
 * nothing opens without a network. `thrifty`: data is dear, the lists wait for the reader's word. `fetching`: the lists
 * are on their way. `ready`: worker and lists are there. `incomplete`: the worker is there, some lists are not.
 */
export type Readiness = 'starting' | 'no-worker' | 'thrifty' | 'fetching' | 'ready' | 'incomplete';

let readiness: Readiness = 'starting';
const listeners = new Set<() => void>();

/** Notes how far it is; every screen that shows it hears of it. */
export function noteReadiness(next: Readiness): void {
  readiness = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How far this visit is; `starting` on a server. */
export const useReadiness = (): Readiness =>
  useExternal<Readiness>(
    subscribe,
    () => readiness,
    () => 'starting',
  );

/**
 * What the device holds of a list: all of it, some of its pages, or nothing. `confirmedAt` (ms since 1970): when the
 * server last confirmed the oldest page of it.
 */
export type StoredList =
  | { is: 'there' | 'in-part'; name: string; records: number; confirmedAt: number }
  | { is: 'missing'; name: string };

/** What the device holds of each list, in their order. Asks nothing of the network; never rejects. */
export async function readLists(cache: StoredCache, resources: readonly Resource[]): Promise<StoredList[]> {
  return Promise.all(resources.map((resource) => readList(cache, resource)));
}

async function readList(cache: StoredCache, resource: Resource): Promise<StoredList> {
  const { name } = resource;
  const pages = await storedPages(cache, resource);
  // Without its first page nobody knows of the others, and none can be shown.
  const first = cache.get(listKey(resource))?.data;
  if (!first) return { is: 'missing', name };
  const wanted = Math.max(1, ...(first.links ?? []).map((link) => pageNumber(link) ?? 1));
  return {
    is: pages.length < wanted ? 'in-part' : 'there',
    name,
    records: pages.reduce((sum, { value, total }) => sum + (total ?? value.length), 0),
    confirmedAt: Math.min(...pages.map(({ confirmedAt }) => confirmedAt)),
  };
}
