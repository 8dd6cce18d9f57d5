import type { PersistentCache } from '../data/device/swr-cache';
import { watchMetered, isSavingData, isMetered, loadDataSaver } from '../data/device/data-saver';
import { oneAtATime } from '../browser/one-at-a-time';
import { pruneRows } from '../data/documents/prune-rows';
import { prefetchLists, pauseLeft, type Mutate } from '../data/lists/prefetch';
import { readLists } from '../data/lists/read-lists';
import { setReadiness } from '../data/lists/offline-readiness';
import { keepPages } from '../pwa/keep-pages';
import { whenIdle } from '../browser/when-idle';
import { routes } from '../routes';
import { site } from './site';

const resources = site.lists;

const mainPages = routes.filter(({ isMain }) => isMain).map(({ path }) => path);

/**
 * Makes the phone ready to work without a network, now, whenever the network may be back, when data is no longer dear
 * and when a pause that the server asked for is over, until `signal` ends it; one run at a time. Then goes on with the
 * documents that were asked for.
 */
export function keepReady(cache: PersistentCache, mutate: Mutate, signal: AbortSignal): void {
  let wasThrifty: boolean | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;

  const fetchLists = oneAtATime(async () => {
    if (signal.aborted) return;
    await loadDataSaver();
    wasThrifty = isMetered();
    // The HTML of a page names its pictures, and they would be fetched with it.
    if (isSavingData()) keepPages([]);
    if (wasThrifty) return setReadiness('thrifty');
    setReadiness('fetching');
    await whenIdle();
    await prefetchLists(cache, mutate, resources, signal);
    const wait = await pauseLeft();
    clearTimeout(pause);
    if (wait > 0 && !signal.aborted) pause = setTimeout(again, wait);
    keepPages(isSavingData() ? [] : mainPages);
    const lists = await readLists(cache, resources);
    const isWhole = lists.every(({ is }) => is === 'there');
    setReadiness(isWhole ? 'ready' : isMetered() ? 'thrifty' : 'incomplete');
  });
  const again = () => told(fetchLists().then(resume));

  again();
  const unfollow = watchMetered(() => {
    if (wasThrifty !== undefined && wasThrifty !== isMetered()) again();
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
  if (isMetered()) return;
  const { hasInterrupted } = await import('../data/documents/list-queues');
  if (!(await hasInterrupted())) return;
  const { resumeLists } = await import('../data/documents/save-list');
  await resumeLists();
}

const told = (work: Promise<unknown>): void => void work.catch((error: unknown) => console.warn(error));
