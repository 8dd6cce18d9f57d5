import type { Page } from 'playwright';

/** The rows of the app's database whose keys start with `prefix`. */
export const readRows = (page: Page, prefix: string): Promise<[key: string, value: unknown][]> =>
  page.evaluate(async (beginning) => {
    const opening = indexedDB.open('ngo');
    opening.onupgradeneeded = () => opening.result.createObjectStore('rows');
    await new Promise((resolve, reject) => {
      opening.onsuccess = resolve;
      opening.onerror = () => reject(opening.error!);
    });
    const rows = opening.result.transaction('rows').objectStore('rows');
    const range = IDBKeyRange.bound(beginning, `${beginning}\uffff`);
    const [keys, values] = [rows.getAllKeys(range), rows.getAll(range) as IDBRequest<unknown[]>];
    await new Promise((resolve, reject) => {
      rows.transaction.oncomplete = resolve;
      rows.transaction.onabort = () => reject(rows.transaction.error!);
    });
    opening.result.close();
    return keys.result.map((key, at): [string, unknown] => [String(key), values.result[at]]);
  }, prefix);

/** Writes rows directly into the app's database. */
export const writeRows = (
  page: Page,
  rows: readonly (readonly [key: string, value: unknown])[],
): Promise<void> =>
  page.evaluate(async (wanted) => {
    const opening = indexedDB.open('ngo');
    opening.onupgradeneeded = () => opening.result.createObjectStore('rows');
    await new Promise((resolve, reject) => {
      opening.onsuccess = resolve;
      opening.onerror = () => reject(opening.error!);
    });
    const store = opening.result.transaction('rows', 'readwrite').objectStore('rows');
    for (const [key, value] of wanted) store.put(value, key);
    await new Promise((resolve, reject) => {
      store.transaction.oncomplete = resolve;
      store.transaction.onabort = () => reject(store.transaction.error!);
    });
    opening.result.close();
  }, rows);
