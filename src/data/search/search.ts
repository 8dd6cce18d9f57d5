import type { Resource } from '../../schemas/base';
import type { Notice } from '../../schemas/notices';
import type { EventPlace } from '../../schemas/posts';
import type { PersistentCache } from '../device/swr-cache';
import { fold, queryWords } from './fold-text';
import { inChunks } from '../../browser/yield-to-main';
import { wholePages } from '../lists/stored-pages';

/** A stored record for the search. */
export interface Entry {
  /** The index of its source. */
  sourceIndex: number;
  title: string;
  body: string;
  /** The address of the page that shows it. */
  to: string;
  /** What its list says about it, if it is a notice. */
  notice?: Notice | undefined;
  /** When and where it takes place, if it is an event. */
  event?: EventPlace | undefined;
}

/** How the records of one resource are searched. */
export interface Source {
  of: Resource;
  /** Title, text and address of a record; undefined if it has no page. */
  read: (record: never, all: never[]) => Omit<Entry, 'sourceIndex'> | undefined;
}

/** All stored records of the sources. `confirmedAt` (ms since 1970) is that of the oldest page. */
export interface StoredSource {
  entries: Entry[];
  confirmedAt: number;
}

/** Reads what the device has of each source, without a request. Undefined if it has nothing. */
export async function readEntries(
  cache: PersistentCache,
  sources: readonly Source[],
): Promise<StoredSource | undefined> {
  const read = sources.map(async ({ of, read }, sourceIndex) => {
    const rows = await wholePages(cache, of);
    const records = rows.flatMap(({ value }) => value) as never[];
    const entries: Entry[] = [];
    await inChunks(records, (slice) => {
      for (const record of slice) {
        const entry = read(record as never, records);
        if (entry) entries.push({ sourceIndex, ...entry });
      }
    });
    return { entries, ages: rows.map(({ confirmedAt }) => confirmedAt) };
  });
  const parts = await Promise.all(read);
  const ages = parts.flatMap((part) => part.ages);
  if (ages.length === 0) return undefined;
  return { entries: parts.flatMap(({ entries }) => entries), confirmedAt: Math.min(...ages) };
}

export interface Hit extends Entry {
  score: number;
}

const folded = new WeakMap<Entry, { title: string; body: string }>();

function foldOnce(entry: Entry) {
  let text = folded.get(entry);
  if (!text) {
    text = { title: fold(entry.title), body: fold(entry.body) };
    folded.set(entry, text);
  }
  return text;
}

/** The score of a word at the start of a word or within one, in the title and in the body. */
const worth = { title: [16, 8], body: [2, 1] } as const;

/**
 * The entries that contain every word of the query, best first; a match in the title outweighs the body.
 * Searches in chunks; resolves to undefined if `isWanted` becomes false in the meantime.
 */
export async function search(
  entries: readonly Entry[],
  query: string,
  isWanted?: () => boolean,
): Promise<Hit[] | undefined> {
  const words = queryWords(query).map((word) => ({ word, start: startOf(word) }));
  if (words.length === 0) return [];
  const hits: Hit[] = [];
  const isDone = await inChunks(
    entries,
    (slice) => {
      for (const entry of slice) {
        const { title, body } = foldOnce(entry);
        const scores = words.map(
          (word) => scoreOf(title, word, worth.title) + scoreOf(body, word, worth.body),
        );
        if (!scores.includes(0)) hits.push({ ...entry, score: scores.reduce((sum, score) => sum + score) });
      }
    },
    isWanted,
  );
  return isDone ? hits.sort((a, b) => b.score - a.score) : undefined;
}

/** Matches a word at the start of a word of the text. Folded words have only letters and digits. */
const startOf = (word: string) => new RegExp(`(?<![\\p{L}\\p{N}])${word}`, 'u');

function scoreOf(
  text: string,
  { word, start }: { word: string; start: RegExp },
  [atStart, within]: readonly [number, number],
): number {
  if (!text.includes(word)) return 0;
  return start.test(text) ? atStart : within;
}
