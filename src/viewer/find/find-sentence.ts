import { readerWords as words } from '../../words/reader';
import type { Finds } from './use-find';

/** Which match is shown, and how many there are. */
export function findSentence({ state, matches, selected }: Finds): string {
  if (state === 'idle') return '';
  if (state === 'searching') return words.searching;
  return matches.length === 0
    ? words.nothingFound
    : words.foundOf({ at: selected + 1, count: matches.length });
}
