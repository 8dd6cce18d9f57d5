import type { Page } from 'playwright';

/** What a device holds at one moment. Addresses are without the origin. */
export interface Observation {
  /** SHA-256 of the saved copies, by address. */
  copies: Record<string, string>;
  /** The documents in the catalogue. */
  catalogue: string[];
  /** The ids of the waiting messages. */
  outbox: string[];
  /** The values of the preferences as JSON, by name. */
  preferences: Record<string, string>;
  /** The documents with a reading position. */
  places: string[];
  /** The stored files of the app, of any version. */
  files: string[];
  /** Those of them that `evict` has damaged. */
  damaged: string[];
}

export const nothingHeld: Observation = {
  copies: {},
  catalogue: [],
  outbox: [],
  preferences: {},
  places: [],
  files: [],
  damaged: [],
};

/** Reads what the site of a page has stored, without creating a database or a cache. */
export const observe = (page: Page): Promise<Observation> =>
  page.evaluate(async () => {
    const settle = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error!);
      });
    const readRows = async () => {
      const isThere = (await indexedDB.databases()).some(({ name }) => name === 'ngo');
      if (!isThere) return { keys: [], preferences: {} };
      const database = await settle(indexedDB.open('ngo'));
      const read = async () => {
        if (!database.objectStoreNames.contains('rows')) return { keys: [], preferences: {} };
        const rows = database.transaction('rows').objectStore('rows');
        const chosen = IDBKeyRange.bound('preferences/', 'preferences/\uffff');
        const [keys, names, values] = await Promise.all([
          settle(rows.getAllKeys()),
          settle(rows.getAllKeys(chosen)),
          settle<unknown[]>(rows.getAll(chosen)),
        ]);
        const entries = names.map((name, at) => [
          String(name).slice('preferences/'.length),
          JSON.stringify(values[at]),
        ]);
        return {
          keys: keys.map(String),
          preferences: Object.fromEntries(entries) as Record<string, string>,
        };
      };
      return read().finally(() => database.close());
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
      if (!name) return { files: [], damaged: [] };
      const cache = await caches.open(name);
      const requests = await cache.keys();
      const isDamaged = async (request: Request) =>
        (await cache.match(request))?.headers.has('x-damaged') ?? false;
      const damages = await Promise.all(requests.map(isDamaged));
      const files = requests.map(({ url }) => new URL(url).pathname);
      return { files, damaged: files.filter((_, at) => damages[at]) };
    };

    const { keys, preferences } = await readRows();
    const withPrefix = (prefix: string) =>
      keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
    const pathsOf = (prefix: string) =>
      withPrefix(prefix).map((address) => new URL(address, location.href).pathname);
    return {
      copies: await readCopies(),
      catalogue: pathsOf('saved/'),
      outbox: withPrefix('outbox/'),
      preferences,
      places: pathsOf('reading/'),
      ...(await readFiles()),
    };
  });
