import { IDBObjectStore } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startApp, usePhone } from '../lists/fresh';
import { expectWarning } from '../../support/console';
import { faultyCaches, runFor } from '../../support/silent-storage';

let phone: ReturnType<typeof usePhone>;
beforeEach(() => (phone = usePhone()));

const cacheNames = ['ngo-precache-v2-x', 'ngo-api', 'ngo-images', 'ngo-documents', 'ngo-saved-documents'];
const rowKeys = ['/api/vacancies', 'ready-said', 'section/vacancies', 'saved/a', 'outbox/b'];

/** A device that was used for a while, with another program's cache. */
async function start({ hasSaved = true } = {}) {
  startApp('');
  const [reset, store, { PersistentCache }] = await Promise.all([
    import('../../../src/data/device/reset-app'),
    import('../../../src/data/device/rows'),
    import('../../../src/data/device/swr-cache'),
  ]);
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }));
  for (const name of [...cacheNames, 'ngo-reader', 'of-somebody-else']) await caches.open(name);
  const { recordUse, readUses } = await import('../../../sw/contract/use-times');
  const saved = await caches.open('ngo-saved-documents');
  if (hasSaved) await saved.put('http://app.test/tor.pdf', new Response('%PDF-'));
  for (const name of ['ngo-documents', 'ngo-languages']) await recordUse(name, 'http://app.test/fa');
  for (const key of rowKeys) await store.writeRow(key, key);
  return {
    ...reset,
    cache: new PersistentCache(),
    async rows() {
      const rows = await Promise.all(rowKeys.map((key) => store.readRow<string>(key)));
      return rows.filter((row) => row !== undefined);
    },
    uses: async () => [...(await readUses('ngo-documents')), ...(await readUses('ngo-languages'))],
    caches: async () => [...(await phone.caches.keys())].sort(),
  };
}

describe('a reset', () => {
  it('deletes lists, images and preferences, and keeps saved documents, unsent messages and the app', async () => {
    const { resetApp, cache, rows, caches } = await start();
    expect(await resetApp(cache, { documents: false, outbox: false })).toBe(true);
    expect(await rows()).toEqual(['saved/a', 'outbox/b']);
    expect(await caches()).toEqual([
      ...['ngo-precache-v2-x', 'ngo-reader', 'ngo-saved-documents', 'of-somebody-else'],
    ]);
  });

  it('stores nothing afterwards that the page was still fetching', async () => {
    const { resetApp, cache, rows } = await start();
    expect(await resetApp(cache, { documents: true, outbox: true })).toBe(true);
    const { writeRow } = await import('../../../src/data/device/rows');
    expect(await writeRow('section/vacancies', 'late')).toBe(false);
    expect(await rows()).toEqual([]);
  });

  it('deletes saved documents and the viewer if the user asks for it', async () => {
    const { resetApp, cache, rows, caches } = await start();
    await resetApp(cache, { documents: true, outbox: false });
    expect(await rows()).toEqual(['outbox/b']);
    expect(await caches()).toEqual(['ngo-precache-v2-x', 'of-somebody-else']);
  });

  it('deletes when each document and language was last used', async () => {
    const { resetApp, cache, uses } = await start();
    expect(await uses()).toHaveLength(2);
    expect(await resetApp(cache, { documents: false, outbox: false })).toBe(true);
    expect(await uses()).toEqual([]);
  });

  it('deletes the viewer where no document is saved: it came with the first that was read', async () => {
    const { resetApp, cache, caches } = await start({ hasSaved: false });
    await resetApp(cache, { documents: false, outbox: false });
    expect(await caches()).toEqual(['ngo-precache-v2-x', 'of-somebody-else']);
  });

  it('reports that the times of use could not be deleted', async () => {
    expectWarning(/The recorded uses could not be deleted/);
    const { resetApp, cache } = await start();
    vi.spyOn(IDBObjectStore.prototype, 'clear').mockImplementation(() => {
      throw new Error('broken');
    });
    expect(await resetApp(cache, { documents: false, outbox: false })).toBe(false);
  });

  it('deletes the precache if the server responds, so that it is fetched again', async () => {
    const { resetApp, cache, caches } = await start();
    vi.stubGlobal(
      'fetch',
      async () => new Response(null, { headers: { 'content-type': 'text/javascript' } }),
    );
    expect(await resetApp(cache, { documents: false, outbox: false })).toBe(true);
    expect(await caches()).toEqual(['ngo-reader', 'ngo-saved-documents', 'of-somebody-else']);
  });

  it('deletes unsent messages if the user asks for it', async () => {
    const { resetApp, cache, rows } = await start();
    await resetApp(cache, { documents: false, outbox: true });
    expect(await rows()).toEqual(['saved/a']);
  });

  it('is not undone by a pending write of a list', async () => {
    const { resetApp, cache } = await start();
    cache.set('/api/faqs', { data: { value: [], confirmedAt: 1, stamp: '1' } });
    await resetApp(cache, { documents: false, outbox: false });
    await cache.flush();
    const { readRow } = await import('../../../src/data/device/rows');
    expect(await readRow('/api/faqs')).toBeUndefined();
  });

  it('reports that something could not be deleted', async () => {
    expectWarning(/Cache Storage was not cleared/, 1);
    const { resetApp, cache } = await start();
    vi.spyOn(phone.caches, 'delete').mockRejectedValue(new Error('locked'));
    expect(await resetApp(cache, { documents: false, outbox: false })).toBe(false);
  });

  it.each(['keys', 'delete'] as const)('reports that Cache Storage never settles %s', async (method) => {
    expectWarning(/Cache Storage was not cleared/, 1);
    const { resetApp, cache } = await start();
    faultyCaches('never settles', [method], phone.caches);
    expect(await runFor(30_000, () => resetApp(cache, { documents: false, outbox: false }))).toBe(false);
  });

  it('reports that the database does not respond', async () => {
    expectWarning(/The device's database did not delete/);
    const { resetApp, cache } = await start();
    vi.spyOn(IDBObjectStore.prototype, 'getAllKeys').mockImplementation(() => {
      throw new Error('broken');
    });
    expect(await resetApp(cache, { documents: false, outbox: false })).toBe(false);
  });
});
