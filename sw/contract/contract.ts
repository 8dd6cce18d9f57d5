/**
 * What the page and the worker agree on: cache names, address patterns, headers and messages. Of `sw/`, the
 * page imports only this folder.
 */

import { documentName } from './urls';

/**
 * The name of the app's database, and the prefix of its caches, channels and locks. Clean-up deletes no other cache.
 */
export const appPrefix = 'ngo';

export const cacheNames = {
  api: `${appPrefix}-api`,
  images: `${appPrefix}-images`,
  documents: `${appPrefix}-documents`,
  savedDocuments: `${appPrefix}-saved-documents`,
  /** The previous copy of each updated saved document, until the user has opened the new one. */
  formerDocuments: `${appPrefix}-former-documents`,
  viewer: `${appPrefix}-reader`,
  pages: `${appPrefix}-pages`,
} as const;

/** The prefix of the precache. Its full name also has the precache version and the worker's scope. */
export const precachePrefix = `${appPrefix}-precache-`;

/** The build writes the files that only the document viewer needs below this path, with hashed names. */
export const viewerFolder = '/assets/reader/';

/** The list of the viewer's files, as addresses: `{ always, office, decoders }`. */
export const viewerList = '/reader.json';

/** The list of the texts of documents, and the address of one by its hash in that list. */
export const textsIndex = '/texts/index.json';
export const textUrl = (hash: string): string => `/texts/${hash}.json`;

/**
 * The largest API response (bytes). A larger one is a failed call, and neither the page nor the worker reads
 * the rest.
 */
export const responseLimit = 16 * 1024 * 1024;

/** Whether the headers announce a body beyond the limit. */
export const isTooLarge = (headers: Headers): boolean =>
  Number(headers.get('content-length')) > responseLimit;

/** `application/json`, `text/json` or a type that ends with `+json`. */
const jsonType = /^(application|text)\/([\w.+-]+\+)?json\s*(;|$)/i;

/** Why a response is not JSON, judged by its headers: a redirect or another content type. Undefined if it may be. */
export function whyNotJson({ redirected, url, headers }: Response): string | undefined {
  if (redirected) return `redirected to ${url}`;
  const type = headers.get('content-type') ?? '';
  return jsonType.test(type.trim()) ? undefined : `content type "${type}"`;
}

/**
 * The wait (ms) that a `Retry-After` header asks for; undefined without a valid one. A date is measured
 * against the response's `Date` header if there is one, because the device's clock may be wrong by years.
 */
export function parseRetryAfter(headers: Headers): number | undefined {
  const value = headers.get('retry-after')?.trim() ?? '';
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const wait = Date.parse(value) - (Date.parse(headers.get('date') ?? '') || Date.now());
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined;
}

/** The wait (ms) after a 429 that names none: Laravel's limits are per minute. */
const defaultPause = 60_000;
/** The longest pause (ms) that is obeyed. */
const longestPause = 60 * 60_000;

/** A pause (ms) that a server asked for, within bounds: a second and an hour. */
export const boundedPause = (wait = defaultPause): number => Math.min(Math.max(wait, 1_000), longestPause);

/** Set by the worker on a stored API response after a 429: when (ms since 1970) the server may be asked again. */
export const retryAtHeader = 'x-retry-at';

/**
 * The rest (ms) of the pause before a stored response may be updated; 0 without one. A pause longer than any was
 * recorded by a wrong clock.
 */
export function retryDelayLeft(headers: Headers): number {
  const left = Number(headers.get(retryAtHeader)) - Date.now();
  return left > 0 && left <= longestPause ? left : 0;
}

/** The stall timeout (ms): a request without a byte for this long is given up. A late response is stored anyway. */
export const stallTimeout = 8_000;

/** A request that was given up is aborted after this long (ms) without a byte, so that stalled ones do not pile up. */
export const abortTimeout = 60_000;

/**
 * How long (ms) the worker leaves the stored files alone after it answered a page, unless one is missing: to read and
 * verify them delays the page, which reads its scripts from the same storage.
 */
export const quietTime = 2_500;

/** Set by the worker on its own 504, for an API call that brought no byte in time: a network error could not say why. */
export const silenceHeader = 'x-silence';

/**
 * The clean path of a page: without trailing slashes, `.html` and `index.html`, with which links and some hosts name
 * the same page. Runs in linear time; `/\/+$/` is quadratic.
 */
export function cleanPath(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end).replace(/(\/index)?\.html$/, '') || '/';
}

/** The query of the address that an installed app is launched with; the app removes it like a tracking parameter. */
export const launchQuery = '?source=home';

/** Tracking parameters that newsletters, social networks and advertisements add to links. */
const tracking =
  /^(?:utm_|\w*clid=|gclsrc=|[gw]braid=|msclkid=|igsh(?:id)?=|li_fat_id=|mc_[ce]id=|_g[al]=|_hs(?:enc|mi)=|mkt_tok=|mibextid=|srsltid=|epik=|source=home$)/i;

/** The query of an address (`?page=2`) without tracking parameters, which do not affect the page. */
export function withoutTracking(search: string): string {
  const parameters = search.slice(1).split('&');
  const own = parameters.filter((parameter) => !tracking.test(parameter)).join('&');
  return own && `?${own}`;
}

