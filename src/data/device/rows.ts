import { del, get, promisifyRequest, set } from 'idb-keyval';
import { isNewer } from './confirmed-at';
import { withRows } from './database';

/** A database that does not answer within this time (ms) counts as missing: the app runs from memory. */
const readPatience = 1_000;
/** The same where it has not answered twice: a page that reads many rows does not wait for each. */
const shortPatience = 100;
/** Nobody looks at an empty screen while a row is written. */
export const writePatience = 10_000;

/** The row of a key; undefined where there is none, or where the device's database is missing, broken or hangs. */
export async function readRow<T>(key: string): Promise<T | undefined> {
  return attempt(`read ${key}`, () => get<T>(key, withRows));
}

/** The rows whose keys begin so; none where the database is missing, broken or hangs. */
export async function readRows<T>(prefix: string): Promise<T[]> {
  const range = () => IDBKeyRange.bound(prefix, `${prefix}\uffff`);
  const read = () =>
    withRows('readonly', (store) => promisifyRequest<T[]>(store.getAll(range()) as IDBRequest<T[]>));
  return (await attempt(`read ${prefix}*`, read)) ?? [];
}

/** The rows whose keys begin so, each with its key; none where the database is missing, broken or hangs. */
export async function readEntries(prefix: string): Promise<[key: string, row: unknown][]> {
  const range = () => IDBKeyRange.bound(prefix, `${prefix}\uffff`);
  const read = () =>
    withRows('readonly', async (store) => {
      const found = [store.getAllKeys(range()), store.getAll(range())] as const;
      return Promise.all([promisifyRequest(found[0]), promisifyRequest(found[1])]);
    });
  const [keys, values] = (await attempt(`read ${prefix}*`, read)) ?? [[], []];
  return keys.map((key, place) => [String(key), values[place]]);
}

/**
 * Writes a row; true once it is stored. A database that is missing, broken or full is told to the console and
 * costs nothing else.
 */
export async function writeRow(key: string, value: unknown): Promise<boolean> {
  const write = () => set(key, value, withRows).then(() => true);
  return (await attempt(`write ${key}`, write, writePatience)) ?? false;
}

/** A row's further parts stand under its own key and their place. */
const partKey = (key: string, place: number) => `${key} part ${String(place).padStart(6, '0')}`;
/** The keys of a list's parts, from a place on. */
export const partRange = (key: string, from = 0) =>
  IDBKeyRange.bound(partKey(key, from), partKey(key, 999_999));

export interface Parted {
  stamp: string;
  confirmedAt: number;
  parts?: number;
}

interface Part {
  stamp: string;
  value: readonly unknown[];
}

/**
 * What is written of a list: all of it, or only that the server confirmed what the device holds. `isDamaged`: the parts
 * that the device holds cannot be used, though the stamp may be the same.
 */
type Written = { row: Parted; parts: readonly (readonly unknown[])[]; isDamaged?: boolean } | { age: Parted };

/**
 * Writes a list: its row, and the further parts of a long one under keys of their own, each in a task of its own, all in
 * one transaction. So another reader finds the old list or the new one, never half of each, also where the tab is killed.
 * A list that another tab stored and the server confirmed later stays. Where the device holds the list of the same
 * stamp, its parts stay as they are. True once the device holds this list or a newer one.
 */
export async function writeList(key: string, written: Written): Promise<boolean> {
  const { stamp, confirmedAt } = 'row' in written ? written.row : written.age;
  const write = () =>
    withRows('readwrite', async (store) => {
      const stored = await promisifyRequest<unknown>(store.get(key));
      const known = isList(stored) ? stored : undefined;
      if (known && isNewer(known, confirmedAt)) return true;
      const isSame = known?.stamp === stamp;
      if ('row' in written) {
        const { row, parts, isDamaged } = written;
        const arePartsKept = isSame && !isDamaged && known.parts === row.parts;
        if (arePartsKept) store.put(row, key);
        else await replace(store, key, row, parts);
      } else if (isSame) store.put({ ...known, confirmedAt }, key);
      await promisifyRequest(store.transaction);
      return 'row' in written || isSame;
    });
  return (await attempt(`write ${key}`, write, writePatience)) ?? false;
}

const isList = (stored: unknown): stored is Parted =>
  typeof stored === 'object' && stored !== null && 'stamp' in stored && 'confirmedAt' in stored;

async function replace(
  store: IDBObjectStore,
  key: string,
  row: Parted,
  parts: readonly (readonly unknown[])[],
): Promise<void> {
  try {
    store.delete(partRange(key));
    for (const [place, value] of parts.entries()) {
      await promisifyRequest(store.put({ stamp: row.stamp, value } satisfies Part, partKey(key, place)));
    }
    store.put(row, key);
  } catch (error) {
    // What threw before it became a request would not end the transaction by itself.
    if (store.transaction.error === null) store.transaction.abort();
    throw error;
  }
}

/**
 * Reads a row with all its parts as they stand together; `take` gets each part in a task of its own. Undefined where
 * there is no such row, where one part is missing or is another row's, and where the database hangs.
 */
export async function readParted<T extends Parted>(
  key: string,
  take: (value: readonly unknown[]) => void,
): Promise<T | undefined> {
  const read = () =>
    withRows('readonly', async (store) => {
      const row = await promisifyRequest<T | undefined>(store.get(key) as IDBRequest<T | undefined>);
      for (let place = 0; place < (row?.parts ?? 0); place += 1) {
        const part = await promisifyRequest<Part | undefined>(
          store.get(partKey(key, place)) as IDBRequest<Part | undefined>,
        );
        if (!part || part.stamp !== row?.stamp) return undefined;
        take(part.value);
      }
      return row;
    });
  return attempt(`read all of ${key}`, read, writePatience);
}

export async function deleteRow(key: string): Promise<void> {
  await attempt(`delete ${key}`, () => del(key, withRows), writePatience);
}

/** Deletes every row whose key begins with none of these, in one go; false where the device did not do it. */
export async function deleteRowsExcept(prefixes: readonly string[]): Promise<boolean> {
  const remove = () =>
    withRows('readwrite', async (store) => {
      for (const key of await promisifyRequest(store.getAllKeys())) {
        if (!prefixes.some((prefix) => String(key).startsWith(prefix))) store.delete(key);
      }
      return promisifyRequest(store.transaction).then(() => true);
    });
  return (await attempt('delete rows', remove, writePatience)) ?? false;
}

/** How often in a row the database has not answered in time. */
let silences = 0;

/**
 * Runs something on the database: undefined, with a warning that names it, where it is missing, broken, full or does not
 * answer within `patience` (ms).
 */
export async function attempt<T>(
  what: string,
  run: () => Promise<T>,
  patience = silences > 1 ? shortPatience : readPatience,
): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      silences += 1;
      reject(new Error(`no answer within ${patience} ms`));
    }, patience);
  });
  const answer = run().finally(() => (silences = 0));
  try {
    return await Promise.race([answer, tooLate]);
  } catch (error) {
    console.warn(`The device's database did not ${what}: ${String(error)}`);
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
