import { apiBase, apiPath } from '../../sw/contract';
import { at, type Fields, type RecordOf, type Resource } from '../schemas/base';
import type { PageLink } from '../schemas/parse';
import type { StoredCache } from './cache';
import { readAddress } from './own-address';
import { hydrateList, listKey, readWholeList, type ListRow } from './rows';

/**
 * The path below `/api/` that a paginator's link names; undefined for a link without an address, and for one that
 * leads anywhere but to the API.
 */
export function followLink(link: Pick<PageLink, 'url'>): string | undefined {
  if (!link.url) return undefined;
  const origin = globalThis.location?.origin ?? 'http://localhost';
  const url = readAddress(link.url, apiBase || origin);
  const path = url && apiPath(url, origin);
  return path && path + url.search;
}

/** The number that a link stands for; undefined for "previous", "next" and gaps. */
export const pageNumber = ({ label }: Pick<PageLink, 'label'>): number | undefined =>
  /^\d+$/.test(label.trim()) ? Number(label) : undefined;

/**
 * The path of page `number` of a list, from the links of its first page: the link that names it, else the pattern of
 * a numbered link. Undefined where the list has one page only.
 */
export function pathOfPage(links: readonly PageLink[], number: number): string | undefined {
  const numbered = links.filter((link) => pageNumber(link) !== undefined);
  const named = numbered.find((link) => pageNumber(link) === number);
  if (named) return followLink(named);
  const model = numbered.findLast((link) => (pageNumber(link) ?? 0) > 1);
  const path = model && followLink(model);
  return path?.replace(new RegExp(`(.*\\D)${pageNumber(model!)}(?!\\d)`), `$1${number}`);
}

/** Every page of a list that is stored on the device, in order; of a long one its first records. */
export async function storedPages<F extends Fields>(
  cache: StoredCache,
  resource: Resource<F>,
): Promise<ListRow<F>[]> {
  await hydrateList(cache, resource);
  for (const page of furtherPages(cache, resource)) await hydrateList(cache, page);
  return knownPages(cache, resource);
}

/** Every page of a list that is stored on the device, in order, each with all its records. */
export async function wholePages<F extends Fields>(
  cache: StoredCache,
  resource: Resource<F>,
): Promise<ListRow<F>[]> {
  await storedPages(cache, resource);
  const pages = [resource, ...furtherPages(cache, resource)];
  const rows = await Promise.all(pages.map((page) => readWholeList(cache, page)));
  return rows.filter((row) => row !== undefined);
}

/**
 * The record with this slug from the pages of its list that the cache holds now, of a long page also from `wholes`, with
 * that page and its age.
 */
export function knownRecord<F extends Fields>(
  cache: StoredCache,
  resource: Resource<F>,
  slug: string,
  wholes: readonly ListRow<F>[] = [],
): { record: RecordOf<Resource<F>>; confirmedAt: number; page: Resource<F> } | undefined {
  for (const page of [resource, ...furtherPages(cache, resource)]) {
    const row = rowOf(cache, page);
    // A page that the cache no longer holds was moved out of the way: what was read of it before does not count.
    const whole = row && wholes.find(({ stamp }) => stamp === row.stamp);
    const record = [...(row?.value ?? []), ...(whole?.value ?? [])].find(
      (candidate) => (candidate as { slug?: unknown }).slug === slug,
    );
    if (row && record) return { record, confirmedAt: row.confirmedAt, page };
  }
  return undefined;
}

const rowOf = <F extends Fields>(cache: StoredCache, resource: Resource<F>) =>
  cache.get(listKey(resource))?.data as ListRow<F> | undefined;

const knownPages = <F extends Fields>(cache: StoredCache, resource: Resource<F>): ListRow<F>[] =>
  [resource, ...furtherPages(cache, resource)].flatMap((page) => rowOf(cache, page) ?? []);

/** The pages after the first, as far as the links of the first tell of them. */
function furtherPages<F extends Fields>(cache: StoredCache, resource: Resource<F>): Resource<F>[] {
  const links = rowOf(cache, resource)?.links ?? [];
  const last = Math.max(1, ...links.map((link) => pageNumber(link) ?? 1));
  return Array.from({ length: last - 1 }, (_, index) => pathOfPage(links, index + 2)).flatMap((path) =>
    path ? [at(resource, path)] : [],
  );
}
