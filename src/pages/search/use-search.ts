import { startTransition, use, useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';
import { openSearch, type LiveSearch, type SearchState } from '../../components/search/open-search';
import { SiteContext } from '../../components/ui/site-context';
import type { PersistentCache } from '../../data/device/swr-cache';
import type { Found } from '../../data/search/search-index';

/** How long (ms) the index is kept after the page was left: users come back from a result. */
const keptFor = 120_000;

interface Kept extends LiveSearch {
  cache: PersistentCache;
  leaving?: ReturnType<typeof setTimeout>;
}

let kept: Kept | undefined;

function drop(): void {
  clearTimeout(kept?.leaving);
  kept?.end();
  kept = undefined;
}

/** The index of this cache: that of the last visit of the page, where it is still there. */
function takeIndex(cache: PersistentCache, site: Parameters<typeof openSearch>[1]): Kept {
  if (kept?.cache !== cache) drop();
  clearTimeout(kept?.leaving);
  kept ??= { ...openSearch(cache, site), cache };
  return kept;
}

function leave(own: Kept): void {
  if (kept === own) own.leaving = setTimeout(drop, keptFor);
}

/** The search on this phone, another one after each change: undefined while it is prepared. */
export type Prepared = SearchState | undefined;

/** Prepares the index, once per visit of the page, and follows what arrives on the device. */
export function usePrepared(): Prepared {
  const { cache } = useSWRConfig();
  const site = use(SiteContext);
  const [prepared, setPrepared] = useState<Prepared>();
  useEffect(() => {
    try {
      const own = takeIndex(cache as PersistentCache, site);
      const unfollow = own.follow((searched) => startTransition(() => setPrepared(searched)));
      return () => {
        unfollow();
        leave(own);
      };
    } catch (error) {
      console.warn(`The search could not start: ${String(error)}`);
      queueMicrotask(() => setPrepared('failed'));
      return undefined;
    }
  }, [cache, site]);
  return prepared;
}

/**
 * The results of a query; undefined while they are looked for. After a change, the last ones until the new are there.
 */
export function useFound(prepared: Prepared, query: string, limit: number): Found | 'failed' | undefined {
  const [result, setResult] = useState<{ query: string; found: Found | 'failed' }>();
  const search = prepared && prepared !== 'failed' ? prepared : undefined;
  useEffect(() => {
    if (!search || !query) return undefined;
    let isCurrent = true;
    const set = (found: Found | 'failed') => {
      if (isCurrent) startTransition(() => setResult({ query, found }));
    };
    search.find(query, limit).then(set, (error: unknown) => {
      console.warn(`The search could not answer: ${String(error)}`);
      set('failed');
    });
    return () => {
      isCurrent = false;
    };
  }, [search, query, limit]);
  if (prepared === 'failed') return 'failed';
  return search && result?.query === query ? result.found : undefined;
}
