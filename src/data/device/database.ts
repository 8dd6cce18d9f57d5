import { promisifyRequest, type UseStore } from 'idb-keyval';
import { rowsPlace } from '../../../sw/contract/contract';
import { noteRefusal } from './storage-faults';

const { database: databaseName, store: storeName } = rowsPlace;

/** `frozen` is the error of each write of this page while all of its data is being deleted: see `deleteRowsExcept`. */
export const storage: { frozen?: Error | undefined } = {};

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
 * Runs a transaction on the app's only object store. Rejects if the database or the transaction cannot be opened, and if
 * it writes while `storage` is frozen.
 */
export const withRows: UseStore = async (mode, callback) => {
  const database = await connect();
  if (storage.frozen && mode !== 'readonly') throw storage.frozen;
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
