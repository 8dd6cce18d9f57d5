import type { Page } from 'playwright';

/** One database of a site, with everything needed to recreate it. */
export interface StoredDatabase {
  name: string;
  version: number;
  stores: {
    name: string;
    keyPath: string | null;
    indexes: { name: string; keyPath: string }[];
    /** `key` is missing if the value contains it. */
    rows: { key?: string; value: unknown }[];
  }[];
}

/** One response in Cache Storage. */
export interface StoredAnswer {
  url: string;
  status: number;
  headers: [name: string, value: string][];
  /** The bytes in base64. */
  body: string;
}

export interface StoredCache {
  name: string;
  answers: StoredAnswer[];
}

/** What a site stores on a device: its databases and its caches. Values must be representable in JSON. */
export interface StoredState {
  databases: StoredDatabase[];
  caches: StoredCache[];
}

/** Reads everything that the site of a page has stored, except Workbox's precache. */
export const readStoredState = (page: Page): Promise<StoredState> =>
  page.evaluate(async () => {
    const settle = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error!);
      });
    const toBase64 = async (blob: Blob) =>
      await new Promise<string>((resolve, reject) => {
        const reader = new FileReader();
        reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
        reader.onerror = () => reject(reader.error!);
        reader.readAsDataURL(blob);
      });

    const readStore = async (store: IDBObjectStore) => {
      const [keys, values] = await Promise.all([
        settle(store.getAllKeys()),
        settle<unknown[]>(store.getAll()),
      ]);
      const isKeyed = store.keyPath !== null;
      return {
        name: store.name,
        keyPath: store.keyPath as string | null,
        indexes: [...store.indexNames].map((name) => ({ name, keyPath: String(store.index(name).keyPath) })),
        rows: values.map((value, at) => (isKeyed ? { value } : { key: String(keys[at]), value })),
      };
    };
    const readDatabase = async ({ name = '', version = 1 }: IDBDatabaseInfo) => {
      const database = await settle(indexedDB.open(name));
      const names = [...database.objectStoreNames];
      const stores = names.map((store) => database.transaction(store).objectStore(store));
      const read = { name, version, stores: await Promise.all(stores.map(readStore)) };
      database.close();
      return read;
    };
    const readCache = async (name: string) => {
      const cache = await caches.open(name);
      const answers = [];
      for (const request of await cache.keys()) {
        const answer = (await cache.match(request, { ignoreVary: true }))!;
        const body = await toBase64(await answer.blob());
        answers.push({ url: request.url, status: answer.status, headers: [...answer.headers], body });
      }
      return { name, answers };
    };

    const names = (await caches.keys()).filter((name) => !name.includes('-precache-'));
    return {
      databases: await Promise.all((await indexedDB.databases()).map(readDatabase)),
      caches: await Promise.all(names.map(readCache)),
    };
  });

/** Writes a state into the site of a page, beside the existing data. The databases must not exist yet. */
export const writeStoredState = (page: Page, state: StoredState): Promise<void> =>
  page.evaluate(async ({ databases, caches: stored }) => {
    const write = ({ name, version, stores }: StoredDatabase) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name, version);
        opening.onerror = () => reject(opening.error!);
        // Created and filled in one transaction.
        opening.onupgradeneeded = () => {
          for (const { name: storeName, keyPath, indexes, rows } of stores) {
            const store = opening.result.createObjectStore(storeName, { keyPath });
            for (const index of indexes) store.createIndex(index.name, index.keyPath);
            for (const { key, value } of rows) store.put(value, key);
          }
        };
        opening.onsuccess = () => {
          opening.result.close();
          resolve();
        };
      });
    await Promise.all(databases.map(write));
    for (const { name, answers } of stored) {
      const cache = await caches.open(name);
      for (const { url, status, headers, body } of answers) {
        const bytes = Uint8Array.from(atob(body), (letter) => letter.charCodeAt(0));
        await cache.put(url, new Response(bytes, { status, headers }));
      }
    }
  }, state);
