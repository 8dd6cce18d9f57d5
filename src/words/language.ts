import { editions, language, type Edition } from 'virtual:messages';

export { editions, language, type Edition };

/** Between two facts in a line. Beside the digits of Dari and Pashto, whose zero is a dot, a dot would be read as one. */
export const between = language.direction === 'rtl' ? '، ' : ' · ';

/**
 * The address of a path of the route table in the language of the page. For what the router does not see: it adds the
 * prefix itself.
 */
export const ownAddress = (path: string): string => addressIn(language, path);

/** The address of a path of the route table in a language. */
export const addressIn = ({ prefix }: Pick<Edition, 'prefix'>, path: string): string =>
  prefix + (prefix ? path.replace(/^\/(?=[?#]|$)/, '') : path);

/** The path of the route table of an address in the language of the page, or of one without a prefix. */
export function pathAt(address: string): string {
  const { prefix } = language;
  const rest = address.slice(prefix.length);
  return prefix && address.startsWith(prefix) && /^([/?#]|$)/.test(rest) ? rest || '/' : address;
}
