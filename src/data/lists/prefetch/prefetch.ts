import type { Resource } from '../../../schemas/base';
import { slugOf } from '../../../schemas/slugs';
import { isSlug } from '../../../schemas/well-formed';
import type { Mutate, PersistentCache } from '../../device/swr-cache';
import { callPause, prefetchCallLimit, fullFetchCallLimit, limits } from '../limits';
import { isNewer, type ListStamps } from '../../../../sw/contract/mark';
import { isMetered, loadDataSaver } from '../../device/data-saver';
import { isOutOfRoom } from '../../device/storage-faults';
import { CallError, failureKind } from '../../api/call-error';
import { callCount } from '../../api/client';
import { isNetworkFailure } from '../../api/network-state';
import { recordPause, pauseLeft } from './prefetch-pause';
import { hydrateList, listKey, refreshList } from '../load-list';
import { findStoredResponse } from '../../device/worker-caches';
import { compressedSize } from '../../../browser/compressed-size';
import { inChunks } from '../../../browser/yield-to-main';
import { furtherPages } from '../list-pages';
import { waitForEarlyCalls } from '../early-responses';
import { startFetching } from './fetch-activity';
import { filteredResource, hasFilterField } from '../filtered';
import { isUnchanged } from './list-stamps';

export { pauseLeft };

/** The budget (bytes, compressed) for all small lists together. */
const budget = 150_000;

/** A list that was confirmed within this time (ms) is not fetched again. */
const freshness = 6 * 3_600_000;

/**
 * After this many calls in a row that the worker could only respond to from its cache, the network counts as
 * gone.
 */
const maxUnconfirmed = 3;

/** A call may share the response to another one that started within this time (ms). */
const recent = 60_000;

interface Limits {
  /** Bytes, compressed. */
  budget: number;
  calls: number;
  /** The pause (ms) between two calls. */
  pause: number;
  /** The user asked for it: fresh lists are fetched too, also on a metered connection. */
  isAsked: boolean;
  /** Reads the stamps of all lists by one request; undefined where the site has none. */
  readStamps?: ReadStamps;
}

type ReadStamps = () => Promise<ListStamps | undefined>;

/** A later fetch ends a running prefetch: what the user asks for comes first. */
let latest = 0;
let queue: Promise<unknown> = Promise.resolve();

/** Runs one fetch at a time. `run` starts when the previous one has ended, and must end when `isLatest` is false. */
function enqueue<T>(run: (isLatest: () => boolean) => Promise<T>): Promise<T> {
  const own = (latest += 1);
  const result = queue.then(() => run(() => own === latest));
  // Its caller is told.
  queue = result.catch(() => undefined);
  return result;
}

/** The calls of the next prefetch: the first one shares its limit with what the page asked for before it. */
let callsLeft: number | undefined;

/**
 * Prefetches the lists that are missing on the device or not fresh, one after the other by rank, so that
 * pages that were never opened have their data without a network. Calls are `pause` (ms) apart. Stops at the
 * budget, at the call limit, without a network, when the server asks for a pause (`pauseLeft` tells how long),
 * on a metered connection, when the device has no room for a list, when another fetch starts, and when `signal` is
 * aborted. What `readStamps` confirms is not asked for. Resolves to the number of lists fetched.
 */
export async function prefetchLists(
  cache: PersistentCache,
  mutate: Mutate,
  resources: readonly Resource[],
  signal: AbortSignal,
  pause = callPause,
  readStamps: ReadStamps = async () => undefined,
): Promise<number> {
  callsLeft ??= Math.max(1, prefetchCallLimit - callCount());
  await loadDataSaver();
  if ((await pauseLeft()) > 0) return 0;
  await waitForEarlyCalls();
  const limits = { budget, calls: callsLeft, pause, isAsked: false, readStamps };
  callsLeft = prefetchCallLimit;
  return enqueue((isLatest) =>
    fetchLists(cache, mutate, resources, () => isLatest() && !signal.aborted, limits),
  );
}

/**
 * Fetches every list from the server because the user asked for it, at any cost. Stops without a network,
 * when the server asks for a pause, and when `signal` is aborted. Resolves to the number of lists fetched;
 * `readLists` then tells what the device has.
 */
