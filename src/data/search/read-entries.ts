import { inChunks } from '../../browser/yield-to-main';
import type { Resource } from '../../schemas/base';
import type { Notice } from '../../schemas/notices';
import type { EventPlace } from '../../schemas/posts';
import type { PersistentCache } from '../device/swr-cache';
import { readWholePages, recordsOf } from '../lists/list-pages';

/** The length (characters) of a text of a body, and its language, if it is another one than that of the page. */
export interface TextLanguage {
  length: number;
  lang: string | undefined;
}

/** What can be found: a stored record, the text of a document, or a page. */
export interface Entry {
  /** What kind of thing it is, in words. */
  kind: string;
  title: string;
  /** The language of the title, if it is another one than that of the page. */
  lang?: string | undefined;
  body: string;
  /** The languages of the texts of the body, in their order, where one is in another language than the page. */
  languages?: readonly TextLanguage[] | undefined;
  /** The address of the page that shows it. */
  to: string;
  /** The page that shows it, where records of one kind are on several. */
  where?: string | undefined;
  /** What its list says about it, if it is a notice, or the document of one. */
  notice?: Notice | undefined;
  /** When and where it takes place, if it is an event. */
  event?: EventPlace | undefined;
  /** The address of the document, where the body is its text. */
  file?: string;
  /** Further names by which it is asked for. */
  names?: readonly string[];
  /** The title is that of another entry: only the body is searched. */
  isTitledElsewhere?: boolean;
}

/** How the records of one resource are searched. */
export interface Source {
  of: Resource;
  /** What is searched of a record; undefined if it has no page. */
  read: (record: never, all: never[]) => Entry | undefined;
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
  const read = sources.map(async ({ of, read }) => {
    const rows = await readWholePages(cache, of);
    const records = recordsOf(rows) as never[];
    const entries: Entry[] = [];
    await inChunks(records, (slice) => {
      for (const record of slice) {
        const entry = read(record as never, records);
        if (entry) entries.push(entry);
      }
    });
    return { entries, ages: rows.map(({ confirmedAt }) => confirmedAt) };
  });
  const parts = await Promise.all(read);
  const ages = parts.flatMap((part) => part.ages);
  if (ages.length === 0) return undefined;
  return { entries: parts.flatMap(({ entries }) => entries), confirmedAt: Math.min(...ages) };
}
