import { href } from '../../addresses';
import type { Entry } from '../../data/search/read-entries';
import type { IndexHit } from '../../data/search/search-index';
import { firstFound } from '../../data/search/highlights';
import { entryTextSeparator } from '../../data/search/separator';

/** The address of a result. What stands in a document opens its text at the first word that was found. */
export function addressOfHit({ file, to, body }: Entry, { terms }: IndexHit): string {
  if (file === undefined) return to;
  return href('/read', { query: { file, from: to, find: firstFound(body, new Set(terms)) } });
}

/**
 * The details that tell a result from similar ones: its kind, the page that shows it, its number; not what the heading
 * above it says.
 */
export const noteOf = ({ kind, where, notice }: Entry, heading?: string): string =>
  [...new Set([kind, where, notice?.number])]
    .filter((detail) => detail && detail !== heading)
    .join(entryTextSeparator);
