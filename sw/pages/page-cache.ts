import { cacheNames, pageDataId, cleanPath, withoutTracking } from '../contract/contract';
import { bodyStamp, readMark, stampOf } from '../contract/mark';
import { deleteUrls, storedUrls } from '../contract/open-cache';
import { builtIn, siteLanguageAt } from '../version/version-files';
import { entryOf } from './shell-html';
import { findStored, makeCopy, store } from '../storage/cache-storage';

/** Metadata of a stored page, in a header beside its HTML. */
interface Label {
  /** The app version whose scripts the page references. */
  version: string;
  /** The API responses that the page was rendered from: address and hash of the body. */
  drawnFrom: [url: string, stamp: string][];
  /** From this time on (ms since 1970), rendering would order the rows differently. */
  until?: number;
  keptAt: number;
}

/** The data in a prerendered page, as the build writes it: see `src/app/page-data.ts`. */
interface PageData {
  path: string;
  rows: [url: string, row: { stamp: string }][];
  until?: number;
}

const labelHeader = 'x-page';

const day = 86_400_000;

/** The addresses of the last request to store pages. */
let requestedUrls: readonly string[] = [];

type Connected = WorkerNavigator & { connection?: { saveData?: boolean } };

/** Whether the browser's data saver is on: the images that a page references would be fetched with it. */
const browserSavesData = () => (self.navigator as Connected | undefined)?.connection?.saveData === true;

/** The timeout (ms) for fetching a page. 20 KB arrive in this time on EDGE; otherwise the next start tries again. */
const fetchTimeout = 30_000;

/**
 * The stored HTML of an address, if it belongs to this app version and was rendered from what is stored now,
 * so that stale rows are never painted; otherwise undefined. An address with query parameters other than
 * tracking has none. Never rejects.
 */
export async function findCachedPage({ pathname, search, origin }: URL): Promise<Response | undefined> {
  if (withoutTracking(search) !== '' || browserSavesData()) return undefined;
  const page = await findStored(cacheNames.pages, origin + cleanPath(pathname));
  const label = page && readLabel(page);
  return label && (await isCurrent(label, new URL(pathname, origin))) ? page : undefined;
}

/**
 * Stores the prerendered HTML of these paths and deletes all others of their language; without any path, all. Fetches a
 * page if none is stored or the stored one is not current, at most once a day. Stores no page of another version and no
 * redirect or error. Never rejects.
 */
export async function cachePages(paths: readonly string[]): Promise<void> {
  const { origin } = self.location;
  requestedUrls = paths.map((path) => origin + cleanPath(path));
  await dropPagesExcept(requestedUrls);
  for (const path of paths) {
    const url = origin + cleanPath(path);
    if ((await findCachedPage(new URL(url))) || (await isRecent(url))) continue;
    await fetchAndStore(url).catch((error: unknown) => {
      console.warn(`${url} was not stored for the next start:`, error);
    });
  }
}

/** A list that changes often must not cost a download of the page each time. */
async function isRecent(url: string): Promise<boolean> {
  const page = await findStored(cacheNames.pages, url);
  const label = page && readLabel(page);
  return label?.version === ownVersion(url) && Math.abs(Date.now() - label.keptAt) < day;
}

async function dropPagesExcept(urls: readonly string[]): Promise<void> {
  try {
    const unwanted = (await storedUrls(cacheNames.pages)).filter(
      (url) => !urls.includes(url) && (urls.length === 0 || isOfLanguage(url, urls[0]!)),
    );
    await deleteUrls(cacheNames.pages, unwanted);
  } catch (error) {
    console.warn('Stored pages could not be deleted:', error);
  }
}

const isOfLanguage = (url: string, other: string) =>
  siteLanguageAt(new URL(url).pathname).prefix === siteLanguageAt(new URL(other).pathname).prefix;

async function fetchAndStore(url: string): Promise<void> {
  const signal = AbortSignal.timeout(fetchTimeout);
  const response = await fetch(url, { cache: 'no-cache', headers: { accept: 'text/html' }, signal });
  const isPage = /^text\/html\b/.test(response.headers.get('content-type') ?? '');
  if (response.status !== 200 || response.redirected || !isPage) return;
  const html = await response.text();
  const pageData = isOfThisVersion(html, url) ? readPageData(html) : undefined;
  if (!pageData || pageData.path !== cleanPath(new URL(url).pathname)) return;
  const { rows, until } = pageData;
  const drawnFrom = rows.map(([key, row]): [string, string] => [key, bodyStamp(row)]);
  const label: Label = {
    version: ownVersion(url),
    drawnFrom,
    keptAt: Date.now(),
    ...(until !== undefined && { until }),
  };
  // In the meantime another page may have asked for no pages.
  if (requestedUrls.includes(url)) await store(cacheNames.pages, url, copyOf(html, response.headers, label));
}

const copyOf = (html: string, from: Headers, label: Label): Response =>
  makeCopy(html, from, { [labelHeader]: encodeURIComponent(JSON.stringify(label)) });

async function isCurrent({ version, drawnFrom, until }: Label, { href, origin }: URL): Promise<boolean> {
  if (version !== ownVersion(href) || (until !== undefined && Date.now() >= until)) return false;
  const same = await Promise.all(
    drawnFrom.map(async ([url, stamp]) => {
      const stored = await findStored(cacheNames.api, new URL(url, origin).href);
      return !stored || readMark(stored.headers).stamp === stamp;
    }),
  );
  return same.every(Boolean);
}

function readLabel(page: Response): Label | undefined {
  const text = page.headers.get(labelHeader);
  try {
    return text ? (JSON.parse(decodeURIComponent(text)) as Label) : undefined;
  } catch (error) {
    console.warn('A stored page is damaged, and the shell is used instead:', error);
    return undefined;
  }
}

/** Identifies this app version in the language of a page: the shell references each script by its hashed name. */
const ownVersion = (url: string) => stampOf(shellFor(url) + JSON.stringify(builtIn().security));

const shellFor = (url: string) => siteLanguageAt(new URL(url).pathname).shell;

/** Whether the page starts with this version's script, and no proxy has injected another script. */
function isOfThisVersion(html: string, url: string): boolean {
  const scripts = html.match(/<script\b(?![^<>]*type="application\/(ld\+)?json")/gi) ?? [];
  return entryOf(html) === entryOf(shellFor(url)) && scripts.length === 1;
}

function readPageData(html: string): PageData | undefined {
  const [, rest = ''] = html.split(`<script type="application/json" id="${pageDataId}">`, 2);
  const text = rest.slice(0, Math.max(0, rest.indexOf('</script>')));
  return text ? (JSON.parse(text) as PageData) : undefined;
}
