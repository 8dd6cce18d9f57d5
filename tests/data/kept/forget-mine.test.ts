import { IDBObjectStore } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import { expectWarning } from '../../support/console';
import { startApp, usePhone } from '../lists/fresh';

let phone: ReturnType<typeof usePhone>;
beforeEach(() => {
  phone = usePhone();
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('location', { href: 'http://app.test/saved', pathname: '/saved', origin: 'http://app.test' });
});

const lists = ['/api/settings', '/api/vacancies', '/api/vacancies part 000001', '/api/projects?page=2'];
const mine = [
  ...['kept/vacancies/va-8', 'saved/http://app.test/tor.pdf', 'section/vacancies', 'reading//tor.pdf'],
  ...['edition//tor.pdf', 'preferences/last-visit', 'preferences/data-saver', 'outbox/m', 'aside/x'],
  ...['ready-said', '/api/projects/canal', '/api/fa/vacancies', '/api/posts?category=news'],
];
const stores = ['ngo-saved-documents', 'ngo-former-documents', 'ngo-documents', 'ngo-images'];

/** A phone on which somebody kept, saved, read and wrote something. */
async function start() {
  startApp('');
  const [
    { forgetMine },
    store,
    { PersistentCache },
    { listKeys },
    { settings },
    { vacancies },
    { projects },
  ] = await Promise.all([
    import('../../../src/data/kept/forget-mine'),
    import('../../../src/data/device/rows'),
    import('../../../src/data/device/swr-cache'),
    import('../../../src/data/device/row-maintenance'),
    import('../../../src/schemas/settings'),
    import('../../../src/schemas/vacancies'),
    import('../../../src/schemas/projects'),
  ]);
  const { recordUse, readUses } = await import('../../../sw/contract/use-times');
  for (const key of [...lists, ...mine]) await store.writeRow(key, { key });
  for (const name of stores) await (await caches.open(name)).put('http://app.test/a', new Response('a'));
  await recordUse('ngo-documents', 'http://app.test/a');
  const api = await caches.open('ngo-api');
  for (const path of ['/api/vacancies', '/api/projects?page=2', '/api/projects/canal', '/api/fa/vacancies'])
    await api.put(`http://app.test${path}`, new Response('{}'));
  await caches.open('ngo-precache-v2-x');
  return {
    forget: () => forgetMine(new PersistentCache(), [settings, vacancies, projects] as never),
    rows: async () => (await listKeys()).sort(),
    stored: async () => (await api.keys()).map(({ url }) => url.replace('http://app.test', '')),
    uses: () => readUses('ngo-documents'),
  };
}

it('leaves the lists of the site and the app, and nothing of its user', async () => {
  const { forget, rows, stored, uses } = await start();
  expect(await forget()).toBe(true);
  expect(await rows()).toEqual([...lists].sort());
  expect(await stored()).toEqual(['/api/vacancies', '/api/projects?page=2']);
  const left = await Promise.all(
    (await phone.caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).length),
  );
  expect(
    left.reduce((sum, count) => sum + count, 0),
    'the two lists alone',
  ).toBe(2);
  expect(await phone.caches.keys()).toContain('ngo-precache-v2-x');
  expect([...(await uses())]).toEqual([]);
});

it('stores nothing that the page was still fetching', async () => {
  const { forget, rows } = await start();
  const [{ writeText }, { changeRow }, { putWhole }] = await Promise.all([
    import('../../../src/data/documents/text-editions'),
    import('../../../src/data/device/row-maintenance'),
    import('../../../src/data/documents/write-copies'),
  ]);
  const writeLate = async () => {
    await writeText('/tor.pdf', { edition: { lang: 'en' } } as never);
    await changeRow('reading//other.pdf', () => 1);
    return putWhole('ngo-saved-documents', 'http://app.test/late.pdf', new Response('%PDF-')).catch(String);
  };
  const remove = phone.caches.delete.bind(phone.caches);
  vi.spyOn(phone.caches, 'delete').mockImplementation(async (name) => {
    await writeLate();
    return remove(name);
  });
  expect(await forget()).toBe(true);
  expect(await writeLate()).toContain('storage-failed');
  expect(await rows()).toEqual([...lists].sort());
  const { storedUrls } = await import('../../../sw/contract/open-cache');
  expect(await storedUrls('ngo-saved-documents')).toEqual([]);
});

it('says so if something stays, and finishes when it is called again', async () => {
  const { forget, rows } = await start();
  expectWarning(/did not delete (rows|outbox\/m)/);
  const fault = vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new Error('no');
  });
  expect(await forget()).toBe(false);
  fault.mockRestore();
  const { writeRow } = await import('../../../src/data/device/rows');
  expect(await writeRow('reading//tor.pdf', 1), 'the page goes on').toBe(true);
  expect(await forget()).toBe(true);
  expect(await rows()).toEqual([...lists].sort());
});
