import { startTransition, use, useEffect, useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { Fields, Resource } from '../../schemas/base';
import type { PersistentCache } from '../device/swr-cache';
import { DrawnRowsContext, mayDraw } from './drawn-rows';
import { failureKind, type FailureKind } from '../api/call-error';
import { useRefreshFailure } from './refresh-failures';
import { hydrateList, listKey, readWholeList, refreshList, type LoadedList } from './load-list';

/** What every screen with data shows of it: its age, why it could not be renewed, and the way to ask again. */
export interface DataStatus {
  confirmedAt: number;
  refreshFailure: FailureKind | undefined;
  /** The reader asked for a reload, and the answer is on the way. */
  isReloading: boolean;
  reload: () => void;
}

type Waiting = { state: 'loading' } | { state: 'failed'; failure: FailureKind; reload: () => void };

/** The way to ask again, and whether the answer to that is on the way. */
export type Asking = Pick<DataStatus, 'isReloading' | 'reload'>;

export type ResourceState<F extends Fields> = { asking: Asking } & (
  | { row: LoadedList<F>; shown: DataStatus; screen?: undefined }
  | { row?: undefined; shown?: undefined; screen: Waiting }
);

/** Keys whose next call is a reload by the reader. */
const reloads = new Set<string>();

const nothingToRead = Promise.resolve();

/**
 * One answer of the API: the stored one at once, refreshed behind. Suspends only while the device's database is read
 * (1 s at most). Never throws for the network: that is the screen `failed`, with a `reload`. Without a resource
 * nothing is asked, and the screen is `loading`.
 */
export function useResource<F extends Fields>(resource: Resource<F> | undefined): ResourceState<F> {
  const { cache, mutate: mutateKey } = useSWRConfig();
  const stored = cache as PersistentCache;
  const key = resource ? listKey(resource) : null;
  // Always, also where the data is there already: React replays a suspended render and wants the same hooks.
  use(resource ? hydrateList(stored, resource) : nothingToRead);

  const { data, error, isValidating, mutate } = useSWR(
    key,
    resource
      ? (url: string) =>
          refreshList(stored, resource, {
            reload: reloads.delete(url),
            late: (row) => void mutateKey(url, row, { revalidate: false }),
          })
      : null,
  );
  const told = useRefreshFailure(key ?? '');
  const [isReloading, setReloading] = useState(false);
  const reload = () => {
    if (!key || isReloading) return;
    reloads.add(key);
    setReloading(true);
    void mutate().finally(() => setReloading(false));
  };

  const whole = useWhole(stored, resource, data);
  const region = use(DrawnRowsContext);
  const row = resource && mayDraw(region, listKey(resource), resource) ? whole : undefined;
  const asking = { isReloading, reload };

  if (!row) {
    const hasFailed = error && !isValidating;
    return {
      asking,
      screen: hasFailed ? { state: 'failed', failure: failureKind(error), reload } : { state: 'loading' },
    };
  }
  const refreshFailure = error ? failureKind(error) : told;
  return { asking, row, shown: { confirmedAt: row.confirmedAt, refreshFailure, ...asking } };
}

/**
 * A row whose rest is still on the device is shown as far as it is read, and then whole. It is no mutation of SWR's
 * cache: that would have an answer discarded that is on its way.
 */
function useWhole<F extends Fields>(
  cache: PersistentCache,
  resource: Resource<F> | undefined,
  row: LoadedList<F> | undefined,
): LoadedList<F> | undefined {
  const [whole, setWhole] = useState<LoadedList<F>>();
  const key = resource && row?.total !== undefined ? listKey(resource) : undefined;
  const stamp = row?.stamp;

  useEffect(() => {
    if (key === undefined || !resource) return undefined;
    let isCurrent = true;
    void readWholeList(cache, resource).then((found) => {
      if (isCurrent && found) startTransition(() => setWhole(found));
    });
    return () => {
      isCurrent = false;
    };
    // The key stands for the resource, which is made anew in each render of some pages.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [cache, key, stamp]);

  if (row?.total === undefined || !whole || whole.stamp !== row.stamp) return row;
  return { ...whole, confirmedAt: row.confirmedAt };
}
