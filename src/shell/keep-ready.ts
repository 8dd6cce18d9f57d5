import type { StoredCache } from '../data/cache';
import { followThrift, isSavingData, isThrifty, knowDataSaver } from '../data/data-saver';
import { oneAtATime } from '../data/one-at-a-time';
import { pruneRows } from '../data/prune-rows';
import { fetchQuietly, pauseLeft, type Mutate } from '../data/quiet-fetch';
import { readLists } from '../data/read-lists';
import { noteReadiness } from '../data/readiness';
import { keepPages } from '../pwa/main-pages';
import { whenIdle } from '../pwa/thrift';
import { routes } from '../routes';
import { site } from './site';

const resources = site.lists;

const mainPages = routes.filter(({ isMain }) => isMain).map(({ path }) => path);

/**
 * Makes the phone ready to work without a network, now, whenever the network may be back, when data is no longer dear
 * and when a pause that the server asked for is over, until `signal` ends it; one run at a time. Then goes on with the
 * documents that were asked for.
 */
export function keepReady(cache: StoredCache, mutate: Mutate, signal: AbortSignal): void {
  let wasThrifty: boolean | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;

  const fetchLists = oneAtATime(async () => {
    if (signal.aborted) return;
    await knowDataSaver();
    wasThrifty = isThrifty();
    // The HTML of a page names its pictures, and they would be fetched with it.
    if (isSavingData()) keepPages([]);
    if (wasThrifty) return noteReadiness('thrifty');
    noteReadiness('fetching');
    await whenIdle();
    await fetchQuietly(cache, mutate, resources, signal);
    const wait = await pauseLeft();
    clearTimeout(pause);
    if (wait > 0 && !signal.aborted) pause = setTimeout(again, wait);
    keepPages(isSavingData() ? [] : mainPages);
    const lists = await readLists(cache, resources);
    const isWhole = lists.every(({ is }) => is === 'there');
    noteReadiness(isWhole ? 'ready' : isThrifty() ? 'thrifty' : 'incomplete');
  });
  const again = () => told(fetchLists().then(resume));

  again();
  const unfollow = followThrift(() => {
    if (wasThrifty !== undefined && wasThrifty !== isThrifty()) again();
  });
  signal.addEventListener('abort', () => {
    unfollow();
    clearTimeout(pause);
  });
  addEventListener('online', again, { signal });
  const comeBack = () => void (document.visibilityState === 'visible' && told(resume()));
  document.addEventListener('visibilitychange', comeBack, { signal });
}

/** Deletes rows that nobody needs any more, when the phone has nothing else to do. */
export async function tidyUp(): Promise<void> {
  await whenIdle();
  await pruneRows(resources);
}

/** Goes on with the documents that were asked for and are not all here; where data is dear, their reader is asked. */
async function resume(): Promise<void> {
  if (isThrifty()) return;
  const { hasInterrupted } = await import('../data/section-queues');
  if (!(await hasInterrupted())) return;
  const { resumeSections } = await import('../data/section-saves');
  await resumeSections();
}

const told = (work: Promise<unknown>): void => void work.catch((error: unknown) => console.warn(error));
