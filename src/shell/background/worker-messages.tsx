import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import type { PersistentCache } from '../../data/device/swr-cache';
import { handleWorkerMessages } from '../../data/lists/worker-messages';
import { site } from '../site';

/** Takes over what the worker reports about new data, from the start on: no report comes twice. Flushes the cache. */
export function WorkerMessages() {
  const { cache, mutate } = useSWRConfig();

  useEffect(() => {
    const stored = cache as PersistentCache;
    const unfollow = handleWorkerMessages(stored, mutate, site.lists);
    const flush = () => document.visibilityState === 'hidden' && void stored.flush();
    document.addEventListener('visibilitychange', flush);
    return () => {
      document.removeEventListener('visibilitychange', flush);
      unfollow();
    };
  }, [cache, mutate]);

  return null;
}
