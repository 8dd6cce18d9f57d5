import type { KeyedList } from '../../device/swr-cache';
import { pageDataId, cleanPath, withoutTracking } from '../../../../sw/contract/contract';
import type { StandsIn } from '../../../../sw/contract/mark';

/** The data that a prerendered page carries for its hydration. */
export interface PageData {
  /** The address that it was rendered for. */
  path: string;
  /** When it was rendered (ms since 1970). */
  builtAt: number;
  /** The day of `builtAt` in the organisation's time zone: `2026-11-20`. */
  builtOn: string;
  /** The rows that it shows, in the format of the page's cache. */
  rows: readonly KeyedList[];
  /** When (ms since 1970) the order of its rows changes, because a deadline passes. */
  until?: number;
  /** Where the record of the page stands, if it has an answer of its own. */
  standsIn?: StandsIn;
}

/** The data of a page by its text. Throws if it is damaged. */
export function parsePageData(text: string): PageData {
  const data: unknown = JSON.parse(text);
  if (!isWhole(data)) throw new TypeError('It is not what the build wrote.');
  return data;
}

/** Checks what is used before the first render, where no error boundary exists. */
function isWhole(data: unknown): data is PageData {
  const { path, builtAt, rows } = (data ?? {}) as Partial<PageData>;
  const isRow = (row?: Partial<KeyedList>) => row?.[1]?.stamp && [row[1].value].flat().every(isRecord);
  return typeof path === 'string' && Number(builtAt) > 0 && Array.isArray(rows) && rows.every(isRow);
}

const isRecord = (value: unknown) => typeof value === 'object' && value !== null;

/** The data as a script element of a type that no browser runs, escaped whatever an editor typed. */
export const pageDataElement = (data: PageData): string =>
  `<script type="application/json" id="${pageDataId}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

/** The data of the page; undefined in the app shell. Throws if it is damaged. */
export function readPageData(document: Pick<Document, 'getElementById'>): PageData | undefined {
  const text = document.getElementById(pageDataId)?.textContent;
  return text ? parsePageData(text) : undefined;
}

/**
 * Whether the HTML belongs to the address: a query may select other content. A trailing slash and tracking parameters
 * are ignored.
 */
export const isDataFor = ({ path }: PageData, { pathname, search }: Location): boolean =>
  withoutTracking(search) === '' && cleanPath(pathname) === cleanPath(path);
