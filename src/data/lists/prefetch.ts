import { at, type Resource } from '../../schemas/base';
import { slugOf } from '../../schemas/slug';
import { addressPart, isSlug } from '../../schemas/well-formed';
import type { CachedList, PersistentCache } from '../device/swr-cache';
import { prefetchCallLimit, fullFetchCallLimit, limits } from './limits';
import { isNewer } from '../device/confirmed-at';
import { isMetered, loadDataSaver } from '../device/data-saver';
import { CallError, failureKind } from '../api/call-error';
import { isTrouble } from '../api/network-state';
import { recordPause, pauseLeft } from './prefetch-pause';
import { findAnswer, hydrateList, listKey, refreshList } from './load-list';
import { inChunks } from '../../browser/yield-to-main';
import { furtherPages } from './stored-pages';

export { pauseLeft };

export type Mutate = (key: string, row: CachedList, options: { revalidate: false }) => Promise<unknown>;

/** All small lists together may cost this much, compressed (bytes). */
const budget = 150_000;

/** A list that was confirmed within this time (ms) is not asked for again. */
const freshness = 6 * 3_600_000;

/** After so many calls in a row that the worker could only answer with what it had stored, the network counts as gone. */
const mostUnrenewed = 3;

/** A call may share the answer to another one that began so long (ms) before. */
const recent = 60_000;

interface Limits {
  /** Bytes, compressed. */
  budget: number;
  calls: number;
  /** The user asked for it: also what is fresh is fetched, and also where data is dear. */
  isAsked: boolean;
}

/** A later fetch ends the quiet one before it: the user's own word goes first. */
let latest = 0;
let turn: Promise<unknown> = Promise.resolve();

/** One fetch at a time. `run` begins when the one before has ended, and is to end when `isLatest` says no. */
function inTurn<T>(run: (isLatest: () => boolean) => Promise<T>): Promise<T> {
  const own = (latest += 1);
  const result = turn.then(() => run(() => own === latest));
  turn = result.catch(() => undefined);
  return result;
}

/**
 * Fetches the lists that the device does not hold yet, or holds from long ago, one after the other by rank, so
 * that pages that were never opened have their data without a network. Stops at the budget, after so many calls, when
 * the network is gone, when the server asks for a pause, when data becomes dear, when another fetch begins and when
 * `signal` says so. Resolves with the number of lists fetched.
 */
export async function prefetchLists(
  cache: PersistentCache,
  mutate: Mutate,
  resources: readonly Resource[],
  signal: AbortSignal,
): Promise<number> {
  await loadDataSaver();
  if ((await pauseLeft()) > 0) return 0;
  const limits = { budget, calls: prefetchCallLimit, isAsked: false };
  return inTurn((isLatest) =>
    fetchLists(cache, mutate, resources, () => isLatest() && !signal.aborted, limits),
  );
}

/**
 * The user's own word: asks the server for every list anew, whatever it costs. Stops when the network is gone, when the
 * server asks for a pause, and when `signal` says so. Resolves with the number of lists fetched; what is there
 * afterwards, `readLists` tells.
 */
export function refetchLists(
  cache: PersistentCache,
  mutate: Mutate,
  resources: readonly Resource[],
  signal: AbortSignal,
): Promise<number> {
  const limits = { budget: Infinity, calls: fullFetchCallLimit, isAsked: true };
  return inTurn(() => fetchLists(cache, mutate, resources, () => !signal.aborted, limits));
}

async function fetchLists(
  cache: PersistentCache,
  mutate: Mutate,
  resources: readonly Resource[],
  isWanted: () => boolean,
  limits: Limits,
): Promise<number> {
  let spent = 0;
  let calls = 0;
  let fetched = 0;
  let unrenewed = 0;
  for await (const resource of whatToFetch(cache, resources)) {
    if (!isWanted() || spent >= limits.budget || unrenewed >= mostUnrenewed) break;
    if (!limits.isAsked && isMetered()) break;
    await hydrateList(cache, resource);
    if (!limits.isAsked && (await isFresh(cache, resource))) continue;
    if (calls >= limits.calls) {
      console.warn(`The fetch of lists ended after ${calls} calls: the others come when they are opened.`);
      break;
    }
    calls += 1;
    const startedAt = Date.now();
    try {
      // To the network first: the next call waits until this one is through.
      const row = await refreshList(cache, resource, { reload: true });
      await mutate(listKey(resource), row, { revalidate: false });
      unrenewed = isNewer(row, startedAt - recent) ? 0 : unrenewed + 1;
      if (unrenewed > 0) continue;
      if (limits.budget < Infinity) spent += await compressedSize(row.value);
      fetched += 1;
    } catch (error) {
      console.warn(`The quiet fetch did not get ${resource.path ?? resource.name}: ${String(error)}`);
      // A list that the server refuses says nothing of the others; an answer that is not the server's does.
      if (isTrouble(failureKind(error)) || (await asksForPause(error))) break;
    }
  }
  return fetched;
}

async function asksForPause(error: unknown): Promise<boolean> {
  if (!(error instanceof CallError) || (error.status !== 429 && error.retryAfter === undefined)) return false;
  await recordPause(error.retryAfter);
  return true;
}

async function isFresh(cache: PersistentCache, resource: Resource): Promise<boolean> {
  const key = listKey(resource);
  const stored = cache.get(key)?.data;
  if (!stored || !isNewer(stored, Date.now() - freshness)) return false;
  return (await findAnswer(key)) !== undefined;
}

/** The lists by rank, each with its further pages, then the first page of each of their filters. */
async function* whatToFetch(
  cache: PersistentCache,
  resources: readonly Resource[],
): AsyncGenerator<Resource> {
  const ranked = [...resources].sort((a, b) => a.rank - b.rank);
  for (const resource of ranked) {
    yield resource;
    yield* furtherPages(cache, resource);
  }
  for (const resource of ranked) {
    for (const [type, { of }] of Object.entries(resource.filters ?? {})) {
      const names = (cache.get(listKey(of))?.data?.value ?? []) as { name: string; slug?: string }[];
      const slugs = names.slice(0, limits.filters).map(({ name, slug }) => slug ?? slugOf(name));
      for (const slug of slugs.filter(isSlug)) {
        yield at(resource, `${resource.name}/${type}/${addressPart(slug)}`);
      }
    }
  }
}

async function compressedSize(records: readonly unknown[]): Promise<number> {
  const texts: string[] = [];
  await inChunks(records, (slice) => void texts.push(JSON.stringify(slice)));
  const stream = new Blob(texts).stream().pipeThrough(new CompressionStream('gzip'));
  return (await new Response(stream).arrayBuffer()).byteLength;
}
