import { lengthOf } from '../../../sw/contract/mark';
import type { CachedList } from '../device/swr-cache';

/**
 * The maximum that the app stores of one list with all its pages, so that a faulty API cannot overload the
 * device.
 */
export const limits = {
  /** Pages that are fetched, stored and searched without being visited. */
  pages: 100,
  records: 20_000,
  /** Records of a single page, which are all rendered at once. */
  recordsOfPage: 1_000,
  /** Characters of the responses. */
  length: 16_000_000,
  /** Categories or tags by which the user's fetch of everything asks for a list. */
  filters: 100,
} as const;

/**
 * API calls of a prefetch, including failed ones. The first one counts those that the page made before it: many
 * phones may share an address that the server limits, to 60 calls a minute for example.
 */
export const prefetchCallLimit = 25;

/** The pause (ms) between two calls of a prefetch. */
export const callPause = 300;

/** API calls of a fetch that the user asked for: all lists with all their pages. */
export const fullFetchCallLimit = 400;

/** Pages that a view of a complete list fetches by itself. */
export const viewCallLimit = 25;

const warned = new Set<string>();

/** Warns that a list exceeds a limit, once per list and start of the app. */
export function warnOfLimit(list: string, sentence: string): void {
  if (warned.has(list)) return;
  warned.add(list);
  console.warn(`${list}: ${sentence}`);
}

/** Adds up the records and characters of a list's pages. */
export class CallBudget {
  #records = 0;
  #length = 0;

  add(row: CachedList | undefined): void {
    if (!row) return;
    this.#records += row.total ?? (row.value as readonly unknown[]).length;
    this.#length += lengthOf(row);
  }

  /** Whether the list has reached a limit: then no further page is fetched. */
  isFull(): boolean {
    return this.#records >= limits.records || this.#length >= limits.length;
  }
}
