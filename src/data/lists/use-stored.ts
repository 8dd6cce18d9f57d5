import { use } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { at, type Fields, type RecordOf, type Resource } from '../../schemas/base';
import { addressPart } from '../../schemas/well-formed';
import type { PersistentCache } from '../device/swr-cache';
import { DrawnRowsContext, registerDrawnRow } from './drawn-rows';
import { hydrateList, listKey, type LoadedList } from './load-list';
import { cachedRecord } from './list-pages';
import { readOnce } from './use-record';
import { useWhole } from './use-resource';

/** The row of a list as it is stored now, and as it changes. Asks no server: that is left to the page. */
function useStoredRow<F extends Fields>(resource: Resource<F>): LoadedList<F> | undefined {
  const { cache } = useSWRConfig();
  const stored = cache as PersistentCache;
  use(hydrateList(stored, resource));
  const { data } = useSWR<LoadedList<F>>(listKey(resource), null);
  return useWhole(stored, resource, data);
}

/**
 * The stored records of a list; undefined if none are stored. Suspends only while the device's database is
 * read. Makes no call.
 */
export function useStoredList<F extends Fields>(
  resource: Resource<F>,
): readonly RecordOf<Resource<F>>[] | undefined {
  const row = useStoredRow(resource);
  const region = use(DrawnRowsContext);
  return row && registerDrawnRow(region, listKey(resource), resource) ? row.value : undefined;
}

/** The stored record with this slug, its own or that of a list; undefined if none is stored. Makes no call. */
export function useStoredRecord<F extends Fields>(
  resource: Resource<F>,
  slug: string,
): RecordOf<Resource<F>> | undefined {
  const cache = useSWRConfig().cache as PersistentCache;
  const own = at(resource, `${resource.name}/${addressPart(slug)}`, 'record');
  const row = useStoredRow(own);
  const first = useStoredRow(resource);
  const pages = use(readOnce(cache, resource));
  const region = use(DrawnRowsContext);
  const known = cachedRecord(cache, resource, slug, first ? [first, ...pages] : pages);
  const isOwn = row?.value[0] !== undefined && registerDrawnRow(region, listKey(own), own);
  if (isOwn) return row.value[0];
  return known && registerDrawnRow(region, listKey(known.page), known.page) ? known.record : undefined;
}
