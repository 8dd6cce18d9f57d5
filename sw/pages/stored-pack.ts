import { cacheNames, cleanPath, whyNotJson, withoutTracking } from '../contract/contract';
import { isPack, packPath, unpack, type PagePack } from '../contract/page-pack';
import { findStored, makeCopy, store } from '../storage/cache-storage';
import { siteLanguageAt } from '../version/version-files';
import { bannerOf, isCurrent, isOfThisVersion, labelOf, versionAt, type PageLabel } from './page-label';

/** In headers beside the pack: the app version that stored it, and when (ms since 1970). */
const headers = { version: 'x-version', keptAt: 'x-kept-at' } as const;

/** The timeout (ms) for fetching a pack. 110 KB arrive in this time on 3G; otherwise the next start tries again. */
const fetchTimeout = 60_000;

const day = 86_400_000;

const htmlHeaders = new Headers({ 'content-type': 'text/html; charset=utf-8' });

/** The address of the pack with the pages of a language. */
export const packUrlAt = ({ pathname, origin }: URL): string =>
  origin + siteLanguageAt(pathname).prefix + packPath;

interface PackedPage {
  html: string;
  label: PageLabel;
}

/** A page of a pack that shows what is stored now; see `isCurrent`. */
export async function findIn(
  pack: PagePack | undefined,
  url: URL,
  options?: { ofUnstored: boolean },
): Promise<PackedPage | undefined> {
  const html = pack && unpack(pack, cleanPath(url.pathname));
  const label = html && labelOf(html, url.href);
  return label && (await isCurrent(label, url.href, options)) ? { html, label } : undefined;
}

/**
 * A page that was never opened, from the stored pack: whole where it shows what is stored now, else its banner, which
 * needs no list. Undefined for a page that is not in the pack, and for the banner of a record. Never rejects.
 */
export async function findPacked(url: URL): Promise<Response | undefined> {
  try {
    const pack = await readPack(url);
    if (!pack) return undefined;
    const isPlain = withoutTracking(url.search) === '';
    // The list of a category is drawn from the whole list, which may be newer than its page.
    const found = isPlain ? await findIn(pack, url, { ofUnstored: false }) : undefined;
    const html = found?.html ?? bannerIn(pack, url);
    return html === undefined ? undefined : responseOf(html);
  } catch (error) {
    console.warn('The stored pages are damaged, and the shell is used instead:', error);
    return undefined;
  }
}

/** The response with the HTML of a page. */
export const responseOf = (html: string, more: Record<string, string> = {}): Response =>
  makeCopy(html, htmlHeaders, more);

/** The title of a record may have changed with its list. */
function bannerIn(pack: PagePack, url: URL): string | undefined {
  const path = cleanPath(url.pathname);
  const html = pack.titled?.includes(path) ? unpack(pack, path) : undefined;
  return html !== undefined && isOfThisVersion(html, url.href) ? bannerOf(html) : undefined;
}

async function readPack(url: URL): Promise<PagePack | undefined> {
  const stored = await findStored(cacheNames.pages, packUrlAt(url));
  if (stored?.headers.get(headers.version) !== versionAt(url.href)) return undefined;
  const data: unknown = await stored.json();
  return isPack(data) ? data : undefined;
}

/**
 * The pack of a language: the stored one, or a new one where none of this version is stored, or where it is a day old
 * and `isWanting` resolves to true. Stores no pack of another version and no answer that is none, such as the page of a
 * captive portal. `isStill` tells whether it is to be stored when it has arrived. Never rejects.
 */
export async function updatePack(
  url: URL,
  { isWanting, isStill }: { isWanting: (pack: PagePack) => Promise<boolean>; isStill: () => boolean },
): Promise<PagePack | undefined> {
  let held: PagePack | undefined;
  try {
    held = await readPack(url);
    if (held && ((await isRecent(url)) || !(await isWanting(held)))) return held;
    return (await fetchPack(url, isStill)) ?? held;
  } catch (error) {
    console.warn(`${packUrlAt(url)} was not stored:`, error);
    return held;
  }
}

async function isRecent(url: URL): Promise<boolean> {
  const stored = await findStored(cacheNames.pages, packUrlAt(url));
  return Math.abs(Date.now() - Number(stored?.headers.get(headers.keptAt))) < day;
}

async function fetchPack(url: URL, isStill: () => boolean): Promise<PagePack | undefined> {
  const address = packUrlAt(url);
  const response = await fetch(address, { cache: 'no-cache', signal: AbortSignal.timeout(fetchTimeout) });
  if (response.status !== 200 || whyNotJson(response) !== undefined) return undefined;
  const text = await response.text();
  const pack: unknown = JSON.parse(text);
  const [first = ''] = isPack(pack) ? Object.keys(pack.pages) : [];
  if (!isPack(pack) || labelOf(unpack(pack, first) ?? '', url.origin + first) === undefined) return undefined;
  const label = { [headers.version]: versionAt(url.href), [headers.keptAt]: String(Date.now()) };
  if (isStill()) await store(cacheNames.pages, address, makeCopy(text, response.headers, label));
  return pack;
}
