import type { SearchSnapshot } from './open-search';
import { sortSections } from './sections';
import { addressOfHit, noteOf } from './hits';

/** An entry that fits what is typed. */
export interface Suggestion {
  title: string;
  note: string;
  to: string;
}

/** How many suggestions a phone has room for, and how many of them may be of one section. */
const longest = 6;
const perSection = 4;

/** Returns the suggestions for what is typed, the best first; undefined for an outdated query. */
export async function suggestFrom(search: SearchSnapshot, text: string): Promise<Suggestion[] | undefined> {
  const found = await search.suggest(text, perSection);
  if (!found) return undefined;
  const hits = [...found.best, ...sortSections(found.sections).flatMap(({ hits }) => hits)];
  const suggestions = hits.map((hit) => {
    const entry = search.entries[hit.id]!;
    return { title: entry.title, note: noteOf(entry), to: addressOfHit(entry, hit) };
  });
  return suggestions.slice(0, longest);
}
