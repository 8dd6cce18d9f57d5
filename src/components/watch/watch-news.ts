import { use, useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';
import { coalesceRuns } from '../../browser/coalesce-runs';
import type { PersistentCache } from '../../data/device/swr-cache';
import { readWholePages, recordsOf } from '../../data/lists/list-pages';
import { listKey } from '../../data/lists/load-list';
import { readZone } from '../../data/lists/use-settings';
import { addKnown, followWatches, readWatches, type Watch } from '../../data/watches/watches';
import { language, pathAt } from '../../words/language';
import type { AnyRecord } from '../list/table-rows';
import { SiteContext, type KnownRecords } from '../ui/site-context';
import { watchWords as words } from '../../words/watch';
import { fittingRecords, queryFacts } from './fitting-records';

/** A watch, and what is new in the lists on the phone since its user last looked. */
export interface WatchNews {
  watch: Watch;
  /** The list; undefined if this site no longer has it. */
  place: KnownRecords | undefined;
  /** The query of the filter, with its question mark; empty without one. */
  query: string;
  /** Whether it looks in the language of the page: a list is compared in the language in which the watch was made. */
  isOfLanguage: boolean;
  /** The addresses of the new entries. */
  news: readonly string[];
}

/** The path and the query of a watch. */
function partsOf(address: string): { path: string; query: string } {
  const [path = '', query = ''] = address.split('?');
  return { path, query: query && `?${query}` };
}

/** The name of a watch: its list, and what its filter asks for. */
export function nameOf({ watch, place, query }: Pick<WatchNews, 'watch' | 'place' | 'query'>): string {
  if (!place) return watch.address;
  return words.named({ list: place.kind, facts: words.facts(queryFacts(place.of, query)) || words.all });
}

/** The list at a path whose records have pages of their own: only those can be told apart. */
export const watchablePlace = (places: readonly KnownRecords[], path: string): KnownRecords | undefined =>
  places.find((place) => place.path === path && place.hasPages);

/** The addresses of the entries that fit a query now, in the list on the phone. Makes no request. */
export async function fittingAddresses(
  cache: PersistentCache,
  { of, addressOf }: KnownRecords,
  query: string,
  now = Date.now(),
): Promise<string[]> {
  const zone = await readZone(cache);
  const records = recordsOf(await readWholePages(cache, of)) as AnyRecord[];
  return fittingRecords(of, records, query, { zone, now }).flatMap(
    (record) => addressOf(record as never, records as never[]) ?? [],
  );
}

/** How all watches stand in the lists on the phone. Makes no request. */
export async function readWatchNews(
  cache: PersistentCache,
  places: readonly KnownRecords[],
): Promise<WatchNews[]> {
  return Promise.all(
    (await readWatches()).map(async (watch) => {
      const { path, query } = partsOf(watch.address);
      const place = watchablePlace(places, path);
      const isOfLanguage = !watch.language || watch.language === language.tag;
      const known = new Set(watch.known.split('\n'));
      const fitting = place && isOfLanguage ? await fittingAddresses(cache, place, query) : [];
      return { watch, place, query, isOfLanguage, news: fitting.filter((address) => !known.has(address)) };
    }),
  );
}

/**
 * Counts the new entries of all watches, but for those of `counted`, and counts as seen what the page at `pathname`
 * shows: a list all of its entries, the page of an entry that one. Makes no request.
 */
export async function countWatchNews(
  cache: PersistentCache,
  places: readonly KnownRecords[],
  { pathname, counted }: { pathname: string; counted: ReadonlySet<string> },
): Promise<number> {
  const page = pathAt(pathname);
  const all = await readWatchNews(cache, places);
  const unseen = new Set<string>();
  for (const { watch, news } of all) {
    const { path } = partsOf(watch.address);
    const seen = news.filter((address) => page === path || page === address);
    if (seen.length > 0) await addKnown(watch.address, seen);
    for (const address of news) if (!seen.includes(address) && !counted.has(address)) unseen.add(address);
  }
  return unseen.size;
}

/** How all watches stand, again when one changes and when a list does; undefined until the device responds. */
export function useWatchNews(): readonly WatchNews[] | undefined {
  const { cache } = useSWRConfig();
  const { records } = use(SiteContext);
  const [news, setNews] = useState<readonly WatchNews[]>();
  useEffect(
    function followNews() {
      const stored = cache as PersistentCache;
      let isCurrent = true;
      const read = coalesceRuns(async () => {
        const found = await readWatchNews(stored, records);
        if (isCurrent) setNews(found);
      });
      const again = () =>
        void read().catch((error: unknown) => {
          console.warn(`What is watched could not be compared with its lists: ${String(error)}`);
          if (isCurrent) setNews([]);
        });
      again();
      const keys = new Set(records.map(({ of }) => listKey(of)));
      const unwatch = followWatches(again);
      const unfollow = stored.follow((key) => keys.has(key) && again());
      return () => {
        isCurrent = false;
        unwatch();
        unfollow();
      };
    },
    [cache, records],
  );
  return news;
}
