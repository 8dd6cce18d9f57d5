import { siteLanguages, language, type SiteLanguage } from 'virtual:messages';

export { siteLanguages, language, type SiteLanguage };

/**
 * Between two facts in a line. Beside the digits of Dari and Pashto, whose zero is a dot, a dot would be read as one.
 */
export const between = language.direction === 'rtl' ? '، ' : ' · ';

/**
 * The address of a path of the route table in the language of the page. Use it outside the router, which adds the
 * prefix itself.
 */
export const ownAddress = (path: string): string => addressIn(language, path);

/** The address of a path of the route table in a language. */
export const addressIn = ({ prefix }: Pick<SiteLanguage, 'prefix'>, path: string): string =>
  prefix + (prefix ? path.replace(/^\/(?=[?#]|$)/, '') : path);

/** Removes the prefix of the page's language from an address; other addresses are returned unchanged. */
export function pathAt(address: string): string {
  const { prefix } = language;
  const rest = address.slice(prefix.length);
  return prefix && address.startsWith(prefix) && /^([/?#]|$)/.test(rest) ? rest || '/' : address;
}
