import { createStore, del, get, promisifyRequest, set, type UseStore } from 'idb-keyval';

let opened: UseStore | undefined;

/** One database, one row per key. Opened at the first use, never at import. */
const rows = () => (opened ??= createStore('ngo', 'rows'));

/** A database that does not answer within this time (ms) counts as missing: the app runs from memory. */
const readPatience = 1_000;
/** Nobody looks at an empty screen while a row is written. */
const writePatience = 10_000;

/** The row of a key; undefined where there is none, or where the device's database is missing, broken or hangs. */
export async function readRow<T>(key: string): Promise<T | undefined> {
  return attempt(`read ${key}`, () => get<T>(key, rows()));
}

/** The rows whose keys begin so; none where the database is missing, broken or hangs. */
export async function readRows<T>(prefix: string): Promise<T[]> {
  const range = () => IDBKeyRange.bound(prefix, `${prefix}\uffff`);
  const read = () =>
    rows()('readonly', (store) => promisifyRequest<T[]>(store.getAll(range()) as IDBRequest<T[]>));
  return (await attempt(`read ${prefix}*`, read)) ?? [];
}

/**
 * Writes a row; true once it is stored. A database that is missing, broken or full is told to the console and
 * costs nothing else.
 */
export async function writeRow(key: string, value: unknown): Promise<boolean> {
  const write = () => set(key, value, rows()).then(() => true);
  return (await attempt(`write ${key}`, write, writePatience)) ?? false;
}

export async function deleteRow(key: string): Promise<void> {
  await attempt(`delete ${key}`, () => del(key, rows()), writePatience);
}

/** Deletes every row whose key begins with none of these, in one go; false where the device did not do it. */
export async function deleteRowsExcept(prefixes: readonly string[]): Promise<boolean> {
  const remove = () =>
    rows()('readwrite', async (store) => {
      for (const key of await promisifyRequest(store.getAllKeys())) {
        if (!prefixes.some((prefix) => String(key).startsWith(prefix))) store.delete(key);
      }
      return promisifyRequest(store.transaction).then(() => true);
    });
  return (await attempt('delete rows', remove, writePatience)) ?? false;
}

async function attempt<T>(
  what: string,
  run: () => Promise<T>,
  patience = readPatience,
): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${patience} ms`)), patience);
  });
  try {
    return await Promise.race([run(), tooLate]);
  } catch (error) {
    console.warn(`The device's database did not ${what}: ${String(error)}`);
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
