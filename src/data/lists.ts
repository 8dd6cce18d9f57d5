import type { Fields, RecordOf, Resource } from '../schemas/base';
import type { FailureKind } from './failure';
import { useRow, type Shown } from './use-row';

/** What a screen shows of its data: what it waits for, the data with its age, or why there is none. */
export type Screen<T> =
  | { state: 'loading' }
  | ({ state: 'ready'; value: T } & Shown)
  | ({ state: 'empty' } & Shown)
  | { state: 'failed'; failure: FailureKind; reload: () => void };

/** The records of a resource, stored ones at once, refreshed behind. Suspends only while the device is read. */
export function useList<F extends Fields>(resource: Resource<F>): Screen<RecordOf<Resource<F>>[]> {
  const state = useRow(resource);
  if (!state.row) return state.screen;
  const { row, shown } = state;
  return row.value.length > 0 ? { state: 'ready', value: row.value, ...shown } : { state: 'empty', ...shown };
}
