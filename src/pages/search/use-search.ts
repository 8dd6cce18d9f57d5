import { use, useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';
import { openSearch, type Search } from '../../components/search/open-search';
import { SiteContext } from '../../components/ui/site-context';
import type { PersistentCache } from '../../data/device/swr-cache';
import type { Found } from '../../data/search/search-index';

/** How long (ms) the index is kept after the page was left: users come back from a result. */
const keptFor = 120_000;

interface Kept {
  cache: PersistentCache;
  opening: Promise<Search | null>;
  leaving?: ReturnType<typeof setTimeout>;
  unfollow: () => void;
}

let kept: Kept | undefined;

function drop(): void {
  const { opening, leaving, unfollow } = kept ?? {};
  kept = undefined;
  clearTimeout(leaving);
  unfollow?.();
  void opening?.then((search) => search?.end()).catch(() => undefined);
}

/** The index of this cache: that of the last visit of the page, unless the phone has other data since. */
function takeIndex(cache: PersistentCache, site: Parameters<typeof openSearch>[1]): Kept {
  if (kept?.cache !== cache) drop();
  clearTimeout(kept?.leaving);
  if (!kept) {
    const opening = openSearch(cache, site);
    const own: Kept = { cache, opening, unfollow: () => undefined };
    const forget = () => {
      if (kept === own) drop();
    };
    opening.then((search) => {
      if (!search) forget();
      // The rows that the index itself reads come through `cache` as well: those are not changes.
      else own.unfollow = cache.follow(() => void (own.leaving && forget()));
    }, forget);
    kept = own;
  }
  return kept;
}

function leave(own: Kept): void {
  if (kept === own) own.leaving = setTimeout(drop, keptFor);
}

/** The search on this phone: undefined while it is prepared, null if there is nothing to search. */
export type Prepared = Search | null | undefined | 'failed';

/** Prepares the index, once per visit of the page. */
export function usePrepared(): Prepared {
  const { cache } = useSWRConfig();
  const site = use(SiteContext);
  const [prepared, setPrepared] = useState<Prepared>();
  useEffect(() => {
    let isCurrent = true;
    const own = takeIndex(cache as PersistentCache, site);
    const set = (value: Prepared) => isCurrent && setPrepared(value);
    own.opening.then(set, (error: unknown) => {
      console.warn(`The search could not start: ${String(error)}`);
      set('failed');
    });
    return () => {
      isCurrent = false;
      leave(own);
    };
  }, [cache, site]);
  return prepared;
}

/** The results of a query; undefined while they are looked for. */
export function useFound(prepared: Prepared, query: string, limit: number): Found | 'failed' | undefined {
  const [result, setResult] = useState<{ of: Search; query: string; found: Found | 'failed' }>();
  const search = prepared && prepared !== 'failed' ? prepared : undefined;
  useEffect(() => {
    if (!search || !query) return undefined;
    let isCurrent = true;
    const set = (found: Found | 'failed') => isCurrent && setResult({ of: search, query, found });
    search.find(query, limit).then(set, (error: unknown) => {
      console.warn(`The search could not answer: ${String(error)}`);
      set('failed');
    });
    return () => {
      isCurrent = false;
    };
  }, [search, query, limit]);
  if (prepared === 'failed') return 'failed';
  return result && result.of === search && result.query === query ? result.found : undefined;
}
