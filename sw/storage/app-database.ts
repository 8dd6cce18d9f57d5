import { promisifyRequest } from 'idb-keyval';
import { rowsPlace } from '../contract/contract';
import { withTimeout } from '../contract/timeout';

/** A database that does not respond within this time (ms) is treated as missing. */
const databaseTimeout = 1_000;

/**
 * A row of the page's database; undefined, with a warning if it does not respond, where there is none. It is read each
 * time, because a page may change it at any moment. Never rejects.
 */
export const readRow = (key: string): Promise<unknown> =>
  attempt(`The row ${key} could not be read`, (rows) => promisifyRequest(rows('readonly').get(key)));

/** The rows whose keys have this prefix, with their keys; none where they cannot be read. Never rejects. */
export async function readEntries(prefix: string): Promise<[key: string, row: unknown][]> {
  const found = await attempt(`The rows ${prefix}* could not be read`, (rows) => {
    const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
    const store = rows('readonly');
    return Promise.all([promisifyRequest(store.getAllKeys(range)), promisifyRequest(store.getAll(range))]);
  });
  const [keys, values] = found ?? [[], []];
  return keys.map((key, place) => [String(key), values[place] as unknown]);
}

/**
 * Replaces a row by what `change` makes of it, in one transaction; undefined leaves it as it is. Resolves to whether
 * that was done. Never rejects.
 */
export async function changeRow(key: string, change: (row: unknown) => unknown): Promise<boolean> {
  const isDone = await attempt(`The row ${key} could not be changed`, async (rows) => {
    const store = rows('readwrite');
    const changed = change(await promisifyRequest<unknown>(store.get(key)));
    if (changed !== undefined) store.put(changed, key);
    await promisifyRequest(store.transaction);
    return true;
  });
  return isDone === true;
}

type Rows = (mode: IDBTransactionMode) => IDBObjectStore;

async function attempt<T>(fault: string, use: (rows: Rows) => Promise<T>): Promise<T | undefined> {
  try {
    return await withTimeout(databaseTimeout, withDatabase(use));
  } catch (error) {
    console.warn(`${fault}: ${String(error)}`);
    return undefined;
  }
}

/** Closes its connection. */
async function withDatabase<T>(use: (rows: Rows) => Promise<T>): Promise<T | undefined> {
  const request = indexedDB.open(rowsPlace.database);
  let isNew = false;
  request.onupgradeneeded = () => {
    isNew = true;
    // Creating the database and its store is left to the page.
    request.transaction?.abort();
  };
  const database = await promisifyRequest(request).catch((error: unknown) => {
    if (isNew) return undefined;
    throw error;
  });
  if (!database) return undefined;
  try {
    if (!database.objectStoreNames.contains(rowsPlace.store)) return undefined;
    return await use((mode) => database.transaction(rowsPlace.store, mode).objectStore(rowsPlace.store));
  } finally {
    database.close();
  }
}
