import type { Fields, RecordOf, Resource } from '../../schemas/base';
import type { FailureKind } from '../api/call-error';
import { useResource, type DataStatus } from './use-resource';

/** What a view shows of its data: that it loads, the data with its age, or why there is none. */
export type ListState<T> =
  | { state: 'loading' }
  | ({
      state: 'ready';
      value: T;
      /** The length of the list if `value` has only its first records: the rest is being read. */
      total?: number | undefined;
    } & DataStatus)
  | ({ state: 'empty' } & DataStatus)
  | { state: 'failed'; failure: FailureKind; reload: () => void };

/** The records of a resource, stale-while-revalidate. Suspends only while the device's database is read. */
export function useList<F extends Fields>(resource: Resource<F>): ListState<RecordOf<Resource<F>>[]> {
  const state = useResource(resource);
  if (!state.row) return state.screen;
  const { row, shown } = state;
  if (row.value.length === 0) return { state: 'empty', ...shown };
  return { state: 'ready', value: row.value, ...(row.total && { total: row.total }), ...shown };
}
