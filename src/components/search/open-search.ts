import { inChunks } from '../../browser/yield-to-main';
import type { PersistentCache } from '../../data/device/swr-cache';
import { readAwards } from '../../data/lists/read-awards';
import { readZone } from '../../data/lists/read-zone';
import { startFinder, type Finder } from '../../data/search/finder';
import { readEntries, type Entry } from '../../data/search/read-entries';
import type { Found } from '../../data/search/search-index';
import { searchMessages } from '../../words/search/search';
import { searchWords } from '../../words/search/synonyms';
import type { Site } from '../ui/site-context';
import { readDocumentEntries } from './document-entries';
import { readPageEntries } from './page-entries';
import { searchSources } from './search-sources';
import { sectionReader } from './sections';

/** An index of everything on the phone. */
export interface Search {
  /** By the ids of results. */
  entries: readonly Entry[];
  /** When the oldest list was last confirmed by the server (ms since 1970). */
  confirmedAt: number;
  find: Finder['find'];
  /** As `find`, for a user who is typing: while one query is answered, only the last of those that follow is asked. */
  suggest: (query: string, limit: number) => Promise<Found | undefined>;
  end: () => void;
}

const names = { document: searchMessages.documentKind, page: searchMessages.pageKind };

/** Reads everything on the phone into an index. Null if there is nothing. Makes no request but that for the worker. */
export async function openSearch(cache: PersistentCache, { records, pages, titleAt }: Site) {
  const finder = startFinder(searchWords);
  const sources = searchSources(records, await readAwards(cache), titleAt);
  const [stored, zone] = await Promise.all([readEntries(cache, sources), readZone(cache)]);
  if (!stored) {
    finder.end();
    return null;
  }
  const entries = [
    ...stored.entries,
    ...(await readDocumentEntries(cache, records, names.document)),
    ...(await readPageEntries(cache, pages, names.page)),
  ];
  const readSection = sectionReader(Date.now(), zone, names);
  await inChunks(entries, (slice, from) => {
    finder.add(
      slice.map((entry, place) => ({
        id: from + place,
        title: entry.isTitledElsewhere ? '' : entry.title,
        text: entry.body,
        kind: entry.isTitledElsewhere ? '' : entry.kind,
        section: readSection(entry),
      })),
    );
  });
  const { confirmedAt } = stored;
  return { entries, confirmedAt, find: finder.find, suggest: latestOf(finder.find), end: finder.end };
}

/** Answers one call at a time. Of the calls that come meanwhile, all but the last get undefined. */
function latestOf(find: Finder['find']): Search['suggest'] {
  let running: Promise<unknown> = Promise.resolve();
  let latest = 0;
  return async (query, limit) => {
    latest += 1;
    const own = latest;
    const before = running;
    await before.catch(() => undefined);
    if (own !== latest) return undefined;
    const finding = find(query, limit);
    running = finding;
    return finding;
  };
}
