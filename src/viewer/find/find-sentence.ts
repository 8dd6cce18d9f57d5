import { readerWords as words } from '../../words/reader';
import type { Finds } from './use-find';

/** Which match is shown, and how many there are; empty if nothing was searched. */
export function findSentence({ state, matches, selected, unread }: Finds, pageCount: number): string {
  if (state === 'idle') return '';
  if (state === 'searching') return words.searching;
  if (unread === pageCount) return '';
  return matches.length === 0
    ? words.nothingFound
    : words.foundOf({ at: selected + 1, count: matches.length });
}

/** What the search could not look into; undefined if it was everything. */
export function findNote({ state, hasText, unread }: Finds, pageCount: number): string | undefined {
  if (state !== 'done') return undefined;
  if (unread === pageCount) return words.unreadDocument;
  if (unread > 0) return words.unreadPages(unread);
  return hasText ? undefined : words.noText;
}
