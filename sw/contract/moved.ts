/** What stands no longer at the address where it stood. */
export interface Moved {
  /** The codes that addresses began with, and whether the site has left that language. */
  languages: Readonly<Record<string, boolean>>;
  /** Where the page of a former address stands now: `{ '/jobs': '/vacancies' }`, without the prefix of a language. */
  addresses: Readonly<Record<string, string>>;
}

/** The fragment that names a language that the site has left: `#left=fa`. */
export const leftMark = '#left=';

/**
 * Where the page of a clean path stands now, in the same language; undefined if it has not moved. From a language that
 * the site no longer has, this is the page in the first one, with a fragment that names the language that was left.
 * `prefix` is that of the language of the path.
 */
export function movedTo(path: string, prefix: string, { languages, addresses }: Moved): string | undefined {
  const [, code = '', rest = ''] = /^\/([^/]*)(.*)$/.exec(path) ?? [];
  if (Object.hasOwn(languages, code)) {
    const page = rest || '/';
    return (addresses[page] ?? page) + (languages[code] ? leftMark + code : '');
  }
  const own = path.slice(prefix.length) || '/';
  const to = Object.hasOwn(addresses, own) ? addresses[own]! : undefined;
  return to === undefined ? undefined : prefix && to === '/' ? prefix : prefix + to;
}
