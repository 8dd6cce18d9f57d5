import { cacheNames, cleanPath, withoutTracking } from '../contract/contract';
import { deleteUrls, storedUrls } from '../contract/open-cache';
import { siteLanguageAt } from '../version/version-files';
import { findStored, makeCopy, store } from '../storage/cache-storage';
import { isCurrent, labelOf, versionAt, type PageLabel } from './page-label';
import { findIn, findPacked, packUrlAt, responseOf, updatePack } from './stored-pack';

/** Metadata of a stored page, in a header beside its HTML. */
interface Label extends PageLabel {
  keptAt: number;
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
 * The stored HTML of an address, if it belongs to this app version: whole if it was rendered from what is stored now, so
 * that stale rows are never painted; else the banner of the page. Undefined if there is neither. An address with query
 * parameters other than tracking has no whole page. Never rejects.
 */
export async function findCachedPage(url: URL): Promise<Response | undefined> {
  if (browserSavesData()) return undefined;
  return (await findOwn(url)) ?? findPacked(url);
}

async function findOwn({ pathname, search, origin }: URL): Promise<Response | undefined> {
  if (withoutTracking(search) !== '') return undefined;
  const page = await findStored(cacheNames.pages, origin + cleanPath(pathname));
  const label = page && readLabel(page);
  return label && (await isCurrent(label, origin + pathname)) ? page : undefined;
}

/**
 * Stores the pack of the language of these paths, and the prerendered HTML of the paths by itself; deletes all others of
 * their language; without any path, all. Where there is no pack, or it is older than the lists, it fetches a page if
 * none is stored or the stored one is not current, at most once a day. Stores no page of another version and no redirect
 * or error. Never rejects.
 */
export async function cachePages(paths: readonly string[]): Promise<void> {
  const { origin } = self.location;
  requestedUrls = paths.map((path) => origin + cleanPath(path));
  await dropPagesExcept(requestedUrls);
  const [first] = requestedUrls;
  if (first === undefined) return;
  const isOutdated = async (url: string) => !(await findOwn(new URL(url)));
  const wanting = requestedUrls;
  const pack = await updatePack(new URL(first), {
    isWanting: async (held) => {
      for (const url of wanting)
        if ((await isOutdated(url)) && !(await findIn(held, new URL(url)))) return true;
      return false;
    },
    // In the meantime another page may have asked for no pages.
    isStill: () => requestedUrls.includes(first),
  });
  for (const url of wanting) {
    if (!(await isOutdated(url))) continue;
    const packed = await findIn(pack, new URL(url)).catch(() => undefined);
    if (packed) await keep(url, packed.html, packed.label);
    else if (!(await isRecent(url)))
      await fetchAndStore(url).catch((error: unknown) => {
        console.warn(`${url} was not stored for the next start:`, error);
      });
  }
}

/** Stores a page, unless another page has asked for no pages in the meantime. */
async function keep(url: string, html: string, label: PageLabel, from?: Headers): Promise<void> {
  if (!requestedUrls.includes(url)) return;
  const text = encodeURIComponent(JSON.stringify({ ...label, keptAt: Date.now() } satisfies Label));
  const copy = from
    ? makeCopy(html, from, { [labelHeader]: text })
    : responseOf(html, { [labelHeader]: text });
  await store(cacheNames.pages, url, copy);
}

/** A list that changes often must not cost a download of the page each time. */
async function isRecent(url: string): Promise<boolean> {
  const page = await findStored(cacheNames.pages, url);
  const label = page && readLabel(page);
  return label?.version === versionAt(url) && Math.abs(Date.now() - label.keptAt) < day;
}

async function dropPagesExcept(urls: readonly string[]): Promise<void> {
  try {
    const packs = urls.map((url) => packUrlAt(new URL(url)));
    const unwanted = (await storedUrls(cacheNames.pages)).filter(
      (url) =>
        !urls.includes(url) && !packs.includes(url) && (urls.length === 0 || isOfLanguage(url, urls[0]!)),
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
  const label = labelOf(html, url);
  if (label) await keep(url, html, label, response.headers);
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
