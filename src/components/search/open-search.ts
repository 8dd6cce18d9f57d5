import { followTexts } from '../../data/documents/text-editions';
import type { PersistentCache } from '../../data/device/swr-cache';
import { readAwards } from '../../data/lists/read-awards';
import { readZone } from '../../data/lists/use-settings';
import { startFinder, type Finder } from '../../data/search/finder';
import { IndexedEntries } from '../../data/search/indexed-entries';
import { readEntries, type Entry } from '../../data/search/read-entries';
import type { Found } from '../../data/search/search-index';
import { searchMessages } from '../../words/search/search';
import { searchWords } from '../../words/search/synonyms';
import type { Site } from '../ui/site-context';
import { readDocumentEntries } from './document-entries';
import { readPageEntries } from './page-entries';
import { searchSources } from './search-sources';
import { createSectionKey } from './sections';
import { messages as ownPageWords } from 'virtual:messages/own-pages';

/** An index of everything on the device, as it was at one time. */
export interface SearchSnapshot {
  /** The id of a result is its place in this list. */
  entries: readonly Entry[];
  /** When the oldest list was last confirmed by the server (ms since 1970). */
  confirmedAt: number;
  find: Finder['find'];
  /**
   * As `find`, for a user who is typing: while one query runs, each new one replaces the one that waits, which resolves
   * to undefined.
   */
  suggest: (query: string, limit: number) => Promise<Found | undefined>;
}

/** The index: null if the device has nothing to search, 'failed' if it could not be read. */
export type SearchState = SearchSnapshot | null | 'failed';

/** An index that follows what arrives on the device. */
export interface LiveSearch {
  /**
   * Calls `listener` with the state once it is known, and again after each change. The index is updated
   * only while somebody listens. Returns a function that stops it.
   */
  follow: (listener: (state: SearchState) => void) => () => void;
  end: () => void;
}

/** Changes within this time (ms) are one update: lists and texts arrive one after the other. */
const shortestPause = 500;
/** The share of time that updates may take: reading 10,000 records takes a slow phone a second. */
const pausePerWork = 4;

const names = { document: searchMessages.documentKind, page: ownPageWords.kind };

/**
 * Reads everything on the device into an index, and follows what changes: lists and texts of documents. Makes no
 * request but that for the worker.
 */
export function openSearch(cache: PersistentCache, site: Site): LiveSearch {
  const finder = startFinder(searchWords);
  const indexed = new IndexedEntries();
  const suggest = latestOf(finder.find);
  const listeners = new Set<(state: SearchState) => void>();
  let state: SearchState | undefined;
  let isStale = true;
  let isUpdating = false;
  let isEnded = false;
  let pause = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function update() {
    isStale = false;
    isUpdating = true;
    const start = performance.now();
    try {
      const confirmedAt = await readInto(indexed, finder, cache, site);
      state =
        confirmedAt === undefined
          ? null
          : { entries: indexed.entries, confirmedAt, find: finder.find, suggest };
    } catch (error) {
      console.warn(`What is on this phone could not be read for the search: ${String(error)}`);
      state ??= 'failed';
    }
    isUpdating = false;
    pause = Math.max(shortestPause, pausePerWork * (performance.now() - start));
    if (!isEnded) for (const listener of listeners) listener(state);
    schedule();
  }

  function schedule() {
    if (!isStale || isEnded || isUpdating || timer !== undefined || listeners.size === 0) return;
    timer = setTimeout(() => {
      timer = undefined;
      if (listeners.size > 0 && !isEnded) void update();
    }, pause);
  }

  const change = () => {
    isStale = true;
    schedule();
  };
  const unfollow = [cache.follow(change), followTexts(change)];
  return {
    follow(listener) {
      listeners.add(listener);
      if (state !== undefined) listener(state);
      schedule();
      return () => void listeners.delete(listener);
    },
    end() {
      isEnded = true;
      clearTimeout(timer);
      unfollow.forEach((stop) => stop());
      finder.end();
    },
  };
}

/** Resolves to the time when the oldest list was confirmed; undefined if there is no list. */
async function readInto(
  indexed: IndexedEntries,
  finder: Finder,
  cache: PersistentCache,
  { records, pages, titleAt }: Site,
): Promise<number | undefined> {
  // A page of the site's own is found at its own address: no other page shows it.
  const own = records.filter(({ of }) => of.isNamedByFile).map(({ path }) => path);
  const placeAt = (path: string) => (own.includes(path) ? undefined : titleAt(path));
  const sources = searchSources(records, await readAwards(cache), placeAt);
  const [stored, zone] = await Promise.all([readEntries(cache, sources), readZone(cache)]);
  if (!stored) return undefined;
  const entries = [
    ...stored.entries,
    ...(await readDocumentEntries(cache, records, names.document)),
    ...(await readPageEntries(cache, withoutTold(pages, stored.entries), names.page)),
  ];
  await indexed.update(entries, createSectionKey(Date.now(), zone, names), finder);
  return stored.confirmedAt;
}

/** The pages without those of the site's own, which are records. */
const withoutTold = (pages: Site['pages'], entries: readonly Entry[]): Site['pages'] =>
  pages.filter(({ path }) => !entries.some(({ kind, to }) => kind === names.page && to === path));

/** Answers one call at a time. Of the calls that come meanwhile, all but the last get undefined. */
function latestOf(find: Finder['find']): SearchSnapshot['suggest'] {
  let running: Promise<unknown> = Promise.resolve();
  let latest = 0;
  return async (query, limit) => {
    latest += 1;
    const own = latest;
    const before = running;
    // Its caller is told.
    await before.catch(() => undefined);
    if (own !== latest) return undefined;
    const finding = find(query, limit);
    running = finding;
    return finding;
  };
}
