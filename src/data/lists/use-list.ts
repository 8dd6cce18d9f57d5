import type { Fields, RecordOf, Resource } from '../../schemas/base';
import type { FailureKind } from '../api/call-error';
import { useResource, type DataStatus } from './use-resource';

/** What a screen shows of its data: what it waits for, the data with its age, or why there is none. */
export type ListState<T> =
  | { state: 'loading' }
  | ({
      state: 'ready';
      value: T;
      /** How many records the list has, where `value` holds only the first of them: the rest is on its way. */
      total?: number | undefined;
    } & DataStatus)
  | ({ state: 'empty' } & DataStatus)
  | { state: 'failed'; failure: FailureKind; reload: () => void };

/** The records of a resource, stored ones at once, refreshed behind. Suspends only while the device is read. */
export function useList<F extends Fields>(resource: Resource<F>): ListState<RecordOf<Resource<F>>[]> {
  const state = useResource(resource);
  if (!state.row) return state.screen;
  const { row, shown } = state;
  if (row.value.length === 0) return { state: 'empty', ...shown };
  return { state: 'ready', value: row.value, ...(row.total && { total: row.total }), ...shown };
}
