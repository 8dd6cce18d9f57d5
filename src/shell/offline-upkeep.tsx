import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import type { StoredCache } from '../data/cache';
import { followThrift, isSavingData, isThrifty, knowDataSaver } from '../data/data-saver';
import { oneAtATime } from '../data/one-at-a-time';
import { noteReadiness } from '../data/readiness';
import { followWorker } from '../data/worker-messages';
import { keepPages } from '../pwa/main-pages';
import { keepSeenImages } from '../pwa/seen-images';
import { whenIdle } from '../pwa/thrift';
import { startWorker } from '../pwa/worker';
import { routes } from '../routes';
import { site } from './site';

const resources = site.lists;

const mainPages = routes.filter(({ isMain }) => isMain).map(({ path }) => path);

/** Old rows are looked for so long (ms) after the start: nothing of it is in the way of the first page. */
const tidyUpDelay = 20_000;

/** Keeps the phone ready: the worker, its news of fresh answers, the quiet fetch, and what still waits to be stored. */
export function OfflineUpkeep() {
  const { cache, mutate } = useSWRConfig();

  useEffect(() => {
    const stored = cache as StoredCache;
    const stop = new AbortController();
    const unfollow = followWorker(stored, mutate, resources);

    let wasThrifty: boolean | undefined;
    let pause: ReturnType<typeof setTimeout> | undefined;
    let tidyUp: ReturnType<typeof setTimeout> | undefined;
    const fetchWhenIdle = oneAtATime(async () => {
      if (stop.signal.aborted) return;
      await knowDataSaver();
      wasThrifty = isThrifty();
      // The HTML of a page names its pictures, and they would be fetched with it.
      if (isSavingData()) keepPages([]);
      if (wasThrifty) return noteReadiness('thrifty');
      noteReadiness('fetching');
      await whenIdle();
      // Not needed where data is dear, nor for the first paint.
      const { fetchQuietly, pauseLeft } = await import('../data/quiet-fetch');
      await fetchQuietly(stored, mutate, resources, stop.signal);
      const wait = await pauseLeft();
      clearTimeout(pause);
      if (wait > 0 && !stop.signal.aborted) pause = setTimeout(again, wait);
      keepPages(isSavingData() ? [] : mainPages);
      const { readLists } = await import('../data/read-lists');
      const lists = await readLists(stored, resources);
      const isWhole = lists.every(({ is }) => is === 'there');
      noteReadiness(isWhole ? 'ready' : isThrifty() ? 'thrifty' : 'incomplete');
    });
    const again = () =>
      void fetchWhenIdle()
        .then(resume)
        .catch((error: unknown) => console.warn(error));
    const onThrift = () => {
      if (wasThrifty !== undefined && wasThrifty !== isThrifty()) again();
    };
    const comeBack = () => {
      if (document.visibilityState === 'visible')
        void resume().catch((error: unknown) => console.warn(error));
    };
    const flush = () => document.visibilityState === 'hidden' && void stored.flush();

    if (import.meta.env.PROD) {
      void startWorker().then((controls) => {
        if (stop.signal.aborted) return;
        if (!controls) return noteReadiness('no-worker');
        keepSeenImages();
        again();
        stop.signal.addEventListener('abort', followThrift(onThrift));
        addEventListener('online', again, { signal: stop.signal });
        document.addEventListener('visibilitychange', comeBack, { signal: stop.signal });
      });
      tidyUp = setTimeout(() => void prune().catch((error: unknown) => console.warn(error)), tidyUpDelay);
    }
    document.addEventListener('visibilitychange', flush, { signal: stop.signal });
    return () => {
      stop.abort();
      clearTimeout(pause);
      clearTimeout(tidyUp);
      unfollow();
    };
  }, [cache, mutate]);

  return null;
}

/** Deletes rows that nobody needs any more, when the phone has nothing else to do. */
async function prune() {
  await whenIdle();
  const { pruneRows } = await import('../data/prune-rows');
  await pruneRows(resources);
}

/** Goes on with the documents that were asked for and are not all here; where data is dear, their reader is asked. */
async function resume() {
  if (isThrifty()) return;
  const { hasInterrupted } = await import('../data/section-queues');
  if (!(await hasInterrupted())) return;
  const { resumeSections } = await import('../data/section-saves');
  await resumeSections();
}
