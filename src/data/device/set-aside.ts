import { promisifyRequest } from 'idb-keyval';
import { withRows } from './database';
import { attempt, partRange, writePatience } from './rows';

const prefix = 'aside/';
/** So many rows are kept aside, for whoever looks into a fault. */
const most = 5;

/**
 * Moves a row with its parts out of the way: `row`, what is known of it, stays under `aside/<key>`, five at most, and the
 * oldest goes. Never rejects: where the device does not do it, the console hears of it.
 */
export async function setAside(key: string, row: unknown): Promise<void> {
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
      for (const { asideKey } of newestFirst.slice(most)) store.delete(asideKey);
      return promisifyRequest(store.transaction);
    });
  await attempt(`move ${key} aside`, move, writePatience);
}
