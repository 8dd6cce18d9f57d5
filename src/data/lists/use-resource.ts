import { startTransition, use, useEffect, useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { Fields, Resource } from '../../schemas/base';
import { useHasNoRoom } from '../device/storage-faults';
import type { PersistentCache } from '../device/swr-cache';
import { DrawnRowsContext, registerDrawnRow } from './drawn-rows';
import { failureKind, type FailureKind } from '../api/call-error';
import { useRefreshFailure } from './refresh-failures';
import { hydrateList, listKey, readWholeList, refreshList, type LoadedList } from './load-list';

/** What every view of data shows about it: its age, why the refresh failed, and a function to reload it. */
export interface DataStatus {
  confirmedAt: number;
  refreshFailure: FailureKind | undefined;
  /** The data is in memory alone, because the device has no room for it. */
  hasNoRoom?: boolean | undefined;
  /** The user asked for a reload, and its response is pending. */
  isReloading: boolean;
  reload: () => void;
}

type Waiting = { state: 'loading' } | { state: 'failed'; failure: FailureKind; reload: () => void };

/** A function to reload the data, whether a reload is pending, and whether there is no room for the data. */
export type Asking = Pick<DataStatus, 'isReloading' | 'reload' | 'hasNoRoom'>;

export type ResourceState<F extends Fields> = { asking: Asking } & (
  | { row: LoadedList<F>; shown: DataStatus; screen?: undefined }
  | { row?: undefined; shown?: undefined; screen: Waiting }
);

/** Keys whose next call is a reload by the user. */
const reloads = new Set<string>();

const nothingToRead = Promise.resolve();

/**
 * An API response, stale-while-revalidate. Suspends only while the device's database is read (1 s at most).
 * Never throws for the network: that is the state `failed` with a `reload`. Without a resource it makes no
 * call and stays `loading`.
 */
export function useResource<F extends Fields>(resource: Resource<F> | undefined): ResourceState<F> {
  const { cache, mutate: mutateKey } = useSWRConfig();
  const stored = cache as PersistentCache;
  const key = resource ? listKey(resource) : null;
  // Called even if the data is already there: React replays a suspended render and expects the same hooks.
  use(resource ? hydrateList(stored, resource) : nothingToRead);

  // SWR renders a component again for each property that it has read: `isValidating` changes with every refresh, so that
  // it is read only where the state depends on it.
  const response = useSWR(
    key,
    resource
      ? (url: string) =>
          refreshList(stored, resource, {
            reload: reloads.delete(url),
            ofPage: true,
            late: (row) => void mutateKey(url, row, { revalidate: false }),
          })
      : null,
  );
  const { data, error, mutate } = response;
  const workerFailure = useRefreshFailure(key ?? '');
  const [isReloading, setReloading] = useState(false);
  const reload = () => {
    if (!key || isReloading) return;
    reloads.add(key);
    setReloading(true);
    void mutate().finally(() => setReloading(false));
  };

  const whole = useWhole(stored, resource, data);
  const region = use(DrawnRowsContext);
  const row = resource && registerDrawnRow(region, listKey(resource), resource) ? whole : undefined;
  const asking = { isReloading, reload, hasNoRoom: useHasNoRoom(key === null ? [] : [key]) };

  if (!row) {
    const hasFailed = error && !response.isValidating;
    return {
      asking,
      screen: hasFailed ? { state: 'failed', failure: failureKind(error), reload } : { state: 'loading' },
    };
  }
  const refreshFailure = error ? failureKind(error) : workerFailure;
  return { asking, row, shown: { confirmedAt: row.confirmedAt, refreshFailure, ...asking } };
}

/**
 * Returns a row whose rest is still on the device as it is, and later the complete row. It does not mutate
 * SWR's cache, because SWR would then discard the response of a pending revalidation:
 * https://github.com/vercel/swr/blob/main/src/index/use-swr.ts
 */
export function useWhole<F extends Fields>(
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
    // The key identifies the resource, which some pages create in each render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [cache, key, stamp]);

  if (row?.total === undefined || !whole || whole.stamp !== row.stamp) return row;
  return { ...whole, confirmedAt: row.confirmedAt };
}
