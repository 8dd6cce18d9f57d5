import type { CachedList } from '../device/swr-cache';

/** What the app keeps of one list at most, all its pages together: a phone survives an API gone wrong. */
export const limits = {
  /** Pages that are fetched, kept and searched without being turned to. */
  pages: 100,
  records: 20_000,
  /** Records of a single page: all of them are drawn at once. */
  recordsOfPage: 1_000,
  /** Characters of the answers. */
  length: 16_000_000,
  /** Categories or tags by which a list is fetched quietly. */
  filters: 100,
} as const;

/** Calls of one quiet fetch, those that fail among them. */
export const prefetchCallLimit = 60;

/** Calls of a fetch that the user asked for: all lists, with all their pages and filters. */
export const fullFetchCallLimit = 400;

/** Pages that a view of a whole list asks for by itself. */
export const viewCallLimit = 25;

const told = new Set<string>();

/** Says in one sentence, once per list and start of the app, that a list goes beyond a ceiling. */
export function warnOfLimit(list: string, sentence: string): void {
  if (told.has(list)) return;
  told.add(list);
  console.warn(`${list}: ${sentence}`);
}

/** The length (characters) of the answer that a row was made of, which its stamp begins with; 0 where that is unknown. */
const answerLength = ({ stamp }: CachedList): number => Number.parseInt(stamp, 10) || 0;

/** Adds up what the pages of a list hold. */
export class CallBudget {
  #records = 0;
  #length = 0;

  add(row: CachedList | undefined): void {
    if (!row) return;
    this.#records += row.total ?? (row.value as readonly unknown[]).length;
    this.#length += answerLength(row);
  }

  /** Whether the list has reached a ceiling: no further page of it is taken. */
  isFull(): boolean {
    return this.#records >= limits.records || this.#length >= limits.length;
  }
}
