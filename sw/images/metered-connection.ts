import { promisifyRequest } from 'idb-keyval';
import { rowsPlace } from '../contract/contract';
import { withTimeout } from '../contract/timeout';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
  type?: string;
}

declare const self: ServiceWorkerGlobalScope & { navigator?: WorkerNavigator & { connection?: Connection } };

/** A database that does not respond within this time (ms) is treated as missing. */
const databaseTimeout = 1_000;

/**
 * Whether background downloads cost the user too much: data saver is on (the user's choice overrides the
 * browser's setting), the connection is 2G, or it is known to be cellular. Never rejects.
 */
export async function isMetered(): Promise<boolean> {
  const { saveData, effectiveType, type } = self.navigator?.connection ?? {};
  if (type === 'cellular' || /2g$/.test(effectiveType ?? '')) return true;
  const choice = await readChoice();
  return choice === undefined ? saveData === true : choice === 'on';
}

/** The user's choice on the Saved page. It is read each time, because a page may change it at any moment. */
async function readChoice(): Promise<'on' | 'off' | undefined> {
  try {
    const value = await withTimeout(databaseTimeout, readRow(rowsPlace.dataSaver));
    return value === 'on' || value === 'off' ? value : undefined;
  } catch (error) {
    console.warn(`The data saver choice could not be read: ${String(error)}`);
    return undefined;
  }
}

/** A row of the page's database; undefined if the page has not created the database. Closes its connection. */
async function readRow(key: string): Promise<unknown> {
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
