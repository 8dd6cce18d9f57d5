import { promisifyRequest } from 'idb-keyval';
import { withRows } from './database';
import { asidePrefix as prefix } from './row-keys';
import { attempt, partRange, writeTimeout } from './rows';

/** The number of rows kept for debugging. */
const maxRows = 5;

/**
 * Moves a row and its parts out of the way: `row` is stored as `aside/<key>`, and of more than five such rows
 * the oldest is deleted. Never rejects: a failure is a console warning.
 */
export async function quarantineRow(key: string, row: unknown): Promise<void> {
  const range = () => IDBKeyRange.bound(prefix, `${prefix}\uffff`);
  const move = () =>
    withRows('readwrite', async (store) => {
      store.put({ row, movedAt: Date.now() }, prefix + key);
      store.delete(key);
      store.delete(partRange(key));
      const [keys, kept] = await Promise.all([
        promisifyRequest(store.getAllKeys(range())),
        promisifyRequest(store.getAll(range()) as IDBRequest<{ movedAt?: number }[]>),
      ]);
      const newestFirst = keys
        .map((asideKey, place) => ({ asideKey, movedAt: kept[place]?.movedAt ?? 0 }))
        .sort((one, other) => other.movedAt - one.movedAt);
      for (const { asideKey } of newestFirst.slice(maxRows)) store.delete(asideKey);
      return promisifyRequest(store.transaction);
    });
  await attempt(`move ${key} aside`, move, writeTimeout);
}
