import type { Mutate, PersistentCache } from '../data/device/swr-cache';
import { hasNetwork } from '../data/api/network-state';
import { sendCounts } from '../data/counts/send-counts';
import { watchMetered, isSavingData, isMetered, loadDataSaver } from '../data/device/data-saver';
import { coalesceRuns } from '../browser/coalesce-runs';
import { pruneRows } from '../data/documents/prune-rows';
import { callPause } from '../data/lists/limits';
import { readListStamps } from '../data/lists/prefetch/list-stamps';
import { prefetchLists, pauseLeft } from '../data/lists/prefetch/prefetch';
import { prefetchTextsByRank } from '../components/search/prefetch-order';
import { readLists } from '../data/lists/read-lists';
import { setOfflineState } from '../data/lists/prefetch/offline-state';
import { cachePages, refreshInBackground } from '../pwa/ask-worker';
import { trackVisits } from './background/track-visits';
import { whenIdle } from '../browser/when-idle';
import { routes } from '../routes';
import { resumeDownloads } from './resume-downloads';
import { site } from './site';
import { siteLanguages, ownAddress } from '../words/language';

const resources = site.lists;

const mainPages = routes.filter(({ isMain }) => isMain).map(({ path }) => ownAddress(path));

/**
 * Prefetches everything for offline use: now, on the `online` event, when data becomes metered or unmetered, and after
 * a pause that the server requested. One run at a time. Then resumes interrupted document downloads. Tells what is new
 * since the last visit, and has the lists of notices refreshed while the app is closed. A build that counts sends what
 * was counted. `signal` stops it.
 */
export function prepareOffline(cache: PersistentCache, mutate: Mutate, signal: AbortSignal): void {
  let wasMetered: boolean | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;

  const fetchLists = coalesceRuns(async () => {
    if (signal.aborted) return;
    await loadDataSaver();
    wasMetered = isMetered();
    // The worker would also fetch the pictures in the HTML of a page.
    if (isSavingData()) cachePages([]);
    if (wasMetered) return setOfflineState('metered');
    setOfflineState('fetching');
    await whenIdle();
    await prefetchLists(cache, mutate, resources, signal, callPause, readListStamps);
    const wait = await pauseLeft();
    clearTimeout(pause);
    if (wait > 0 && !signal.aborted) pause = setTimeout(again, wait);
    // An update that waits for the active worker would wait for these pages, too.
    if (!signal.aborted) cachePages(isSavingData() ? [] : mainPages);
    const lists = await readLists(cache, resources);
    const isWhole = lists.every(({ is }) => is === 'there');
    setOfflineState(isWhole ? 'ready' : isMetered() ? 'metered' : wait > 0 ? 'waiting' : 'incomplete');
    if (wait > 0 || isMetered() || signal.aborted) return;
    await prefetchTextsByRank(cache, site.records, signal);
    // Only where something was asked for anyway.
    if (import.meta.env.VITE_COUNTS_ENDPOINT && hasNetwork() && !signal.aborted) await sendCounts();
  });
  const again = () => warnOnFailure(fetchLists().finally(() => resumeDownloads(signal)));

  again();
  trackVisits(cache, site.records, signal);
  warnOnFailure(refreshInBackground());
  const unfollow = watchMetered(() => {
    if (wasMetered !== undefined && wasMetered !== isMetered()) again();
  });
  signal.addEventListener('abort', () => {
    unfollow();
    clearTimeout(pause);
  });
  addEventListener('online', again, { signal });
  const comeBack = () =>
    void (document.visibilityState === 'visible' && warnOnFailure(resumeDownloads(signal)));
  document.addEventListener('visibilitychange', comeBack, { signal });
}

/** Deletes stale rows from the database when the browser is idle. */
export async function tidyUp(): Promise<void> {
  await whenIdle();
  await pruneRows(
    resources,
    siteLanguages.map(({ prefix }) => prefix),
  );
}

const warnOnFailure = (work: Promise<unknown>): void =>
  void work.catch((error: unknown) => console.warn(error));
