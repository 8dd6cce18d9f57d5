import { cacheNames, cleanPath, pageDataId } from '../contract/contract';
import { bodyStamp, readMark, stampOf, type StandsIn } from '../contract/mark';
import { findStored } from '../storage/cache-storage';
import { builtIn, siteLanguageAt } from '../version/version-files';
import { entryOf } from './shell-html';

/** What is known of a page's HTML. */
export interface PageLabel {
  /** The app version whose scripts the page references. */
  version: string;
  /** The API responses that the page was rendered from: address and hash of the body. */
  drawnFrom: [url: string, stamp: string][];
  /** From this time on (ms since 1970), rendering would order the rows differently. */
  until?: number;
  standsIn?: StandsIn;
}

/** The data in a prerendered page, as the build writes it: see `src/data/lists/host/page-data.ts`. */
interface PageData {
  path: string;
  rows: [url: string, row: { stamp: string }][];
  until?: number;
  standsIn?: StandsIn;
}

/** The label of the HTML of an address; undefined for a page of another version or address, and for anything else. */
export function labelOf(html: string, url: string): PageLabel | undefined {
  const pageData = isOfThisVersion(html, url) ? readPageData(html) : undefined;
  if (!pageData || pageData.path !== cleanPath(new URL(url).pathname)) return undefined;
  const { rows, until, standsIn } = pageData;
  const drawnFrom = rows.map(([key, row]): [string, string] => [key, bodyStamp(row)]);
  return {
    version: versionAt(url),
    drawnFrom,
    ...(until !== undefined && { until }),
    ...(standsIn && { standsIn }),
  };
}

/**
 * Whether a page belongs to this version and shows what is stored now, so that stale rows are never painted. A list that
 * is not stored counts as `ofUnstored` says; the answer of a single record, as the page of the list that it stands in.
 */
export async function isCurrent(
  { version, drawnFrom, until, standsIn }: PageLabel,
  url: string,
  { ofUnstored = true } = {},
): Promise<boolean> {
  if (version !== versionAt(url) || (until !== undefined && Date.now() >= until)) return false;
  const stampAt = async (address: string) => {
    const stored = await findStored(cacheNames.api, new URL(address, url).href);
    return stored && readMark(stored.headers).stamp;
  };
  const same = await Promise.all(
    drawnFrom.map(async ([address, stamp]) => {
      const stored = await stampAt(address);
      if (stored !== undefined) return stored === stamp;
      return (
        ofUnstored || (address === standsIn?.record && (await stampAt(standsIn.list)) === standsIn.stamp)
      );
    }),
  );
  return same.every(Boolean);
}

/** Identifies this app version in the language of a page: the shell references each script by its hashed name. */
export const versionAt = (url: string): string => stampOf(shellFor(url) + JSON.stringify(builtIn().security));

const shellFor = (url: string) => siteLanguageAt(new URL(url).pathname).shell;

/** Whether the page starts with this version's script, and no proxy has injected another script. */
export function isOfThisVersion(html: string, url: string): boolean {
  const scripts = html.match(/<script\b(?![^<>]*type="application\/(ld\+)?json")/gi) ?? [];
  return entryOf(html) === entryOf(shellFor(url)) && scripts.length === 1;
}

const dataStart = `<script type="application/json" id="${pageDataId}">`;

/** Where the text of a page's data starts and ends; undefined if it has none. */
function dataIn(html: string): [from: number, to: number] | undefined {
  const from = html.indexOf(dataStart);
  const to = html.indexOf('</script>', from);
  return from < 0 || to < 0 ? undefined : [from + dataStart.length, to];
}

function readPageData(html: string): PageData | undefined {
  const place = dataIn(html);
  return place && (JSON.parse(html.slice(...place)) as PageData);
}

/** The mark of React before the part of a page that comes later than its banner. */
const behindBanner = '<!--$-->';

/**
 * A page with its banner alone: no row of a list, neither in `main` nor in the footer, and no data. The app draws such a
 * page anew. Undefined if it has no heading.
 */
export function bannerOf(html: string): string | undefined {
  const heading = html.indexOf('<h1');
  const end = heading < 0 ? -1 : html.indexOf(behindBanner, heading);
  const place = dataIn(html);
  if (end < 0 || !place) return undefined;
  return `${html.slice(0, end)}</main></div></div>${html.slice(place[1] + '</script>'.length)}`;
}
