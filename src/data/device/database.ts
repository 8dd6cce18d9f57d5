import { promisifyRequest, type UseStore } from 'idb-keyval';
import { rowsPlace } from '../../../sw/contract/contract';
import { noteRefusal } from './storage-faults';

const { database: databaseName, store: storeName } = rowsPlace;

/** A write that came after `freezeStorage`. */
export class FrozenError extends Error {
  override name = 'FrozenError';
}

let isFrozen = false;

/**
 * From now on this page stores no rows and no documents: what is still being fetched would otherwise be stored after the
 * deletion of everything, and stay. Returns a function that ends it, for a deletion that failed; after one that
 * succeeded, the page is reloaded.
 */
export function freezeStorage(): () => void {
  isFrozen = true;
  return () => void (isFrozen = false);
}

/** Throws a FrozenError after `freezeStorage`. */
export function refuseIfFrozen(): void {
  if (isFrozen) throw new FrozenError('What this page stores is being deleted.');
}

let opening: Promise<IDBDatabase> | undefined;

/** Opens the database at first use, never at import, and again after the connection was closed. */
function connect(): Promise<IDBDatabase> {
  if (opening) return opening;
  const attempt = open();
  opening = attempt;
  const forget = () => {
    if (opening === attempt) opening = undefined;
  };
  attempt.then(
    (database) => {
      noteRefusal('rows', undefined);
      database.onclose = forget;
      // Another tab deletes or upgrades the database, which is blocked until this connection is closed:
      // https://developer.mozilla.org/en-US/docs/Web/API/IDBDatabase/versionchange_event
      database.onversionchange = () => {
        database.close();
        forget();
      };
    },
    (error: unknown) => {
      noteRefusal('rows', error);
      forget();
    },
  );
  return attempt;
}

async function open(version?: number): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, version);
  request.onupgradeneeded = () => {
    if (!request.result.objectStoreNames.contains(storeName)) request.result.createObjectStore(storeName);
  };
  const database = await promisifyRequest(request);
  if (database.objectStoreNames.contains(storeName)) return database;
  // Repairs a database that was created without its store, which would stay unusable.
  database.close();
  return open(database.version + 1);
}

/**
 * Runs a transaction on the app's only object store. Rejects if the database or the transaction cannot be opened, and a
 * write with a FrozenError after `freezeStorage`.
 */
export const withRows: UseStore = async (mode, callback) =>
  withFrozenRows(mode, (store) => {
    if (mode !== 'readonly') refuseIfFrozen();
    return callback(store);
  });

/** As `withRows`, also after `freezeStorage`: for the deletion itself. */
export const withFrozenRows: UseStore = async (mode, callback) => {
  const database = await connect();
  let transaction: IDBTransaction;
  try {
    transaction = database.transaction(storeName, mode);
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'InvalidStateError') throw error;
    // Safari closes connections without an event: https://github.com/jakearchibald/idb/issues/229
    opening = undefined;
    transaction = (await connect()).transaction(storeName, mode);
  }
  return callback(transaction.objectStore(storeName));
};
