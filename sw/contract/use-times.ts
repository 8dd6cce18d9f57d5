import { promisifyRequest } from 'idb-keyval';
import { withTimeout } from './timeout';

/**
 * When each stored answer was last used. The database is the one that `workbox-expiration` made, in its own shape:
 * phones hold it already, and an older version of the app goes on with it.
 */
const database = 'workbox-expiration';
const table = 'cache-entries';

interface Use {
  id: string;
  url: string;
  cacheName: string;
  /** Time of the last use, by the clock of uses (ms). */
  timestamp: number;
}

/** A database that does not answer within this time (ms) counts as missing. */
const patience = 2_000;

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
  // The browser closes it when it clears storage; another program's newer version must not wait for us.
  connection.onclose = close;
  connection.onversionchange = close;
  return connection;
}

/** A cache knows no fragments. */
const withoutHash = (url: string) => url.replace(/#.*$/, '');

const idOf = (cacheName: string, url: string) => `${cacheName}|${url}`;

/** Resolves once what `work` wrote is stored. */
async function change<T>(work: (entries: IDBObjectStore) => Promise<T>): Promise<T> {
  const transaction = (await open()).transaction(table, 'readwrite', { durability: 'relaxed' });
  const result = work(transaction.objectStore(table));
  const [value] = await Promise.all([result, promisifyRequest(transaction)]);
  return value;
}

/** The time by which uses are dated, and the phone's own at that moment (ms since 1970). */
interface Clock {
  id: typeof clockId;
  timestamp: number;
  real: number;
}

const clockId = 'clock';

/** The clock of uses goes on by so much at a time (ms). */
const longestStep = 7 * 24 * 60 * 60 * 1000;

/**
 * The time by which uses are dated. It goes on with the phone's clock, but a week at most from one use to the next, and
 * never back: neither a clock that jumps two years ahead, nor a year in a drawer makes everything old at once, and what a
 * wrong clock has dated does not count as the newest once the clock is right again.
 */
async function readClock(entries: IDBObjectStore): Promise<number> {
  const real = Date.now();
  const last = await promisifyRequest<Clock | undefined>(
    entries.get(clockId) as IDBRequest<Clock | undefined>,
  );
  const step = Math.min(Math.max(0, real - (last?.real ?? real)), longestStep);
  // Before there was this clock, a wrong one may have dated uses into the future.
  const start = last?.timestamp ?? Math.max(real, (await newest(entries)) ?? real);
  entries.put({ id: clockId, timestamp: start + step, real } satisfies Clock);
  return start + step;
}

async function newest(entries: IDBObjectStore): Promise<number | undefined> {
  const cursor = await promisifyRequest(entries.index('timestamp').openKeyCursor(null, 'prev'));
  return cursor?.key as number | undefined;
}

/** Notes that this was used now. Never rejects: without a database the order of storing counts. */
export async function recordUse(cacheName: string, address: string): Promise<void> {
  const url = withoutHash(address);
  const write = async (entries: IDBObjectStore) => {
    const timestamp = await readClock(entries);
    entries.put({ id: idOf(cacheName, url), url, cacheName, timestamp } satisfies Use);
  };
  await withTimeout(patience, change(write)).catch((error: unknown) => {
    console.warn(`The use of ${url} could not be noted: ${String(error)}`);
  });
}

/** What the clock of uses says now (ms); undefined where the database does not tell. Never rejects. */
export async function nowOfUses(): Promise<number | undefined> {
  try {
    return await withTimeout(patience, change(readClock));
  } catch (error) {
    console.warn(`The time of uses could not be read: ${String(error)}`);
    return undefined;
  }
}

/** When what a cache holds was last used, by address; empty where the database does not tell. Never rejects. */
export async function readUses(cacheName: string): Promise<Map<string, number>> {
  const read = async () => {
    const entries = (await open()).transaction(table).objectStore(table);
    return promisifyRequest(entries.index('cacheName').getAll(cacheName) as IDBRequest<Use[]>);
  };
  try {
    return new Map((await withTimeout(patience, read())).map(({ url, timestamp }) => [url, timestamp]));
  } catch (error) {
    console.warn(`Uses of ${cacheName} could not be read: ${String(error)}`);
    return new Map();
  }
}

/** Forgets the uses of what is no longer stored. Never rejects. */
export async function forgetUses(cacheName: string, urls: readonly string[]): Promise<void> {
  if (urls.length === 0) return;
  const remove = async (entries: IDBObjectStore) => {
    for (const url of urls) entries.delete(idOf(cacheName, withoutHash(url)));
  };
  await withTimeout(patience, change(remove)).catch((error: unknown) => {
    console.warn(`Uses of ${cacheName} could not be forgotten: ${String(error)}`);
  });
}

/** What a cache holds: the address, and when it was used by the clock of uses, if that is known. */
export interface Held {
  url: string;
  usedAt: number | undefined;
}

/** What a cache holds, used longest ago first. What has no known use stands first, in the order of storing. */
export const sortByUse = (urls: readonly string[], uses: ReadonlyMap<string, number>): Held[] =>
  urls
    .map((url): Held => ({ url, usedAt: uses.get(withoutHash(url)) }))
    .sort((one, other) => (one.usedAt ?? 0) - (other.usedAt ?? 0));

/** The addresses that a cache holds, in the order of storing. Rejects where Cache Storage does. */
export async function storedUrls(cacheName: string): Promise<string[]> {
  return (await (await caches.open(cacheName)).keys()).map(({ url }) => url);
}

/** Deletes these from a cache. Rejects where Cache Storage does. */
export async function drop(cacheName: string, urls: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const url of urls) await cache.delete(url, { ignoreVary: true });
  await forgetUses(cacheName, urls);
}
