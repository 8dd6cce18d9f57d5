import { promisifyRequest, update } from 'idb-keyval';
import { withRows } from './database';
import { attempt, partRange, writePatience, type Parted } from './rows';

/** How the key of a part of a long list ends. */
export const partMark = / part \d{6}$/;

/** Makes of a row what `change` makes of it, so that nothing that is written meanwhile is lost; true once it is stored. */
export async function changeRow<T>(key: string, change: (row: T | undefined) => T): Promise<boolean> {
  const write = () => update<T>(key, change, withRows).then(() => true);
  return (await attempt(`change ${key}`, write, writePatience)) ?? false;
}

/** The keys of all rows; none where the database is missing, broken or hangs. */
export async function listKeys(): Promise<string[]> {
  const read = () => withRows('readonly', (store) => promisifyRequest(store.getAllKeys()));
  return ((await attempt('list its keys', read, writePatience)) ?? []).map(String);
}

/** Deletes these rows with their parts, in one go, but for those of which `isStill` says that they have changed. */
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
  if (keys.length > 0) await attempt('delete old rows', remove, writePatience);
}

/** Deletes those of these keys that are parts of a list whose row does not name them any more. */
export async function deleteLooseParts(keys: readonly string[]): Promise<void> {
  const lists = new Set(keys.flatMap((key) => (partMark.test(key) ? [key.replace(partMark, '')] : [])));
  const remove = () =>
    withRows('readwrite', async (store) => {
      for (const list of lists) {
        const row = await promisifyRequest<Partial<Parted> | undefined>(store.get(list));
        store.delete(partRange(list, row?.parts ?? 0));
      }
      return promisifyRequest(store.transaction);
    });
  if (lists.size > 0) await attempt('delete loose parts', remove, writePatience);
}
