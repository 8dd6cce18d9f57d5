import { promisifyRequest } from 'idb-keyval';
import { rowsPlace } from './contract/contract';
import { withTimeout } from './contract/timeout';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
  type?: string;
}

declare const self: ServiceWorkerGlobalScope & { navigator?: WorkerNavigator & { connection?: Connection } };

/** A database that does not answer within this time (ms) counts as missing. */
const patience = 1_000;

/**
 * Whether bytes that nobody asked for cost the reader too much: data saver is on, by the reader's word or else by the
 * browser's, the link is 2G, or it is known to be cellular. Never rejects.
 */
export async function isMetered(): Promise<boolean> {
  const { saveData, effectiveType, type } = self.navigator?.connection ?? {};
  if (type === 'cellular' || /2g$/.test(effectiveType ?? '')) return true;
  const choice = await readChoice();
  return choice === undefined ? saveData === true : choice === 'on';
}

/** What the reader chose on the Saved page: read anew each time, for a page may change it at any moment. */
async function readChoice(): Promise<'on' | 'off' | undefined> {
  try {
    const value = await withTimeout(patience, readRow(rowsPlace.dataSaver));
    return value === 'on' || value === 'off' ? value : undefined;
  } catch (error) {
    console.warn(`Nobody knows what was chosen for data saver: ${String(error)}`);
    return undefined;
  }
}

/** A row of the page's database; undefined where the page has made none yet. Leaves no connection open. */
async function readRow(key: string): Promise<unknown> {
  const request = indexedDB.open(rowsPlace.database);
  let isNew = false;
  request.onupgradeneeded = () => {
    isNew = true;
    // The page makes it, with its store.
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
