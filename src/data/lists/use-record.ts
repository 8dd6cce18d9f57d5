import { use } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { at, type Fields, type RecordOf, type Resource } from '../../schemas/base';
import { addressPart } from '../../schemas/well-formed';
import { useHasNoRoom } from '../device/storage-faults';
import type { PersistentCache } from '../device/swr-cache';
import { DrawnRowsContext, registerDrawnRow } from './drawn-rows';
import type { ListState } from './use-list';
import { listKey, hydrateList, type LoadedList } from './load-list';
import { cachedRecord, readWholePages } from './list-pages';
import { useResource, useWhole } from './use-resource';

const readings = new WeakMap<PersistentCache, Map<string, Promise<LoadedList<Fields>[]>>>();

/**
 * Reads the stored pages of a list from the device. Memoised by list, because `use` needs the same promise at
 * each render.
 */
function readOnce<F extends Fields>(cache: PersistentCache, resource: Resource<F>): Promise<LoadedList<F>[]> {
  const known = readings.get(cache) ?? new Map<string, Promise<LoadedList<Fields>[]>>();
  readings.set(cache, known);
  const key = listKey(resource);
  const reading = (known.get(key) as Promise<LoadedList<F>[]> | undefined) ?? readWholePages(cache, resource);
  known.set(key, reading as Promise<LoadedList<Fields>[]>);
  return reading;
}

/**
 * The record with this slug: from its own API call, and until that responds from any stored list. A record
 * that does not exist is `failed` with `not-found`.
 */
export function useRecord<F extends Fields>(
  resource: Resource<F>,
  slug: string,
): ListState<RecordOf<Resource<F>>> {
  const stored = useSWRConfig().cache as PersistentCache;
  const own = useResource(at(resource, `${resource.name}/${addressPart(slug)}`, 'record'));
  const region = use(DrawnRowsContext);
  const known = own.row?.value[0]
    ? undefined
    : cachedRecord(stored, resource, slug, use(readOnce(stored, resource)));
  const found = known && registerDrawnRow(region, listKey(known.page), known.page) ? known : undefined;
  const hasNoRoom = useHasNoRoom(found ? [listKey(found.page)] : []);

  if (own.row?.value[0]) return { state: 'ready', value: own.row.value[0], ...own.shown };
  if (found) {
    return {
      state: 'ready',
      value: found.record,
      confirmedAt: found.confirmedAt,
      refreshFailure: own.screen?.state === 'failed' ? own.screen.failure : undefined,
      ...own.asking,
      hasNoRoom,
    };
  }
  return own.row ? { state: 'failed', failure: 'wrong-shape', reload: own.shown.reload } : own.screen;
}

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
  const region = use(DrawnRowsContext);
  const isOwn = row?.value[0] !== undefined && registerDrawnRow(region, listKey(own), own);
  if (isOwn) return row.value[0];
  const pages = use(readOnce(cache, resource));
  const known = cachedRecord(cache, resource, slug, first ? [first, ...pages] : pages);
  return known && registerDrawnRow(region, listKey(known.page), known.page) ? known.record : undefined;
}
