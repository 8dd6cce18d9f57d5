/** Parts of URLs, for the page and the worker alike. This file imports nothing. */

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
export const withoutHash = (url: string): string => url.split('#', 1)[0]!;

const pathOf = (url: string): string => url.split(/[?#]/)[0] ?? '';

/** The extension in a URL's path, in lower case and without its dot: `docx`; empty without one, as in `/v1.25`. */
export const extensionOf = (url: string): string =>
  /\.((?=\d*[a-z])[a-z0-9]{2,5})$/i.exec(pathOf(url))?.[1]?.toLowerCase() ?? '';

/**
 * Whether a path ends with the extension of a file: a letter and at most ten more letters or digits. `/phase-2.5` is
 * the path of a page. Runs in linear time; `/\.[^/]+$/` is quadratic.
 */
export const hasFileExtension = (path: string): boolean => /\.[a-z][a-z0-9]{0,10}$/i.test(path);

/** The path of a document, by its extension. */
export const documentName = /\.(pdf|docx?|xlsx?|pptx?|odt|ods|odp|rtf|csv|zip)$/i;

/**
 * The kind of a document: the extension of its address if that is one of a document, else `pdf` by its media type,
 * else any other extension; empty without either.
 */
export function documentKind(url: string, mediaType: string): string {
  const extension = extensionOf(url);
  const isNamed = documentName.test(pathOf(url));
  return !isNamed && /^application\/pdf\b/i.test(mediaType) ? 'pdf' : extension;
}

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

/** Whether a file of the viewer, by its address, is for documents that are no PDF: these need no other. */
export const isForOffice = (url: string): boolean =>
  /\/(make-office-edition|office-worker)[-.][^/]*$/.test(url);
