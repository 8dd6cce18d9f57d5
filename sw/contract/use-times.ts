import { promisifyRequest } from 'idb-keyval';
import { deleteUrls } from './open-cache';
import { withTimeout } from './timeout';
import { withoutHash } from './urls';

/**
 * When each stored response was last used. Database, store and indexes are those of `workbox-expiration`,
 * because they exist on devices and an older version of the app may continue to use them:
 * https://github.com/GoogleChrome/workbox/blob/v7/packages/workbox-expiration/src/models/CacheTimestampsModel.ts
 */
const database = 'workbox-expiration';
const table = 'cache-entries';

interface Use {
  id: string;
  url: string;
  cacheName: string;
  /** Time of the last use (ms), by the use clock. */
  timestamp: number;
}

/** A database that does not respond within this time (ms) is treated as missing. */
const databaseTimeout = 2_000;

let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= connect().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

async function connect(): Promise<IDBDatabase> {
  const request = indexedDB.open(database, 1);
  request.onupgradeneeded = () => {
    const entries = request.result.createObjectStore(table, { keyPath: 'id' });
    entries.createIndex('cacheName', 'cacheName');
    entries.createIndex('timestamp', 'timestamp');
  };
  const connection = await promisifyRequest(request);
  const close = () => {
    connection.close();
    opened = undefined;
  };
  // The browser closes the connection when it clears storage. An open connection would block a version
  // upgrade by other code: https://developer.mozilla.org/en-US/docs/Web/API/IDBDatabase/versionchange_event
  connection.onclose = close;
  connection.onversionchange = close;
  return connection;
}

const idOf = (cacheName: string, url: string) => `${cacheName}|${url}`;

/** Runs `work` in a transaction, and resolves when the transaction has completed. */
async function inTransaction<T>(work: (entries: IDBObjectStore) => Promise<T>): Promise<T> {
  const transaction = (await open()).transaction(table, 'readwrite', { durability: 'relaxed' });
  const result = work(transaction.objectStore(table));
  const [value] = await Promise.all([result, promisifyRequest(transaction)]);
  return value;
}

/** The use clock, and the device's clock at the same moment (ms since 1970). */
interface Clock {
  id: typeof clockId;
  timestamp: number;
  real: number;
}

const clockId = 'clock';

/** The use clock advances by at most this much (ms) between two uses. */
const longestStep = 7 * 24 * 60 * 60 * 1000;

/**
 * The clock that dates uses. It follows the device's clock, but never goes back and advances at most a week
 * from one use to the next. So neither a wrong date nor a year without use expires everything at once, and
 * entries that a wrong clock dated do not stay the newest after the clock is corrected.
 */
async function readClock(entries: IDBObjectStore): Promise<number> {
  const real = Date.now();
  const last = await promisifyRequest<Clock | undefined>(
    entries.get(clockId) as IDBRequest<Clock | undefined>,
  );
  const step = Math.min(Math.max(0, real - (last?.real ?? real)), longestStep);
  // Versions without this clock may have dated uses into the future.
  const start = last?.timestamp ?? Math.max(real, (await newest(entries)) ?? real);
  entries.put({ id: clockId, timestamp: start + step, real } satisfies Clock);
  return start + step;
}

async function newest(entries: IDBObjectStore): Promise<number | undefined> {
  const cursor = await promisifyRequest(entries.index('timestamp').openKeyCursor(null, 'prev'));
  return cursor?.key as number | undefined;
}

/** Records that an entry was used now. Never rejects: without a database, eviction follows the order of storing. */
export async function recordUse(cacheName: string, address: string): Promise<void> {
  const url = withoutHash(address);
  const write = async (entries: IDBObjectStore) => {
    const timestamp = await readClock(entries);
    entries.put({ id: idOf(cacheName, url), url, cacheName, timestamp } satisfies Use);
  };
  await withTimeout(databaseTimeout, inTransaction(write)).catch((error: unknown) => {
    console.warn(`The use of ${url} could not be recorded: ${String(error)}`);
  });
}

/** The time of the use clock (ms); undefined if the database cannot be read. Never rejects. */
export async function readUseClock(): Promise<number | undefined> {
  try {
    return await withTimeout(databaseTimeout, inTransaction(readClock));
  } catch (error) {
    console.warn(`The use clock could not be read: ${String(error)}`);
    return undefined;
  }
}

/** The last use of each entry of a cache, by address; empty if the database cannot be read. Never rejects. */
export async function readUses(cacheName: string): Promise<Map<string, number>> {
  const read = async () => {
    const entries = (await open()).transaction(table).objectStore(table);
    return promisifyRequest(entries.index('cacheName').getAll(cacheName) as IDBRequest<Use[]>);
  };
  try {
    return new Map(
      (await withTimeout(databaseTimeout, read())).map(({ url, timestamp }) => [url, timestamp]),
    );
  } catch (error) {
    console.warn(`Uses of ${cacheName} could not be read: ${String(error)}`);
    return new Map();
  }
}

/** Deletes the recorded uses of entries that are no longer stored. Never rejects. */
export async function forgetUses(cacheName: string, urls: readonly string[]): Promise<void> {
  if (urls.length === 0) return;
  const remove = async (entries: IDBObjectStore) => {
    for (const url of urls) entries.delete(idOf(cacheName, withoutHash(url)));
  };
  await withTimeout(databaseTimeout, inTransaction(remove)).catch((error: unknown) => {
    console.warn(`Uses of ${cacheName} could not be deleted: ${String(error)}`);
  });
}

/** Deletes all that is recorded of uses. Resolves to whether it is gone. Never rejects. */
export async function forgetAllUses(): Promise<boolean> {
  const remove = async (entries: IDBObjectStore) => void entries.clear();
  try {
    await withTimeout(databaseTimeout, inTransaction(remove));
    return true;
  } catch (error) {
    console.warn(`The recorded uses could not be deleted: ${String(error)}`);
    return false;
  }
}

/** An entry of a cache: its address, and when it was last used (use clock, ms), if known. */
export interface Held {
  url: string;
  usedAt: number | undefined;
}

/**
 * The entries of a cache, least recently used first. Entries without a known use come first, in the order of
 * storing.
 */
export const sortByUse = (urls: readonly string[], uses: ReadonlyMap<string, number>): Held[] =>
  urls
    .map((url): Held => ({ url, usedAt: uses.get(withoutHash(url)) }))
    .sort((one, other) => (one.usedAt ?? 0) - (other.usedAt ?? 0));

/** Deletes entries and their recorded uses. Rejects if Cache Storage fails or does not respond within 5 s. */
export async function deleteEntries(cacheName: string, urls: readonly string[]): Promise<void> {
  await deleteUrls(cacheName, urls);
  await forgetUses(cacheName, urls);
}
