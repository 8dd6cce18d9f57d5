import { promisifyRequest } from 'idb-keyval';
import { storage, withRows } from './database';
import { attempt, writeTimeout } from './rows';

/**
 * Deletes every row whose key `isKept` does not accept, in one transaction, and freezes `storage`: what this page is still
 * fetching would otherwise be stored after the deletion, and stay. Earlier writes are done before it. Resolves to false if
 * the deletion failed. Afterwards reload the page, or call `thawStorage`.
 */
export async function deleteRowsExcept(isKept: (key: string) => boolean): Promise<boolean> {
  let isAwaited = true;
  const remove = () =>
    withRows('readwrite', async (store) => {
      // Transactions run in the order in which they were created. One that begins after it was given up freezes nothing:
      // nobody would thaw the page again.
      if (isAwaited) storage.frozen = new Error('All data is being deleted.');
      for (const key of await promisifyRequest(store.getAllKeys())) {
        if (!isKept(String(key))) store.delete(key);
      }
      return promisifyRequest(store.transaction).then(() => true);
    });
  const isDone = await attempt('delete rows', remove, writeTimeout);
  isAwaited = false;
  return isDone ?? false;
}

/** Lets this page store again, because not all could be deleted, and the user may go on. */
export function thawStorage(): void {
  storage.frozen = undefined;
}
