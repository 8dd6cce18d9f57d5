import type { Resource } from '../schemas/base';
import { useExternal } from '../use-external';
import type { StoredCache } from './cache';
import { findAnswer, listKey } from './rows';
import { knownPages, pageCount, storedPages } from './stored-lists';

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

/**
 * What the device holds of each list, in their order: what is shown from memory alone, because the device takes no rows,
 * counts as missing. Asks nothing of the network; never rejects.
 */
export async function readLists(cache: StoredCache, resources: readonly Resource[]): Promise<StoredList[]> {
  await cache.flush();
  return Promise.all(resources.map((resource) => readList(cache, resource)));
}

async function readList(cache: StoredCache, resource: Resource): Promise<StoredList> {
  const { name } = resource;
  await storedPages(cache, resource);
  const keys = knownPages(cache, resource).map(listKey);
  const kept = await Promise.all(keys.map(async (key) => ((await isKept(cache, key)) ? [key] : [])));
  const pages = kept.flat().flatMap((key) => cache.get(key)?.data ?? []);
  // Without its first page nobody knows of the others, and none can be shown.
  const first = kept[0]?.[0] === listKey(resource) ? pages[0] : undefined;
  if (!first) return { is: 'missing', name };
  return {
    is: pages.length < pageCount(first.links) ? 'in-part' : 'there',
    name,
    records: pages.reduce((sum, { value, total }) => sum + (total ?? (value as unknown[]).length), 0),
    confirmedAt: Math.min(...pages.map(({ confirmedAt }) => confirmedAt)),
  };
}

/** Whether a row comes back after a restart: the device's database has it, or the worker the answer. */
async function isKept(cache: StoredCache, key: string): Promise<boolean> {
  if (cache.isKept(key)) return true;
  return (await findAnswer(key).catch(() => undefined)) !== undefined;
}
