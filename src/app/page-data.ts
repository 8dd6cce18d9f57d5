import { pageDataId, withoutSlash, withoutTracking } from '../../sw/contract/contract';
import type { KeyedList } from '../data/device/swr-cache';

/** What a prerendered page carries for its own hydration. */
export interface PageData {
  /** The address that it was made for. */
  path: string;
  /** When (ms since 1970). */
  builtAt: number;
  /** The day of that in the organisation's zone: `2026-11-20`. */
  builtOn: string;
  /** What it shows, as the page's cache takes it. */
  rows: readonly KeyedList[];
  /** From then on (ms since 1970) its rows would stand in another order: a deadline has passed. */
  until?: number;
}

/** As an element of the page: data that no browser runs, whatever an editor wrote. */
export const pageDataElement = (data: PageData): string =>
  `<script type="application/json" id="${pageDataId}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

/** What the page carries; undefined in the bare shell. Throws where that is damaged. */
export function readPageData(document: Pick<Document, 'getElementById'>): PageData | undefined {
  const text = document.getElementById(pageDataId)?.textContent;
  if (!text) return undefined;
  const data: unknown = JSON.parse(text);
  if (!isWhole(data)) throw new TypeError('It is not what the build wrote.');
  return data;
}

/** What is checked here is used before anything is drawn, where nothing else would catch it. */
function isWhole(data: unknown): data is PageData {
  const { path, builtAt, rows } = (data ?? {}) as Partial<PageData>;
  const isRow = (row?: Partial<KeyedList>) => row?.[1]?.stamp && [row[1].value].flat().every(isRecord);
  return typeof path === 'string' && Number(builtAt) > 0 && Array.isArray(rows) && rows.every(isRow);
}

const isRecord = (value: unknown) => typeof value === 'object' && value !== null;

/**
 * Whether the HTML is that of the address: with a query a page may show something else. A slash at the end and tracking
 * parameters are none.
 */
export const isDataFor = ({ path }: PageData, { pathname, search }: Location): boolean =>
  withoutTracking(search) === '' && withoutSlash(pathname) === withoutSlash(path);
