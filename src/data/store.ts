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

/** The rows whose keys begin so, each with its key; none where the database is missing, broken or hangs. */
export async function readEntries(prefix: string): Promise<[key: string, row: unknown][]> {
  const range = () => IDBKeyRange.bound(prefix, `${prefix}\uffff`);
  const read = () =>
    rows()('readonly', async (store) => {
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
  const write = () => set(key, value, rows()).then(() => true);
  return (await attempt(`write ${key}`, write, writePatience)) ?? false;
}

/** A row's further parts stand under its own key and their place. */
const partKey = (key: string, place: number) => `${key} part ${String(place).padStart(6, '0')}`;

interface Parted {
  stamp: string;
  parts?: number;
}

interface Part {
  stamp: string;
  value: readonly unknown[];
}

/**
 * Writes a row, and `parts` of it under keys of their own, each in a task of its own, all in one transaction: another
 * reader finds the old row or the new one, never half of each. Where the device holds the row of the same stamp,
 * `again` makes of it what is written, and the parts stay as they are. True once it is stored.
 */
export async function writeParted<T extends Parted>(
  key: string,
  row: T | undefined,
  parts: readonly (readonly unknown[])[],
  { stamp, again }: { stamp: string; again: (stored: T) => T },
): Promise<boolean> {
  const write = () =>
    rows()('readwrite', async (store) => {
      const stored = await promisifyRequest<T | undefined>(store.get(key) as IDBRequest<T | undefined>);
      const isSame = stored?.stamp === stamp && (!row || stored.parts === row.parts);
      if (stored && isSame) store.put(again(stored), key);
      else if (row) await replace(store, row);
      return promisifyRequest(store.transaction).then(() => true);
    });
  async function replace(store: IDBObjectStore, row: T) {
    try {
      store.delete(IDBKeyRange.bound(partKey(key, 0), partKey(key, 999_999)));
      for (const [place, value] of parts.entries()) {
        await promisifyRequest(store.put({ stamp, value } satisfies Part, partKey(key, place)));
      }
      store.put(row, key);
    } catch (error) {
      // What threw before it became a request would not end the transaction by itself.
      if (store.transaction.error === null) store.transaction.abort();
      throw error;
    }
  }
  return (await attempt(`write ${key}`, write, writePatience)) ?? false;
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
    rows()('readonly', async (store) => {
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
  await attempt(`delete ${key}`, () => del(key, rows()), writePatience);
}

const asidePrefix = 'aside/';
/** So many rows are kept aside, for whoever looks into a fault. */
const mostAside = 5;

/**
 * Moves a row with its parts out of the way: `row`, what is known of it, stays under `aside/<key>`, five at most, and the
 * oldest goes. Never rejects: where the device does not do it, the console hears of it.
 */
export async function setAside(key: string, row: unknown): Promise<void> {
  const range = () => IDBKeyRange.bound(asidePrefix, `${asidePrefix}\uffff`);
  const move = () =>
    rows()('readwrite', async (store) => {
      store.put({ row, movedAt: Date.now() }, asidePrefix + key);
      store.delete(key);
      store.delete(IDBKeyRange.bound(partKey(key, 0), partKey(key, 999_999)));
      const [keys, kept] = await Promise.all([
        promisifyRequest(store.getAllKeys(range())),
        promisifyRequest(store.getAll(range()) as IDBRequest<{ movedAt: number }[]>),
      ]);
      const newestFirst = keys
        .map((asideKey, place) => ({ asideKey, movedAt: kept[place]?.movedAt ?? 0 }))
        .sort((one, other) => other.movedAt - one.movedAt);
      for (const { asideKey } of newestFirst.slice(mostAside)) store.delete(asideKey);
      return promisifyRequest(store.transaction);
    });
  await attempt(`move ${key} aside`, move, writePatience);
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
