import { promisifyRequest, update } from 'idb-keyval';
import { withRows } from './database';
import { attempt, maxParts, partRange, writeTimeout, type Parted } from './rows';

/** The suffix of the key of a part of a long list. */
export const partMark = / part \d{6}$/;

/** Updates a row in one transaction, so that no concurrent write is lost. Resolves to true once it is stored. */
export async function changeRow<T>(key: string, change: (row: T | undefined) => T): Promise<boolean> {
  const write = () => update<T>(key, change, withRows).then(() => true);
  return (await attempt(`change ${key}`, write, writeTimeout)) ?? false;
}

/** The rows of a prefix; undefined if the device's database cannot be read, which is not the same as none. */
export async function readEntriesIfReadable(
  prefix: string,
): Promise<[key: string, row: unknown][] | undefined> {
  const range = () => IDBKeyRange.bound(prefix, `${prefix}\uffff`);
  const read = () =>
    withRows('readonly', async (store) => {
      const found = [store.getAllKeys(range()), store.getAll(range()) as IDBRequest<unknown[]>] as const;
      return Promise.all([promisifyRequest(found[0]), promisifyRequest(found[1])]);
    });
  const found = await attempt(`read ${prefix}*`, read, writeTimeout);
  return found?.[0].map((key, place) => [String(key), found[1][place]]);
}

/** The keys of all rows; empty if the database is missing, broken or does not respond. */
export async function listKeys(): Promise<string[]> {
  const read = () => withRows('readonly', (store) => promisifyRequest(store.getAllKeys()));
  return ((await attempt('list its keys', read, writeTimeout)) ?? []).map(String);
}

/** Deletes rows and their parts in one transaction, except rows that `isStill` reports as changed. */
export async function deleteLists(
  keys: readonly string[],
  isStill: (key: string, row: unknown) => boolean,
): Promise<void> {
  const remove = () =>
    withRows('readwrite', async (store) => {
      for (const key of keys) {
        if (!isStill(key, await promisifyRequest<unknown>(store.get(key)))) continue;
        store.delete(key);
        store.delete(partRange(key));
      }
      return promisifyRequest(store.transaction);
    });
  if (keys.length > 0) await attempt('delete old rows', remove, writeTimeout);
}

/** Deletes the parts among these keys that their list's row no longer references. */
export async function deleteLooseParts(keys: readonly string[]): Promise<void> {
  const lists = new Set(keys.flatMap((key) => (partMark.test(key) ? [key.replace(partMark, '')] : [])));
  const remove = () =>
    withRows('readwrite', async (store) => {
      for (const list of lists) {
        const row = await promisifyRequest<Partial<Parted> | undefined>(store.get(list));
        // A damaged row has no parts: a range that begins after its end would throw.
        const parts = row?.parts ?? 0;
        store.delete(partRange(list, Number.isInteger(parts) && parts >= 0 && parts < maxParts ? parts : 0));
      }
      return promisifyRequest(store.transaction);
    });
  if (lists.size > 0) await attempt('delete loose parts', remove, writeTimeout);
}
