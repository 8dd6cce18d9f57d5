import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import type { PersistentCache } from '../../data/device/swr-cache';
import { setOfflineState } from '../../data/lists/prefetch/offline-state';
import { keepImages } from '../../pwa/ask-worker';
import { importRetriably } from '../../browser/import-retriably';
import { loadInBackground } from '../../pwa/load-in-background';
import { registerWorker } from '../../pwa/register-worker';
import { onUpdateRequest } from '../../pwa/updates';

/** Delay (ms) of the clean-up of stale rows, so that it does not slow down the first page. */
const tidyUpDelay = 20_000;

/**
 * Keeps the app ready for offline use: registers the worker, prefetches, and deletes stale rows. Ends when the user
 * asks for an update; the page that loads after that goes on.
 */
export function OfflineWork() {
  const { cache, mutate } = useSWRConfig();

  useEffect(() => {
    const stored = cache as PersistentCache;
    const stop = new AbortController();
    let tidying: ReturnType<typeof setTimeout> | undefined;

    // Not needed for the first paint.
    const later = () => loadInBackground(() => importRetriably(() => import('../prepare-offline')));
    const warn = (error: unknown) => console.warn(error);
    const begin = async () => {
      const controls = await registerWorker();
      if (stop.signal.aborted) return;
      if (!controls) return setOfflineState('no-worker');
      keepImages();
      const { prepareOffline } = await later();
      if (!stop.signal.aborted) prepareOffline(stored, mutate, stop.signal);
    };
    if (import.meta.env.PROD) {
      begin().catch(warn);
      tidying = setTimeout(() => void later().then(({ tidyUp }) => tidyUp().catch(warn), warn), tidyUpDelay);
    }
    const end = () => {
      stop.abort();
      clearTimeout(tidying);
    };
    const ignore = onUpdateRequest(end);
    return () => {
      ignore();
      end();
    };
  }, [cache, mutate]);

  return null;
}
