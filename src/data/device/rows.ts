import { del, get, promisifyRequest, set, update } from 'idb-keyval';
import { isQuotaError } from '../../../sw/contract/quota';
import { isNewer, type Mark } from '../../../sw/contract/mark';
import { storage, withRows } from './database';

/** A database that does not respond within this time (ms) is treated as missing: the app runs from memory. */
const readTimeout = 1_000;
/** After two timeouts in a row, so that a page with many rows does not wait for each. */
const shortTimeout = 100;
/** Longer, because no user waits for a write. */
export const writeTimeout = 10_000;

/** Reads a row; undefined if there is none, or if the database is missing, broken or does not respond. */
export async function readRow<T>(key: string): Promise<T | undefined> {
  return attempt(`read ${key}`, () => get<T>(key, withRows));
}

/**
 * Reads the rows whose keys have this prefix; empty if the database is missing, broken or does not respond: no reason to
 * write a row, see `updateRow`.
 */
export async function readRows<T>(prefix: string): Promise<T[]> {
  const range = () => IDBKeyRange.bound(prefix, `${prefix}\uffff`);
  const read = () =>
    withRows('readonly', (store) => promisifyRequest<T[]>(store.getAll(range()) as IDBRequest<T[]>));
  return (await attempt(`read ${prefix}*`, read)) ?? [];
}

/** The keys that have this prefix; empty if the database cannot be read. */
export async function readKeys(prefix: string): Promise<string[]> {
  const range = () => IDBKeyRange.bound(prefix, `${prefix}\uffff`);
  const read = () => withRows('readonly', (store) => promisifyRequest(store.getAllKeys(range())));
  return ((await attempt(`read the keys ${prefix}*`, read)) ?? []).map(String);
}

/** Reads the rows whose keys have this prefix, with their keys; empty if the database cannot be read. */
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
 * Writes a row. Resolves to true once it is stored, and to false, with a warning, if the database is missing,
 * broken or full.
 */
export async function writeRow(key: string, value: unknown): Promise<boolean> {
  const write = () => set(key, value, withRows).then(() => true);
  return (await attempt(`write ${key}`, write, writeTimeout)) ?? false;
}

/**
 * Replaces a row by what `change` makes of it, in one transaction. `change` receives undefined only where there is no row:
 * a row that could not be read is never replaced. Resolves to the new row, and to undefined, with a warning, if the database
 * is missing, broken or full.
 */
export async function updateRow<T>(key: string, change: (stored: unknown) => T): Promise<T | undefined> {
  let changed: T | undefined;
  const write = () =>
    update<unknown>(key, (stored) => (changed = change(stored)), withRows).then(() => changed);
  return attempt(`update ${key}`, write, writeTimeout);
}

/** Keys of parts have six digits. */
export const maxParts = 999_999;

/** The key of a part of a long list: the list's key and the part's index. */
const partKey = (key: string, place: number) => `${key} part ${String(place).padStart(6, '0')}`;
/** The keys of a list's parts, from an index on. */
export const partRange = (key: string, from = 0) =>
  IDBKeyRange.bound(partKey(key, from), partKey(key, maxParts));

export interface Parted extends Mark {
  parts?: number;
}

interface Part {
  stamp: string;
  value: readonly unknown[];
}

/**
 * What to write of a list: all of it, or only its confirmation time. `isDamaged`: the stored parts are
 * unusable even if the stamp is the same.
 */
type Written = { row: Parted; parts: readonly (readonly unknown[])[]; isDamaged?: boolean } | { age: Parted };

/** The outcome of a write. */
export type Writing = 'stored' | 'no-room' | 'failed';

/**
 * Writes a list: its row, and the parts of a long list under their own keys, each in its own task, in one
 * transaction. So a concurrent read sees the old list or the new one, never a mix, even if the tab is killed.
 * A stored list that was confirmed later stays. If the stored list has the same stamp, its parts are not
 * written again. Resolves to `stored` once this list or a newer one is stored, else to why it is not.
 */
export async function writeList(key: string, written: Written): Promise<Writing> {
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
  let isFull = false;
  const noteError = (error: unknown) => void (isFull = isQuotaError(error));
  const isStored = await attempt(`write ${key}`, write, writeTimeout, noteError);
  return isStored ? 'stored' : isFull ? 'no-room' : 'failed';
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
    // An exception from `put`, such as a DataCloneError, does not abort the transaction by itself:
    // https://developer.mozilla.org/en-US/docs/Web/API/IDBObjectStore/put#exceptions
    if (store.transaction.error === null) store.transaction.abort();
    throw error;
  }
}

/**
 * Reads a row and its parts in one transaction; `take` receives each part in its own task. Undefined if there
 * is no such row, if a part is missing or belongs to another version of the list, and if the database does
 * not respond.
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
        if (part?.stamp !== row?.stamp || !Array.isArray(part?.value)) return undefined;
        take(part.value);
      }
      return row;
    });
  return attempt(`read all of ${key}`, read, writeTimeout);
}

export async function deleteRow(key: string): Promise<void> {
  await attempt(`delete ${key}`, () => del(key, withRows), writeTimeout);
}

/** Timeouts of the database in a row. */
let timeouts = 0;

/**
 * Runs a database operation. Resolves to undefined, with a warning that names the operation, if the database
 * is missing, broken, full or does not respond within `timeout` (ms); without one if `storage` is frozen.
 * `onError` receives the cause.
 */
export async function attempt<T>(
  what: string,
  run: () => Promise<T>,
  timeout = timeouts > 1 ? shortTimeout : readTimeout,
  onError?: (error: unknown) => void,
): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timedOut = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      timeouts += 1;
      reject(new Error(`no response within ${timeout} ms`));
    }, timeout);
  });
  const operation = run().finally(() => (timeouts = 0));
  try {
    return await Promise.race([operation, timedOut]);
  } catch (error) {
    if (error !== storage.frozen) console.warn(`The device's database did not ${what}: ${String(error)}`);
    onError?.(error);
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

/** Validates stored records. */
export type Check = (value: unknown) => unknown;

/** Longer lists are stored in parts of this many records: reading one part never blocks the main thread. */
export const partLength = 500;

/** Cuts a list into its parts. */
export const inParts = (value: readonly unknown[]): (readonly unknown[])[] =>
  Array.from({ length: Math.ceil(value.length / partLength) }, (_, place) =>
    value.slice(place * partLength, (place + 1) * partLength),
  );

/** Reads a row and all parts of its list: the records that `check` accepts, and how many were stored. */
export async function readParts<Row extends Parted>(key: string, check: Check) {
  const records: unknown[] = [];
  let count = 0;
  const row = await readParted<Row>(key, (part) => {
    count += part.length;
    const valid = check(part);
    if (Array.isArray(valid)) records.push(...valid);
  });
  return { row, records, count };
}
