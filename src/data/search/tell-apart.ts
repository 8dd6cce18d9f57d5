import { shorten } from '../../schemas/well-formed';
import type { Entry } from './read-entries';
import { separator } from './separator';

/** The longest text that tells an entry apart. */
const longest = 160;

/**
 * What tells each entry from the others with its title: those of its texts that the others do not have. Empty for a
 * title that is there once.
 */
export function tellApart(entries: readonly Pick<Entry, 'title' | 'body'>[]): string[] {
  return entries.map((entry) => {
    const twins = entries.filter((other) => other !== entry && other.title === entry.title);
    if (twins.length === 0) return '';
    const shared = new Set(twins.flatMap(textsOf));
    const own = textsOf(entry)
      .filter((text) => !shared.has(text))
      .join(separator);
    return shorten(own, longest);
  });
}

const textsOf = ({ body }: Pick<Entry, 'body'>) => body.split(separator);
