import type { Page } from 'playwright/test';

/** Everything that the browser stores for the site, as text: names of caches, addresses, rows and notes. */
export const readAll = (page: Page) =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error!);
      });
    const found: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) found.push(`${name} ${url}`);
    }
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const rows = database.transaction(store).objectStore(store);
        const [keys, values] = await Promise.all([done(rows.getAllKeys()), done(rows.getAll())]);
        keys.forEach((key, at) => found.push(`${name} ${String(key)} ${JSON.stringify(values[at])}`));
      }
      database.close();
    }
    return [...found, JSON.stringify({ ...sessionStorage, ...localStorage, state: history.state })];
  });
