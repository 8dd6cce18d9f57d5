import type { Page } from 'playwright';

/** What a device holds at one moment. Addresses are without the origin. */
export interface Observation {
  /** SHA-256 of the saved copies, by address. */
  copies: Record<string, string>;
  /** The documents in the catalogue. */
  catalogue: string[];
  /** The ids of the waiting messages. */
  outbox: string[];
  preferences: string[];
  /** The stored files of the app, of any version. */
  files: string[];
}

export const nothingHeld: Observation = { copies: {}, catalogue: [], outbox: [], preferences: [], files: [] };

/** Reads what the site of a page has stored, without creating a database or a cache. */
export const observe = (page: Page): Promise<Observation> =>
  page.evaluate(async () => {
    const settle = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error!);
      });
    const readKeys = async () => {
      const isThere = (await indexedDB.databases()).some(({ name }) => name === 'ngo');
      if (!isThere) return [];
      const database = await settle(indexedDB.open('ngo'));
      const isWhole = database.objectStoreNames.contains('rows');
      const keys = isWhole ? await settle(database.transaction('rows').objectStore('rows').getAllKeys()) : [];
      database.close();
      return keys.map(String);
    };
    const hash = async (bytes: ArrayBuffer) => {
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
      return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
    };
    const saved = 'ngo-saved-documents';
    const readCopies = async () => {
      if (!(await caches.has(saved))) return {};
      const cache = await caches.open(saved);
      const read = async (request: Request): Promise<[string, string]> => {
        const copy = await cache.match(request, { ignoreVary: true });
        return [new URL(request.url).pathname, copy ? await hash(await copy.arrayBuffer()) : 'gone'];
      };
      return Object.fromEntries(await Promise.all((await cache.keys()).map(read)));
    };
    const readFiles = async () => {
      const name = (await caches.keys()).find((one) => one.includes('-precache-'));
      const requests = name ? await (await caches.open(name)).keys() : [];
      return requests.map(({ url }) => new URL(url).pathname);
    };

    const keys = await readKeys();
    const withPrefix = (prefix: string) =>
      keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
    return {
      copies: await readCopies(),
      catalogue: withPrefix('saved/').map((address) => new URL(address, location.href).pathname),
      outbox: withPrefix('outbox/'),
      preferences: withPrefix('preferences/'),
      files: await readFiles(),
    };
  });