export function refetchLists(
  cache: PersistentCache,
  mutate: Mutate,
  resources: readonly Resource[],
  signal: AbortSignal,
  pause = callPause,
): Promise<number> {
  const limits = { budget: Infinity, calls: fullFetchCallLimit, pause, isAsked: true };
  return enqueue(() => fetchLists(cache, mutate, resources, () => !signal.aborted, limits));
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
  let unconfirmed = 0;
  let endFetching: (() => void) | undefined;
  let stamps: ReturnType<ReadStamps> | undefined;
  const readStamps = () => (stamps ??= limits.readStamps!());
  try {
    for await (const resource of listsToFetch(cache, resources, limits.isAsked)) {
      if (!isWanted() || spent >= limits.budget || unconfirmed >= maxUnconfirmed) break;
      if (!limits.isAsked && (isMetered() || isOutOfRoom())) break;
      await hydrateList(cache, resource);
      if (!limits.isAsked && (await isFresh(cache, resource))) continue;
      if (limits.readStamps && (await confirm(cache, mutate, listKey(resource), readStamps))) continue;
      if (calls >= limits.calls) {
        console.warn(
          `The fetch of lists ended after ${calls} calls: the others are fetched when they are opened.`,
        );
        break;
      }
      if (calls > 0) await delay(limits.pause);
      if (!isWanted()) break;
      calls += 1;
      endFetching ??= startFetching();
      const startedAt = Date.now();
      let asked: number | undefined;
      try {
        // Network-first: the next call waits until this one has ended.
        const row = await refreshList(cache, resource, { reload: true, onPause: (wait) => (asked = wait) });
        await mutate(listKey(resource), row, { revalidate: false });
        if (asked !== undefined) {
          await recordPause(asked);
          break;
        }
        unconfirmed = isNewer(row, startedAt - recent) ? 0 : unconfirmed + 1;
        if (unconfirmed > 0) continue;
        if (limits.budget < Infinity) spent += await sizeOf(row.value);
        fetched += 1;
      } catch (error) {
        console.warn(`The prefetch did not get ${resource.path ?? resource.name}: ${String(error)}`);
        // An error status says nothing about other lists; a network failure does.
        if (isNetworkFailure(failureKind(error)) || (await asksForPause(error))) break;
      }
    }
  } finally {
    endFetching?.();
  }
  return fetched;
}

/** Whether a list that page and worker have stored is confirmed by its stamp; it is then marked as confirmed now. */
async function confirm(
  cache: PersistentCache,
  mutate: Mutate,
  key: string,
  readStamps: ReadStamps,
): Promise<boolean> {
  const row = cache.get(key)?.data;
  if (!row || !isUnchanged(await readStamps(), key, row)) return false;
  if ((await findStoredResponse(key)) === undefined) return false;
  await mutate(key, { ...row, confirmedAt: Date.now() }, { revalidate: false });
  return true;
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
  return (await findStoredResponse(key)) !== undefined;
}

/**
 * The lists by rank, each with its further pages. Where the user asked for everything, then the first page of
 * each filter that the device cannot apply itself, because the records do not name it.
 */
async function* listsToFetch(
  cache: PersistentCache,
  resources: readonly Resource[],
  withFilters: boolean,
): AsyncGenerator<Resource> {
  const ranked = [...resources].sort((a, b) => a.rank - b.rank);
  for (const resource of ranked) {
    yield resource;
    yield* furtherPages(cache, resource);
  }
  if (!withFilters) return;
  for (const resource of ranked) {
    for (const [type, { of }] of Object.entries(resource.filters ?? {})) {
      if (await hasFilterField(cache, resource, type)) continue;
      const names = (cache.get(listKey(of))?.data?.value ?? []) as { name: string; slug?: string }[];
      const slugs = names.slice(0, limits.filters).map(({ name, slug }) => slug ?? slugOf(name));
      for (const slug of slugs.filter(isSlug)) yield filteredResource(resource, { type, slug });
    }
  }
}

const delay = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

async function sizeOf(records: readonly unknown[]): Promise<number> {
  const texts: string[] = [];
  await inChunks(records, (slice) => void texts.push(JSON.stringify(slice)));
  return compressedSize(texts);
}
