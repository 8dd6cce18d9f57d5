import { prerenderedId, withoutSlash } from '../sw/contract';
import type { KeyedRow } from './data/cache';

/** What a prerendered page carries for its own hydration. */
export interface Prerendered {
  /** The address that it was made for. */
  path: string;
  /** When (ms since 1970). */
  builtAt: number;
  /** The day of that in the organisation's zone: `2026-11-20`. */
  builtOn: string;
  /** What it shows, as the page's cache takes it. */
  rows: readonly KeyedRow[];
  /** From then on (ms since 1970) its rows would stand in another order: a deadline has passed. */
  until?: number;
}

/** As an element of the page: data that no browser runs, whatever an editor wrote. */
export const prerenderedElement = (data: Prerendered): string =>
  `<script type="application/json" id="${prerenderedId}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

/** What the page carries; undefined in the bare shell. Throws where that is damaged. */
export function readPrerendered(document: Pick<Document, 'getElementById'>): Prerendered | undefined {
  const text = document.getElementById(prerenderedId)?.textContent;
  return text ? (JSON.parse(text) as Prerendered) : undefined;
}

/** Whether the HTML is that of the address: with a query a page may show something else. A slash at the end is none. */
export const isMadeFor = ({ path }: Prerendered, { pathname, search }: Location): boolean =>
  search === '' && withoutSlash(pathname) === withoutSlash(path);
