import {
  cacheNames,
  pageDataId,
  stampHeader,
  stampOf,
  withoutSlash,
  withoutTracking,
} from './contract/contract';
import { builtIn } from './version-files';
import { entryOf } from './shell-html';
import { findStored, makeCopy, store } from './cache-storage';

/** What a kept page says of itself, beside its HTML. */
interface Label {
  /** The version of the app whose scripts it names. */
  version: string;
  /** The answers that it was drawn from: address, and stamp of the body. */
  drawnFrom: [url: string, stamp: string][];
  /** From then on (ms since 1970) its rows would stand in another order. */
  until?: number;
  keptAt: number;
}

/** As the build writes it: see `src/app/page-data.ts`. */
interface Carried {
  path: string;
  rows: [url: string, row: { stamp: string }][];
  until?: number;
}

const labelHeader = 'x-page';

const day = 86_400_000;

/** The addresses that were named last. */
let wanted: readonly string[] = [];

type Connected = WorkerNavigator & { connection?: { saveData?: boolean } };

/** The browser asks to save data: the pictures that a page names would be fetched with it. */
const isAskedToSave = () => (self.navigator as Connected | undefined)?.connection?.saveData === true;

/** A page of 20 KB comes within this time (ms) on EDGE, or at the next start. */
const patience = 30_000;

/**
 * The kept HTML of an address, where it belongs to this version of the app and shows just what is stored: old rows are
 * never painted. An address with a query, other than tracking parameters, has none. Undefined else; never rejects.
 */
export async function findCachedPage({ pathname, search, origin }: URL): Promise<Response | undefined> {
  if (withoutTracking(search) !== '' || isAskedToSave()) return undefined;
  const page = await findStored(cacheNames.pages, origin + withoutSlash(pathname));
  const label = page && readLabel(page);
  return label && (await isCurrent(label, origin)) ? page : undefined;
}

/**
 * Keeps the prerendered HTML of these paths and of no others: fetches it where none is kept or the kept one is not
 * current, once a day at most. What is no page of this version, or comes with a redirect or another status, is not kept. Never rejects.
 */
export async function cachePages(paths: readonly string[]): Promise<void> {
  const { origin } = self.location;
  wanted = paths.map((path) => origin + withoutSlash(path));
  await dropPagesExcept(wanted);
  for (const path of paths) {
    const url = origin + withoutSlash(path);
    if ((await findCachedPage(new URL(url))) || (await isYoung(url))) continue;
    await keepPage(url).catch((error: unknown) => {
      console.warn(`${url} was not kept for the next start:`, error);
    });
  }
}

/** A list that changes often must not cost a page each time. */
async function isYoung(url: string): Promise<boolean> {
  const page = await findStored(cacheNames.pages, url);
  const label = page && readLabel(page);
  return label?.version === ownVersion() && Math.abs(Date.now() - label.keptAt) < day;
}

async function dropPagesExcept(urls: readonly string[]): Promise<void> {
  try {
    const pages = await caches.open(cacheNames.pages);
    const unwanted = (await pages.keys()).filter(({ url }) => !urls.includes(url));
    await Promise.all(unwanted.map((request) => pages.delete(request)));
  } catch (error) {
    console.warn('Kept pages could not be dropped:', error);
  }
}

async function keepPage(url: string): Promise<void> {
  const signal = AbortSignal.timeout(patience);
  const response = await fetch(url, { cache: 'no-cache', headers: { accept: 'text/html' }, signal });
  const isPage = /^text\/html\b/.test(response.headers.get('content-type') ?? '');
  if (response.status !== 200 || response.redirected || !isPage) return;
  const html = await response.text();
  const carried = isOfThisVersion(html) ? readCarried(html) : undefined;
  if (!carried || carried.path !== withoutSlash(new URL(url).pathname)) return;
  const { rows, until } = carried;
  // A row's stamp is that of the body, followed by that of the schema.
  const drawnFrom = rows.map(([key, { stamp }]): [string, string] => [key, stamp.split(' ')[0] ?? '']);
  const label: Label = {
    version: ownVersion(),
    drawnFrom,
    keptAt: Date.now(),
    ...(until !== undefined && { until }),
  };
  // Meanwhile another page may have said that none is wanted.
  if (wanted.includes(url)) await store(cacheNames.pages, url, copyOf(html, response.headers, label));
}

const copyOf = (html: string, from: Headers, label: Label): Response =>
  makeCopy(html, from, { [labelHeader]: encodeURIComponent(JSON.stringify(label)) });

async function isCurrent({ version, drawnFrom, until }: Label, origin: string): Promise<boolean> {
  if (version !== ownVersion() || (until !== undefined && Date.now() >= until)) return false;
  const same = await Promise.all(
    drawnFrom.map(async ([url, stamp]) => {
      const stored = await findStored(cacheNames.api, new URL(url, origin).href);
      return !stored || stored.headers.get(stampHeader) === stamp;
    }),
  );
  return same.every(Boolean);
}

function readLabel(page: Response): Label | undefined {
  const text = page.headers.get(labelHeader);
  try {
    return text ? (JSON.parse(decodeURIComponent(text)) as Label) : undefined;
  } catch (error) {
    console.warn('A kept page is damaged, and the shell answers in its place:', error);
    return undefined;
  }
}

/** What tells this version of the app from others: the shell names each of its scripts by its hash. */
const ownVersion = () => stampOf(builtIn().shell + JSON.stringify(builtIn().security));

/** It starts with the script of this version, and nobody on the way has added one of his own. */
function isOfThisVersion(html: string): boolean {
  const scripts = html.match(/<script\b(?![^>]*type="application\/(ld\+)?json")/gi) ?? [];
  return entryOf(html) === entryOf(builtIn().shell) && scripts.length === 1;
}

function readCarried(html: string): Carried | undefined {
  const text = new RegExp(`<script type="application/json" id="${pageDataId}">([^]*?)</script>`).exec(
    html,
  )?.[1];
  return text ? (JSON.parse(text) as Carried) : undefined;
}