/** The id of the element in a prerendered page that holds its data. */
export const pageDataId = 'prerendered';

/** Set on a saved document: its row of the catalogue as URL-encoded JSON, so that a lost row can be restored. */
export const savedAsHeader = 'x-saved-as';

/** Set on a saved document that was replaced by a newer version: the time of the update (ms since 1970). */
export const updatedAtHeader = 'x-updated-at';

/**
 * Set by the worker on a stored image: the time (ms since 1970) at which it last checked the image with the
 * server.
 */
export const askedAtHeader = 'x-asked-at';

/**
 * The app's IndexedDB database, its only object store, and the keys of the user's choices: of data saver (`on` or
 * `off`), and of the language of the interface (its tag).
 */
export const rowsPlace = {
  database: appPrefix,
  store: 'rows',
  dataSaver: 'preferences/data-saver',
  language: 'preferences/language',
} as const;

/**
 * Marks a request as a reload by the user. It is a cache mode because a custom header would cause a CORS
 * preflight: https://developer.mozilla.org/en-US/docs/Web/HTTP/Guides/CORS#preflighted_requests
 */
export const reloadMode: RequestCache = 'no-cache';

/** The base address of the API without a trailing slash; empty if the API is on the app's origin. */
export const apiBase: string = (import.meta.env.VITE_API_BASE_URL ?? '').replace(/\/+$/, '');

/** For hosts that cannot map `/api/x` to `api/x.json`. */
const apiSuffix: string = import.meta.env.VITE_API_SUFFIX ?? '';

/** The address of an API call: `apiUrl('vacancies')`, `apiUrl('posts?page=2')`. */
export function apiUrl(path: string): string {
  const [name = '', ...query] = path.split('?');
  return [`${apiBase}/api/${name}${apiSuffix}`, ...query].join('?');
}

/**
 * The address of a call for lists in a language: `lists` is what stands before their names (`fa/`), or behind
 * (`?lang=fa`).
 */
export const apiUrlIn = (lists: string, path: string): string =>
  lists.startsWith('?')
    ? apiUrl(path) + (path.includes('?') ? lists.replace('?', '&') : lists)
    : apiUrl(lists + path);

/**
 * The path of an API address below `/api/` (`projects/category/water`), without suffix and query; undefined
 * if the address is not an API call. `origin` is the app's origin.
 */
export function apiPath(url: URL, origin: string): string | undefined {
  const root = new URL(`${apiBase}/api/`, origin);
  if (url.origin !== root.origin || !url.pathname.startsWith(root.pathname)) return undefined;
  const path = url.pathname.slice(root.pathname.length);
  return apiSuffix && path.endsWith(apiSuffix) ? path.slice(0, -apiSuffix.length) : path;
}

export type Envelope = 'list' | 'page' | 'record';

/** The codes of languages have two or three letters, and no list has so short a name: `fa/vacancies`. */
const languagePart = /^[a-z]{2,3}\//;

/** The envelope that an API path must have: `{ data: [...] }` or a bare array, with the exceptions below. */
export function envelopeOf(path: string): Envelope {
  const [resource, second, ...rest] = path.replace(languagePart, '').split('/');
  if (resource !== 'projects' && resource !== 'posts') return 'list';
  if (second === undefined || second === 'page') return 'page';
  return rest.length > 0 ? 'page' : 'record';
}

/**
 * Whether an address is a document of the site: a file below `/files/`, a document by its extension, or
 * anything else at another API origin that is not an API call.
 */
export function isDocument(url: URL, origin: string): boolean {
  const api = new URL(apiBase || '/', origin);
  if (apiPath(url, origin) !== undefined) return false;
  if (url.origin === origin) return url.pathname.startsWith('/files/') || documentName.test(url.pathname);
  return url.origin === api.origin;
}

/**
 * Why a stored response could not be updated: a network error, 8 s without a byte, an error status, a
 * response that is not JSON (a redirect, another content type, an invalid body), or the wrong envelope for
 * its path.
 */
export type RefreshFailure = 'network' | 'silence' | 'status' | 'not-json' | 'shape';

/** The lists of notices, by the last segment of their API paths: the worker refreshes them while the app is closed. */
export const noticeLists = ['vacancies', 'volunteers', 'itbs', 'noas'] as const;

/** The tag of the periodic background sync that refreshes the lists of notices. */
export const refreshTag = 'refresh-notices';

/** A message from the worker to every open page. `url` is the full address; `response` is what no page has received. */
export type WorkerMessage =
  | { type: 'api-updated'; url: string; confirmedAt: number }
  | { type: 'api-confirmed'; url: string; confirmedAt: number }
  | { type: 'api-refresh-failed'; url: string; reason: RefreshFailure; detail: string }
  | { type: 'api-unstored'; url: string; isFull: boolean; response?: { text: string; confirmedAt: number } }
  | { type: 'document-stored' | 'document-updated' | 'document-newer'; url: string };

/**
 * A message from a page to the worker: activate the waiting version, store the images that were shown before
 * the worker was installed, or store the prerendered HTML of these paths.
 */
export type PageMessage =
  | { type: 'SKIP_WAITING' }
  | { type: 'CLAIM' }
  | { type: 'KEEP_IMAGES'; urls: string[] }
  | { type: 'KEEP_PAGES'; paths: string[] };
