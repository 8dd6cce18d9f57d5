import { promisifyRequest, type UseStore } from 'idb-keyval';

const databaseName = 'ngo';
const storeName = 'rows';

let opening: Promise<IDBDatabase> | undefined;

/** Opened at the first use, never at import; anew after the connection was closed. */
function connect(): Promise<IDBDatabase> {
  if (opening) return opening;
  const attempt = open();
  opening = attempt;
  const forget = () => {
    if (opening === attempt) opening = undefined;
  };
  attempt.then((database) => {
    database.onclose = forget;
    // Another tab deletes the database or opens a later version of it: that waits until this connection is closed.
    database.onversionchange = () => {
      database.close();
      forget();
    };
  }, forget);
  return attempt;
}

async function open(version?: number): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, version);
  request.onupgradeneeded = () => {
    if (!request.result.objectStoreNames.contains(storeName)) request.result.createObjectStore(storeName);
  };
  const database = await promisifyRequest(request);
  if (database.objectStoreNames.contains(storeName)) return database;
  // A database that was made without its store would else be useless for good.
  database.close();
  return open(database.version + 1);
}

/**
 * Runs a transaction on the app's one store of rows. Rejects where the device has no database, or does not give the
 * transaction.
 */
export const withRows: UseStore = async (mode, callback) => {
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
