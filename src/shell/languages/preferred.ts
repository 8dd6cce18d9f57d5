import type { SiteLanguage } from '../../words/language';

/** Other codes of a language that browsers name: `prs` is Dari alone, `fa` all of Persian. */
const sameLanguage: Readonly<Record<string, string>> = { prs: 'fa' };

const codeOf = (tag: string): string => {
  const [code = ''] = tag.toLowerCase().split('-');
  return sameLanguage[code] ?? code;
};

/**
 * The language of the site that fits the languages of a browser best, in their order; undefined if none of them has
 * one.
 */
export function preferredLanguage(
  wanted: readonly string[],
  siteLanguages: readonly SiteLanguage[],
): SiteLanguage | undefined {
  for (const tag of wanted) {
    const found = siteLanguages.find((siteLanguage) => codeOf(siteLanguage.tag) === codeOf(tag));
    if (found) return found;
  }
  return undefined;
}
