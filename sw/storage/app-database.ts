import { promisifyRequest } from 'idb-keyval';
import { rowsPlace } from '../contract/contract';
import { withTimeout } from '../contract/timeout';

/** A database that does not respond within this time (ms) is treated as missing. */
const databaseTimeout = 1_000;

/**
 * A row of the page's database; undefined, with a warning if it does not respond, where there is none. It is read each
 * time, because a page may change it at any moment. Never rejects.
 */
export async function readRow(key: string): Promise<unknown> {
  try {
    return await withTimeout(databaseTimeout, read(key));
  } catch (error) {
    console.warn(`The row ${key} could not be read: ${String(error)}`);
    return undefined;
  }
}

/** Closes its connection. */
async function read(key: string): Promise<unknown> {
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
  if (!database?.objectStoreNames.contains(rowsPlace.store)) return database?.close();
  try {
    const rows = database.transaction(rowsPlace.store).objectStore(rowsPlace.store);
    return await promisifyRequest(rows.get(key));
  } finally {
    database.close();
  }
}
