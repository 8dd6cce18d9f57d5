import { apiBase, envelopeOf } from '../../../sw/contract/contract';
import { parseUrl } from '../../../sw/contract/urls';
import { at, type Fields, type RecordOf, type Resource } from '../../schemas/base';
import type { PageLink } from '../../schemas/parse';
import { unlocalisedApiPath } from '../api/localised-urls';
import type { PersistentCache } from '../device/swr-cache';
import { limits, CallBudget, warnOfLimit } from './limits';
import { hydrateList, listKey, readWholeList, type LoadedList } from './load-list';
import { pageCount, pathOfPage } from './page-links';

/** The API path of a paginator's link; undefined for a link without an address, and for one that leads elsewhere. */
export function followLink(link: Pick<PageLink, 'url'>): string | undefined {
  if (!link.url) return undefined;
  const origin = globalThis.location?.origin ?? 'http://localhost';
  const url = parseUrl(link.url, apiBase || origin);
  return url && unlocalisedApiPath(url, origin);
}

/**
 * Page `number` of a list; undefined if there is none, and if its link leads to anything but a page of this
 * resource.
 */
export function pageOf<F extends Fields>(
  resource: Resource<F>,
  links: readonly PageLink[],
  number: number,
): Resource<F> | undefined {
  const path = pathOfPage(links, number, followLink);
  const name = path?.split('?')[0] ?? '';
  const isPage = name.split('/')[0] === resource.name && envelopeOf(name) === 'page';
  return path && isPage ? at(resource, path) : undefined;
}

/**
 * The further pages of a list, by the links of its first page, each once and within the list's limits. To
 * count a page, the caller must have cached it before it requests the next one.
 */
export function* furtherPages<F extends Fields>(
  cache: PersistentCache,
  resource: Resource<F>,
): Generator<Resource<F>> {
  const first = rowOf(cache, resource);
  const links = first?.links ?? [];
  const count = pageCount(links);
  const seen = new Set([listKey(resource)]);
  const budget = new CallBudget();
  budget.add(first);
  for (let number = 2; number <= count; number += 1) {
    if (number > limits.pages || budget.isFull()) {
      const kept = `only the first ${number - 1} of its ${count} pages are kept on this device`;
      return warnOfLimit(listKey(resource), `${kept}, and the others are fetched when they are opened.`);
    }
    const page = pageOf(resource, links, number);
    if (!page || seen.has(listKey(page))) continue;
    seen.add(listKey(page));
    yield page;
    budget.add(rowOf(cache, page));
  }
}

/** Every stored page of a list, in order; of a long one its first records. */
export async function storedPages<F extends Fields>(
  cache: PersistentCache,
  resource: Resource<F>,
): Promise<LoadedList<F>[]> {
  await hydrateList(cache, resource);
  for (const page of furtherPages(cache, resource)) await hydrateList(cache, page);
  return cachedPages(cache, resource).flatMap((page) => rowOf(cache, page) ?? []);
}

/** Every stored page of a list, in order, with all its records. */
export async function readWholePages<F extends Fields>(
  cache: PersistentCache,
  resource: Resource<F>,
): Promise<LoadedList<F>[]> {
  await storedPages(cache, resource);
  const rows = await Promise.all(cachedPages(cache, resource).map((page) => readWholeList(cache, page)));
  return rows.filter((row) => row !== undefined);
}

/**
 * All records of the stored pages of a list, in order. Of a list of one page it is the array that the page of the list
 * shows, too: what is known by array, such as `recordSlugs`, is read once.
 */
export async function readWholeRecords<F extends Fields>(
  cache: PersistentCache,
  resource: Resource<F>,
): Promise<RecordOf<Resource<F>>[]> {
  const pages = await readWholePages(cache, resource);
  return recordsOf(pages);
}

/** All records of some pages: of a single one its own array. */
export const recordsOf = <T>(pages: readonly { value: T[] }[]): T[] =>
  pages.length === 1 ? pages[0]!.value : pages.flatMap(({ value }) => value);

/** The pages of a list that are in the cache now, in order. */
export const cachedPages = <F extends Fields>(cache: PersistentCache, resource: Resource<F>): Resource<F>[] =>
  [resource, ...furtherPages(cache, resource)].filter((page) => rowOf(cache, page));

/**
 * The record with this slug from the cached pages of its list (of a long page also from `wholes`), with that
 * page and its confirmation time.
 */
export function cachedRecord<F extends Fields>(
  cache: PersistentCache,
  resource: Resource<F>,
  slug: string,
  wholes: readonly LoadedList<F>[] = [],
): { record: RecordOf<Resource<F>>; confirmedAt: number; page: Resource<F> } | undefined {
  for (const page of cachedPages(cache, resource)) {
    const row = rowOf(cache, page);
    // A page that is no longer cached was moved aside: an earlier reading of it does not count.
    const whole = row && wholes.find(({ stamp }) => stamp === row.stamp);
    const record = [...(whole?.value ?? []), ...(row?.value ?? [])].find(
      (candidate) => (candidate as { slug?: unknown }).slug === slug,
    );
    if (row && record) return { record, confirmedAt: row.confirmedAt, page };
  }
  return undefined;
}

const rowOf = <F extends Fields>(cache: PersistentCache, resource: Resource<F>) =>
  cache.get(listKey(resource))?.data as LoadedList<F> | undefined;
