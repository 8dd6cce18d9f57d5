/**
 * What the page and the worker agree on: names of caches, shapes of addresses, headers and messages.
 * The page imports nothing else from this folder.
 */

/** Every cache of ours starts with this; clean-up touches no other. */
export const cachePrefix = 'ngo';

export const cacheNames = {
  api: `${cachePrefix}-api`,
  images: `${cachePrefix}-images`,
  documents: `${cachePrefix}-documents`,
  savedDocuments: `${cachePrefix}-saved-documents`,
  /** Beside a saved document that was renewed: the copy before it, until its reader has opened the new one. */
  formerDocuments: `${cachePrefix}-former-documents`,
  viewer: `${cachePrefix}-reader`,
  pages: `${cachePrefix}-pages`,
} as const;

/** The cache of the app's own files has this, its version and the scope of the worker in its name. */
export const precachePrefix = `${cachePrefix}-precache-`;

/** The build puts everything that only the reader of documents needs below this address, under names with a hash. */
export const viewerFolder = '/assets/reader/';

/** What the reader is made of: `{ always, decoders }`, addresses of files. */
export const viewerList = '/reader.json';

/** A larger answer of the API (bytes) is a failed call: neither page nor worker reads on. */
export const answerLimit = 16 * 1024 * 1024;

/** Whether a content type is one of JSON: `application/json`, `text/json` or a type that ends with `+json`. */
export const isJsonType = (type: string | null): boolean =>
  /^(application|text)\/([\w.+-]+\+)?json\s*(;|$)/i.test(type?.trim() ?? '');

/**
 * How long (ms) a busy server asks to be left alone with `Retry-After`; undefined where it does not say. A date counts by
 * the server's own clock where the answer tells it, because the phone's may be years wrong.
 */
export function askedWait(headers: Headers): number | undefined {
  const value = headers.get('retry-after')?.trim() ?? '';
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const wait = Date.parse(value) - (Date.parse(headers.get('date') ?? '') || Date.now());
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined;
}

/** A request without a byte for this long is given up (ms). What comes later is stored all the same. */
export const stallTimeout = 8_000;

/** The worker stamps each stored answer with the time (ms since 1970) at which the server last confirmed it. */
export const confirmedAtHeader = 'x-confirmed-at';

/** The worker stamps each stored answer with what tells its body from others. */
export const stampHeader = 'x-stamp';

/** FNV-1a over a text and its length: tells two answers apart, promises nothing else. */
export function stampOf(text: string): string {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return `${text.length}-${(value >>> 0).toString(36)}`;
}

/** A path without slashes at its end, which stand for the same page. In linear time, which `/\/+$/` is not. */
export function withoutSlash(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** Parameters that newsletters, networks and advertisements add to a link: they tell where its reader came from. */
const tracking =
  /^(?:utm_|\w*clid=|gclsrc=|[gw]braid=|msclkid=|igsh(?:id)?=|li_fat_id=|mc_[ce]id=|_g[al]=|_hs(?:enc|mi)=|mkt_tok=|mibextid=|srsltid=|epik=)/i;

/** The query of an address (`?page=2`) without tracking parameters, which change nothing of what a page shows. */
export function withoutTracking(search: string): string {
  const parameters = search.slice(1).split('&');
  const own = parameters.filter((parameter) => !tracking.test(parameter)).join('&');
  return own && `?${own}`;
}

/** The element of a prerendered page that carries its data. */
export const pageDataId = 'prerendered';

/** A saved document carries what the catalogue says of it (URL-encoded JSON), so that a lost row can be written again. */
export const savedAsHeader = 'x-saved-as';

/** The worker stamps a saved document that it replaced with the time (ms since 1970) at which it did. */
export const updatedAtHeader = 'x-updated-at';

/** The worker stamps a stored picture with the time (ms since 1970) at which it last got the server's word on it. */
export const askedAtHeader = 'x-asked-at';

/** The app's database, its one store of rows, and the row of what the reader chose: `on` or `off`. */
export const rowsPlace = { database: 'ngo', store: 'rows', dataSaver: 'preferences/data-saver' } as const;

/** The page's mark for "the reader asked for a reload": no header, which would cost a preflight on another origin. */
export const reloadMode: RequestCache = 'no-cache';

/** Base of the API, without a slash at its end; empty where it shares the app's origin. */
export const apiBase: string = (import.meta.env.VITE_API_BASE_URL ?? '').replace(/\/+$/, '');

/** For hosts that cannot map `/api/x` to `api/x.json`. */
export const apiSuffix: string = import.meta.env.VITE_API_SUFFIX ?? '';

/** The address of an API call: `apiUrl('vacancies')`, `apiUrl('posts?page=2')`. */
export function apiUrl(path: string): string {
  const [name = '', ...query] = path.split('?');
  return [`${apiBase}/api/${name}${apiSuffix}`, ...query].join('?');
}

/**
 * The part of an address below `/api/` (`projects/category/water`), without suffix and query; undefined where
 * the address is no API call of ours. `origin` is the app's own.
 */
export function apiPath(url: URL, origin: string): string | undefined {
  const root = new URL(`${apiBase}/api/`, origin);
  if (url.origin !== root.origin || !url.pathname.startsWith(root.pathname)) return undefined;
  const path = url.pathname.slice(root.pathname.length);
  return apiSuffix && path.endsWith(apiSuffix) ? path.slice(0, -apiSuffix.length) : path;
}

export type Envelope = 'list' | 'page' | 'record';

/** The envelope that an API path calls for: the lists of `api.md` unless it is named here. */
export function envelopeOf(path: string): Envelope {
  const [resource, second, ...rest] = path.split('/');
  if (resource !== 'projects' && resource !== 'posts') return 'list';
  if (second === undefined || second === 'page') return 'page';
  return rest.length > 0 ? 'page' : 'record';
}

/** A document of ours: a file below `/files/`, or anything but a call and an image at the API's own origin. */
export function isDocument(url: URL, origin: string): boolean {
  const api = new URL(apiBase || '/', origin);
  if (apiPath(url, origin) !== undefined) return false;
  if (url.origin === origin) return url.pathname.startsWith('/files/') || documentName.test(url.pathname);
  return url.origin === api.origin;
}

const documentName = /\.(pdf|docx?|xlsx?|pptx?|odt|ods|odp|rtf|csv|zip)$/i;

/**
 * Why stored data could not be renewed: no answer, 8 s without a byte, a bad status, no JSON (a redirect, another
 * type, a broken body), or another envelope than the path calls for.
 */
export type RefreshFailure = 'network' | 'silence' | 'status' | 'not-json' | 'shape';

/** What the worker tells every open page. `url` is the whole address of the request. */
export type WorkerMessage =
  | { type: 'api-updated'; url: string; confirmedAt: number }
  | { type: 'api-confirmed'; url: string; confirmedAt: number }
  | { type: 'api-refresh-failed'; url: string; reason: RefreshFailure; detail: string }
  | { type: 'document-stored' | 'document-updated' | 'document-newer'; url: string };

/**
 * What a page asks of the worker: to take over from the version before it; to keep the images that were seen before
 * there was a worker to see them; to keep the prerendered HTML of these paths.
 */
export type PageMessage =
  | { type: 'SKIP_WAITING' }
  | { type: 'KEEP_IMAGES'; urls: string[] }
  | { type: 'KEEP_PAGES'; paths: string[] };
