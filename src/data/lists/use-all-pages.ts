import { useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { Fields, RecordOf, Resource } from '../../schemas/base';
import { useHasNoRoom } from '../device/storage-faults';
import type { PersistentCache } from '../device/swr-cache';
import { viewCallLimit, limits } from './limits';
import { isNewer } from '../../../sw/contract/mark';
import type { ListState } from './use-list';
import { listKey, refreshList, type LoadedList } from './load-list';
import { cachedPages, furtherPages, storedPages, readWholePages } from './list-pages';
import { pageCount } from './page-links';
import { useResource } from './use-resource';

/** Pages that were confirmed this much (ms) before the first one are fetched again. */
const drift = 3_600_000;

/** The records of a paginated list, as far as its pages are stored and within the list's limits. */
export interface AllPages<T> {
  records: T[];
  /** Whether no page of the list is missing. */
  isWhole: boolean;
  /** Records on its first page. */
  pageLength: number;
}

/**
 * Every record of a paginated list: the stored pages at once, then, unless `isMetered`, the missing ones one
 * after the other, up to the call limit. If a page fails, the others stay, and `isWhole` is false. `resource`
 * must be stable across renders.
 */
export function useAllPages<F extends Fields>(
  resource: Resource<F>,
  isMetered = false,
): ListState<AllPages<RecordOf<Resource<F>>>> {
  const { cache, mutate } = useSWRConfig();
  const stored = cache as PersistentCache;
  const first = useResource(resource);
  const stamp = first.row?.stamp;
  // Of a page in the HTML: the rest may come after the further pages.
  const isPart = first.row?.total !== undefined;
  const [rows, setRows] = useState<LoadedList<F>[]>();

  useEffect(() => {
    if (stamp === undefined) return undefined;
    let isCurrent = true;
    const show = async () => {
      const read = await readWholePages(stored, resource);
      if (isCurrent) setRows(read);
    };
    const gather = async () => {
      // Before they are shown: a page that arrives in between is asked for again, not missed.
      const pages = isMetered ? [] : await pagesToAsk(stored, resource);
      await show();
      for (const page of pages) {
        if (!isCurrent) return;
        await mutate(listKey(page), await refreshList(stored, page), { revalidate: false });
        await show();
      }
    };
    gather().catch((error: unknown) => console.warn(error));
    return () => {
      isCurrent = false;
    };
    // The first page represents the list: while its stamp is the same, so are the other pages.
  }, [stored, mutate, stamp, isPart, resource, isMetered]);

  const hasNoRoom = useHasNoRoom(first.row ? cachedPages(stored, resource).map(listKey) : []);

  if (!first.row) return first.screen;
  if (!rows) return { state: 'loading' };
  const records = withoutRepeats(rows.flatMap(({ value }) => value)).slice(0, limits.records);
  if (records.length === 0) return { state: 'empty', ...first.shown };
  return {
    state: 'ready',
    value: {
      records,
      isWhole: rows.length === pageCount(first.row.links),
      pageLength: rows[0]?.value.length ?? records.length,
    },
    ...first.shown,
    hasNoRoom,
    confirmedAt: Math.min(...rows.map(({ confirmedAt }) => confirmedAt)),
  };
}

/** The further pages of a list that are not stored, then those that were confirmed long before its first page. */
async function pagesToAsk<F extends Fields>(
  cache: PersistentCache,
  resource: Resource<F>,
): Promise<Resource<F>[]> {
  await storedPages(cache, resource);
  const first = cache.get(listKey(resource))?.data;
  if (!first) return [];
  const pages = [...furtherPages(cache, resource)].map((page) => ({
    page,
    row: cache.get(listKey(page))?.data,
  }));
  const missing = pages.filter(({ row }) => !row);
  const old = pages.filter(({ row }) => row && !isNewer(row, first.confirmedAt - drift));
  return [...missing, ...old].slice(0, viewCallLimit).map(({ page }) => page);
}

/** A new record moves the last one of each page to the next, where an older response may have it too. */
function withoutRepeats<T extends object>(records: readonly T[]): T[] {
  const known = new Map<unknown, T>();
  for (const record of records) {
    const key = 'slug' in record ? record.slug : record;
    if (!known.has(key)) known.set(key, record);
  }
  return [...known.values()];
}
