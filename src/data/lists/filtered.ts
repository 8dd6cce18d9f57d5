import type { Fields, RecordOf, Resource } from '../../schemas/base';
import { at } from '../../schemas/base';
import { slugOf } from '../../schemas/slugs';
import { addressPart } from '../../schemas/well-formed';
import type { PersistentCache } from '../device/swr-cache';
import { readWholePages } from './list-pages';
import { pageCount } from './page-links';

/** A category or tag by which a list is filtered: `{ type: 'tag', slug: 'winter' }`. */
export interface Filter {
  type: string;
  slug: string;
}

/** The filtered list at its own address, `posts/tag/winter`. */
export const filteredResource = <F extends Fields>(
  resource: Resource<F>,
  { type, slug }: Filter,
): Resource<F> => at(resource, `${resource.name}/${addressPart(type)}/${addressPart(slug)}`);

/** The records that have this category or tag. Some servers send names instead of slugs. */
export function filterRecords<F extends Fields>(
  { filters = {} }: Resource<F>,
  records: readonly RecordOf<Resource<F>>[],
  { type, slug }: Filter,
): RecordOf<Resource<F>>[] {
  const field = filters[type]?.field;
  if (field === undefined) return [];
  return records.filter((record) =>
    [record[field]].flat().some((value) => value === slug || slugOf(String(value ?? '')) === slug),
  );
}

/**
 * Whether a filtered list needs no call: the whole list is on the device, and some of its records have this
 * category or tag. Makes no call.
 */
export async function canFilterLocally<F extends Fields>(
  cache: PersistentCache,
  resource: Resource<F>,
  filter: Filter,
): Promise<boolean> {
  const pages = await readWholePages(cache, resource);
  const isWhole = pages.length > 0 && pages.length === pageCount(pages[0]?.links);
  return isWhole && pages.some(({ value }) => filterRecords(resource, value, filter).length > 0);
}

/** Whether the records of a list say to which categories or tags they belong. Makes no call. */
export async function hasFilterField<F extends Fields>(
  cache: PersistentCache,
  resource: Resource<F>,
  type: string,
): Promise<boolean> {
  const field = resource.filters?.[type]?.field ?? '';
  const pages = await readWholePages(cache, resource);
  return pages.some(({ value }) => value.some((record) => record[field] !== undefined));
}
