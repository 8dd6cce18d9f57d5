/** Parts of URLs, for the page and the worker alike. Like `contract.ts`, this file imports nothing. */

/**
 * Parses an address; undefined if it is invalid. `URL.parse` is newer than the browser floor:
 * https://developer.mozilla.org/en-US/docs/Web/API/URL/parse_static
 */
export function parseUrl(address: string, base: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

/** Cache Storage ignores fragments: https://w3c.github.io/ServiceWorker/#request-matches-cached-item-algorithm */
export const withoutHash = (url: string): string => url.replace(/#.*$/, '');

const pathOf = (url: string): string => url.split(/[?#]/)[0] ?? '';

/** The extension in a URL's path, in lower case and without its dot: `docx`; empty without one. */
export const extensionOf = (url: string): string =>
  /\.([a-z0-9]{2,5})$/i.exec(pathOf(url))?.[1]?.toLowerCase() ?? '';

/** The kind of a document: `pdf` by its media type, else the extension of its address; empty without either. */
export const documentKind = (url: string, mediaType: string): string =>
  /^application\/pdf\b/i.test(mediaType) ? 'pdf' : extensionOf(url);

/** The last segment of a URL's path, decoded if it can be. Never throws. */
export function fileNameOf(url: string): string {
  const last = pathOf(url).split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

/**
 * The language of an API address, by what its pages begin with: `/fa` of `/api/fa/vacancies` and of
 * `/api/vacancies?lang=fa`; empty for the first language, and where the API has no languages.
 */
export function apiLanguage(url: string, prefixes: readonly string[]): string {
  const [, folder = ''] = /\/api(\/[\w-]+)\//.exec(url) ?? [];
  const [, code = ''] = /[?&]lang=([\w-]+)/.exec(url) ?? [];
  return prefixes.find((prefix) => prefix !== '' && (prefix === folder || prefix === `/${code}`)) ?? '';
}
