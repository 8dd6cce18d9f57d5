import type { AnyRecord } from '../components/list/table-rows';
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { JSDOM } from 'jsdom';
import { StrictMode, type ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { matchPath, StaticRouter } from 'react-router-dom';
import { App } from '../app/app';
import { readWith } from '../components/prose/plain-text';
import { setBuildTime } from '../browser/clock';
import { purifyIn } from '../components/prose/sanitise';
import type { StandsIn } from '../../sw/contract/mark';
import { firstLength, PersistentCache, type KeyedList, type CachedList } from '../data/device/swr-cache';
import { resourceAt } from '../data/lists/resource-of-url';
import { firstRecords } from '../data/lists/first-records';
import { readSettings, knownZone } from '../data/lists/use-settings';
import { hydrateList, listKey } from '../data/lists/load-list';
import { storedPages } from '../data/lists/list-pages';
import { closesAt, dayIn } from '../format/dates';
import type { AllOf } from '../route';
import { routes } from '../routes';
import { descriptions, homeDescription } from './descriptions';
import { parameters } from './parameters';
import { settings, type Setting } from '../schemas/settings';
import { recordAt } from '../schemas/slugs';
import type { Resource } from '../schemas/base';
import {
  recordsWithPages,
  rowOfNames,
  rowOfOwnPage,
  rowOfRecordPage,
  rowWithoutProse,
  rowWithoutTexts,
  type RecordPlace,
} from './record-pages';
import { matchPage } from '../shell/page-elements';
import { findArticle, findPlace, recentCount } from './articles';
import { inTurns, nowhere, readerOf, resources, type ReadText } from './read-rows';
import { findOddDeadlines, type OddDeadlines } from './odd-deadlines';
import { latestCount } from '../shell/latest-events';
import { ownAddress } from '../words/language';

export { globalCss } from './global-css';
export { messages as slowWords } from 'virtual:messages/slow-start';
export { words as commonWords } from '../words/common';
export { listedFiles } from './listed-files';
export { recordHead } from './record-pages';
export { machineReadable, type PublishedPage } from './machine-readable';
export { previewGround } from './preview-card';
export { descriptions, homeDescription, parameters, routes };

const { window } = new JSDOM('');
purifyIn(window);
readWith(new window.DOMParser());

export interface PrerenderedPage {
  markup: string;
  /** Style elements, in the order in which the browser would insert them. */
  styles: string;
  rows: readonly KeyedList[];
  /** The day of `builtAt` in the organisation's time zone. */
  builtOn: string;
  /** When the first deadline on the page passes (ms since 1970). */
  until?: number;
  standsIn?: StandsIn;
}

/**
 * The records of a list that a page carries: those it shows at first, without the prose of their own pages. Of a list
 * that it only names, as the footer names the latest events and a list of tenders their awards, it carries the names.
 */
function beginning(path: string, key: string, whole: CachedList, page: RecordPlace | undefined): CachedList {
  const resource = resourceAt(key, nowhere, resources);
  if (!resource) return whole;
  const part = page ? rowOfRecordPage(page, resource, whole) : rowOfOwnPage(path, resource, whole);
  if (part) return part;
  const reads = readsOf(path);
  const isRead = reads.some(({ name }) => name === resource.name);
  if (resource.envelope === 'page' && !isRead) return rowOfNames(resource, whole, latestCount);
  if (resource.slugFrom && isRead && reads[0]?.name !== resource.name)
    return rowOfNames(resource, whole, firstLength);
  const isListPage = routes.some((route) => route.path === path && path !== '/');
  const short = rowWithoutProse(resource, whole);
  const row = isListPage ? rowWithoutTexts(resource, short) : short;
  const value = row.value as readonly AnyRecord[];
  if (value.length <= firstLength) return row;
  return { ...row, value: firstRecords(resource, value, firstLength), total: value.length };
}

const readsOf = (path: string) => routes.find((route) => matchPath(route.path, path))?.reads ?? [];

/** All records that pages are built from; paginated lists are read page by page. */
export async function readAll(readText: ReadText): Promise<AllOf> {
  const cache = new PersistentCache([], readerOf(readText, 0));
  const all = new Map<string, readonly unknown[]>();
  for (const resource of resources.values()) {
    await hydrateList(cache, resource);
    const pages =
      resource.envelope === 'page'
        ? await storedPages(cache, resource)
        : [cache.get(listKey(resource))?.data];
    all.set(
      resource.name,
      pages.flatMap((row) => (row?.value ?? []) as unknown[]),
    );
  }
  return ((resource) => all.get(resource.name) ?? []) as AllOf;
}

/**
 * The HTML of one address as the browser would first render it, and the rows that it was rendered from. `builtAt` (ms
 * since 1970) dates them. Rejects with whatever a component threw.
 */
export async function prerenderPage(
  path: string,
  builtAt: number,
  readText: ReadText,
): Promise<PrerenderedPage> {
  const rows: KeyedList[] = [];
  const readWhole = readerOf(readText, builtAt);
  const zone = zoneOf(((await readWhole(listKey(settings)))?.value ?? []) as Setting[]);
  const builtOn = dayIn(zone, builtAt);
  setBuildTime(builtAt, builtOn);
  const page = await findRecordPlace(path, builtAt, zone, readWhole);
  const article = findArticle(path);
  const readRow = inTurns(async (key: string) => {
    const whole = await readWhole(key);
    if (!whole) return undefined;
    const isNamed = key === article?.list;
    const row = isNamed
      ? rowOfNames(article.resource, whole, recentCount)
      : beginning(path, key, whole, page);
    rows.push([key, row]);
    return row;
  });
  const emotion = createCache({ key: 'css' });
  // Styles are collected instead of written beside each element: extra elements would break hydration.
  emotion.compat = true;
  const faults: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <CacheProvider value={emotion}>
        <App cache={new PersistentCache([], readRow)} router={routerAt(path)} />
      </CacheProvider>
    </StrictMode>,
    // A boundary that is streamed later would need an inline script.
    { progressiveChunkSize: Infinity, onError: (fault) => void faults.push(fault) },
  );
  const markup = await new Response(prelude as unknown as BodyInit).text();
  if (faults.length > 0) throw new Error(`${path} could not be prerendered.`, { cause: faults[0] });
  return {
    markup,
    styles: styleElements(emotion),
    rows,
    builtOn,
    ...untilOf(rows, builtAt, zone),
    ...(await findPlace(article, readWhole)),
  };
}

