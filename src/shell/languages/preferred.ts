import type { Edition } from '../../words/language';

/** Other codes of a language that browsers name: `prs` is Dari alone, `fa` all of Persian. */
const sameLanguage: Readonly<Record<string, string>> = { prs: 'fa' };

const codeOf = (tag: string): string => {
  const [code = ''] = tag.toLowerCase().split('-');
  return sameLanguage[code] ?? code;
};

/** The edition that fits the languages of a browser best, in their order; undefined if none of them has one. */
export function preferredEdition(
  wanted: readonly string[],
  editions: readonly Edition[],
): Edition | undefined {
  for (const tag of wanted) {
    const found = editions.find((edition) => codeOf(edition.tag) === codeOf(tag));
    if (found) return found;
  }
  return undefined;
}
