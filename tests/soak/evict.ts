import type { Page } from 'playwright';
import type { Eviction } from './plan';

/** Evicts data of the page's origin, as the system may, or damages it. */
export async function evict(page: Page, eviction: Eviction): Promise<void> {
  if (eviction.kind === 'storage') return clearStorage(page, eviction.types);
  if (eviction.kind === 'database') return deleteDatabase(page, eviction.name);
  if (eviction.kind === 'row') return deleteSomeRow(page, eviction.prefix, eviction.dice);
  if (eviction.kind === 'damage') return damageSomeFile(page, eviction.dice);
  const { name, kind, dice } = eviction;
  await page.evaluate(
    async ([part, what, chance]) => {
      const found = (await caches.keys()).find((one) => one.includes(part));
      if (!found) return;
      if (what === 'cache') return void (await caches.delete(found));
      const cache = await caches.open(found);
      const all = await cache.keys();
      const one = Math.floor(chance * all.length);
      const unwanted =
        what === 'entry' ? all.slice(one, one + 1) : all.filter((_, at) => (at + one) % 2 === 0);
      await Promise.all(unwanted.map((request) => cache.delete(request)));
    },
    [name, kind, dice] as const,
  );
}

async function clearStorage(page: Page, storageTypes: string) {
  const { origin } = new URL(page.url());
  const browser = await page.context().newCDPSession(page);
  await browser.send('Storage.clearDataForOrigin', { origin, storageTypes });
  await browser.detach();
}

/** A database that is still open elsewhere is deleted once it is closed. */
const deleteDatabase = (page: Page, name: string) =>
  page.evaluate(
    (database) =>
      new Promise<void>((resolve) => {
        const deleting = indexedDB.deleteDatabase(database);
        deleting.onsuccess = deleting.onerror = deleting.onblocked = () => resolve();
      }),
    name,
  );

const deleteSomeRow = (page: Page, prefix: string, dice: number) =>
  page.evaluate(
    async ([beginning, chance]) => {
      if (!(await indexedDB.databases()).some(({ name }) => name === 'ngo')) return;
      const opening = indexedDB.open('ngo');
      await new Promise((resolve) => (opening.onsuccess = resolve));
      const database = opening.result;
      if (database.objectStoreNames.contains('rows')) {
        const rows = database.transaction('rows', 'readwrite').objectStore('rows');
        const asked = rows.getAllKeys(IDBKeyRange.bound(beginning, `${beginning}\uffff`));
        asked.onsuccess = () => {
          const key = asked.result[Math.floor(chance * asked.result.length)];
          if (key !== undefined) rows.delete(key);
        };
        await new Promise((resolve) => (rows.transaction.oncomplete = resolve));
      }
      database.close();
    },
    [prefix, dice] as const,
  );

/**
 * Replaces the stored bytes of a script or style of the app with its first half, or with an empty statement. The type
 * stays, and a header marks the damage until the file is stored anew.
 */
const damageSomeFile = (page: Page, dice: number) =>
  page.evaluate(async (chance) => {
    const name = (await caches.keys()).find((one) => one.includes('-precache-'));
    if (!name) return;
    const cache = await caches.open(name);
    const files = (await cache.keys()).filter(({ url }) => /\/assets\/[^/]+\.(js|css)$/.test(url));
    const place = chance * files.length;
    const file = files[Math.floor(place)];
    const stored = file && (await cache.match(file, { ignoreVary: true }));
    if (!stored) return;
    const bytes = await stored.arrayBuffer();
    const body = place % 1 < 0.5 ? bytes.slice(0, bytes.byteLength / 2) : ';';
    const headers = new Headers(stored.headers);
    headers.delete('content-length');
    headers.set('x-damaged', '1');
    await cache.put(file, new Response(body, { headers }));
  }, dice);