/** The record of a list at an address of its own; undefined for all other addresses. */
async function findRecordPlace(
  path: string,
  now: number,
  zone: string,
  read: ReturnType<typeof readerOf>,
): Promise<RecordPlace | undefined> {
  const { route, params } = matchPage(path) ?? {};
  if (!route?.shows?.params || !params || !route.shows.of.slugFrom) return undefined;
  const resource = route.shows.of;
  const all = (await read(listKey(resource)))?.value as readonly Record<string, unknown>[] | undefined;
  const record = all && recordAt(resource, all, params.slug);
  return record && { resource, all, record, now, zone };
}

/** The name of the site in the language, by its settings; `otherwise` where they have none. */
export const siteName = (all: AllOf, otherwise: string): string =>
  readSettings(all(settings)).organisationName ?? otherwise;

/** The records of a route that get HTML of their own, by the clock of the organisation. */
export function recordsToRender(resource: Resource, all: AllOf, now: number): readonly object[] {
  return recordsWithPages(resource, all(resource), now, zoneOf(all(settings)));
}

/** The deadlines of all lists, where their times look as if the API wrote them in another zone. */
export function oddDeadlines(all: AllOf): OddDeadlines | undefined {
  const deadlines = [...resources.values()].flatMap((resource) => {
    const { deadline } = resource;
    return deadline
      ? (all(resource) as Record<string, string | undefined>[]).map((record) => record[deadline])
      : [];
  });
  return findOddDeadlines(
    deadlines.filter((text) => text !== undefined),
    zoneOf(all(settings)),
  );
}

/** Rows with deadlines are ordered by them: the order changes when the first deadline passes. */
function untilOf(rows: readonly KeyedList[], builtAt: number, zone: string): { until?: number } {
  const times = rows.flatMap(([key, { value }]) => {
    const deadline = resourceAt(key, nowhere, resources)?.deadline;
    if (!deadline) return [];
    return (value as Record<string, string | undefined>[]).map(
      (record) => closesAt(record[deadline], zone) ?? 0,
    );
  });
  const next = Math.min(...times.filter((time) => time > builtAt));
  return Number.isFinite(next) ? { until: next } : {};
}

const zoneOf = (records: readonly Setting[]): string => knownZone(readSettings(records).timeZone);

const routerAt = (path: string) =>
  function Router({ children, basename }: { children: ReactNode; basename: string }) {
    return (
      <StaticRouter location={ownAddress(path)} basename={basename}>
        {children}
      </StaticRouter>
    );
  };

/**
 * Emotion hydrates one element with all class styles, and one for each global style. Without `data-s` it would move
 * them to the head, which restyles the whole page.
 */
function styleElements({ inserted, registered }: EmotionCache): string {
  const names: string[] = [];
  const rules: string[] = [];
  const globals: string[] = [];
  for (const [name, css] of Object.entries(inserted)) {
    if (typeof css !== 'string') continue;
    if (`css-${name}` in registered) {
      names.push(name);
      rules.push(css);
    } else {
      globals.push(`<style data-emotion="css-global ${name}" data-s="">${css}</style>`);
    }
  }
  return [
    ...globals,
    `<style data-emotion="css ${names.join(' ')}" data-s="">${rules.join('')}</style>`,
  ].join('');
}
