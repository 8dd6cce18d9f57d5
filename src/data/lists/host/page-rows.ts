import type { KeyedList } from '../../device/swr-cache';

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
