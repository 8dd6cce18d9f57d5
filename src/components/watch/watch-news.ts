import { use, useMemo } from 'react';
import type { PersistentCache } from '../../data/device/swr-cache';
import { readListOnPhone, useComparison } from '../../data/lists/on-phone';
import { readZone } from '../../data/lists/use-settings';
import { followWatches, readWatches, type Watch } from '../../data/watches/watches';
import { language } from '../../words/language';
import { watchWords as words } from '../../words/watch';
import { SiteContext, type KnownRecords } from '../ui/site-context';
import { fittingRecords, queryFacts } from './fitting-records';

/** A watch, and what is new in the lists on the phone since its user last looked. */
export interface WatchNews {
  watch: Watch;
  /** The list; undefined if this site no longer has it. */
  place: KnownRecords | undefined;
  /** The query of the filter, with its question mark; empty without one. */
  query: string;
  /**
   * Whether it was compared: not with a list that is not whole on the phone, nor with that of another language than the
   * one in which it was made.
   */
  is: 'compared' | 'not-here' | 'other-language' | 'gone';
  /** The addresses of all entries that fit; empty if it was not compared. */
  fitting: readonly string[];
  /** The addresses of the new entries. */
  news: readonly string[];
}

/** The path and the query of a watch. */
export function partsOf(address: string): { path: string; query: string } {
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

/**
 * The addresses of the entries that fit a query now, in the list on the phone; undefined if it is not there as a whole.
 * Makes no request. Never rejects.
 */
export async function fittingAddresses(
  cache: PersistentCache,
  { of, addressOf }: KnownRecords,
  query: string,
  now = Date.now(),
): Promise<string[] | undefined> {
  const { records, isWhole } = await readListOnPhone(cache, of);
  if (!isWhole) return undefined;
  const zone = await readZone(cache);
  return fittingRecords(of, records, query, { zone, now }).flatMap(
    (record) => addressOf(record as never, records as never[]) ?? [],
  );
}

/** How all watches stand in the lists on the phone; undefined if they cannot be read. Makes no request. */
export async function readWatchNews(
  cache: PersistentCache,
  places: readonly KnownRecords[],
): Promise<WatchNews[] | undefined> {
  const watches = await readWatches();
  return watches && Promise.all(watches.map((watch) => newsOf(cache, places, watch)));
}

async function newsOf(
  cache: PersistentCache,
  places: readonly KnownRecords[],
  watch: Watch,
): Promise<WatchNews> {
  const { path, query } = partsOf(watch.address);
  const place = watchablePlace(places, path);
  const nothing = { watch, place, query, fitting: [], news: [] };
  if (!place) return { ...nothing, is: 'gone' };
  if (watch.language && watch.language !== language.tag) return { ...nothing, is: 'other-language' };
  const fitting = await fittingAddresses(cache, place, query);
  if (!fitting) return { ...nothing, is: 'not-here' };
  const known = new Set(watch.known === undefined ? fitting : watch.known.split('\n'));
  return { ...nothing, is: 'compared', fitting, news: fitting.filter((address) => !known.has(address)) };
}

/**
 * How all watches stand, again when one changes and when a list does. `loading` on the server and until the device
 * responds, `failed` if they cannot be read.
 */
export function useWatchNews(): readonly WatchNews[] | 'loading' | 'failed' {
  const { records } = use(SiteContext);
  const compare = useMemo(
    () => ({
      read: (cache: PersistentCache) => readWatchNews(cache, records),
      follow: followWatches,
      lists: records.map(({ of }) => of),
    }),
    [records],
  );
  return useComparison(compare);
}
