import { shorten } from '../../schemas/well-formed';
import type { Entry } from './read-entries';
import { entryTextSeparator } from './separator';

/** The maximum length of such a text. */
const longest = 160;

/**
 * Returns for each entry those of its texts that no other entry with the same title has; empty where the title is
 * unique.
 */
export function disambiguate(entries: readonly Pick<Entry, 'title' | 'body'>[]): string[] {
  return entries.map((entry) => {
    const twins = entries.filter((other) => other !== entry && other.title === entry.title);
    if (twins.length === 0) return '';
    const shared = new Set(twins.flatMap(textsOf));
    const own = textsOf(entry)
      .filter((text) => !shared.has(text))
      .join(entryTextSeparator);
    return shorten(own, longest);
  });
}

const textsOf = ({ body }: Pick<Entry, 'body'>) => body.split(entryTextSeparator);
