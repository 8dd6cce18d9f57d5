import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openScope } from '../worker-scope';
import { expectWarning } from '../../support/console';

const origin = 'http://uses.test';
const year = 365 * 86_400_000;
const urls = [`${origin}/a`, `${origin}/b`];

/** A worker that has just started and opens the database again. */
async function startWorker() {
  vi.resetModules();
  const uses = await import('../../../sw/contract/use-times');
  const { CacheExpiration } = await import('workbox-expiration/CacheExpiration.js');
  return { ...uses, ofWorkbox: new CacheExpiration('ngo-images', { maxEntries: 1 }) };
}

beforeEach(() => {
  openScope(origin);
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => vi.useRealTimers());

it('uses that an older version recorded with Workbox are read, and that version can read ours', async () => {
  const { ofWorkbox, readUses, recordUse } = await startWorker();
  const cache = await caches.open('ngo-images');
  for (const url of urls) await cache.put(url, new Response('x'));
  await ofWorkbox.updateTimestamp(urls[0]!);
  expect([...(await readUses('ngo-images')).keys()]).toEqual([urls[0]]);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1_000 });
  await recordUse('ngo-images', urls[1]!);
  await ofWorkbox.expireEntries();
  expect((await cache.keys()).map(({ url }) => url)).toEqual([urls[1]]);
});

it('an older version can use the database that this one created', async () => {
  const { ofWorkbox, readUses, recordUse } = await startWorker();
  await recordUse('ngo-images', urls[0]!);
  await ofWorkbox.updateTimestamp(urls[1]!);
  expect((await readUses('ngo-images')).size).toBe(2);
});

it('a use that an older version dated in the future counts as older than a use now', async () => {
  const { ofWorkbox, readUses, recordUse, sortByUse } = await startWorker();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * year });
  await ofWorkbox.updateTimestamp(urls[0]!);
  vi.setSystemTime(Date.now() - 2 * year);
  await recordUse('ngo-images', urls[0]!);
  vi.setSystemTime(Date.now() + 1_000);
  await recordUse('ngo-images', urls[1]!);
  const sorted = sortByUse([...urls].reverse(), await readUses('ngo-images'));
  expect(sorted.map(({ url }) => url)).toEqual(urls);
});

it('the use clock advances at most a week, and never goes back', async () => {
  const { readUseClock } = await startWorker();
  vi.useFakeTimers({ toFake: ['Date'] });
  const start = (await readUseClock()) ?? 0;
  const after = async (step: number) => {
    vi.setSystemTime(Date.now() + step);
    return ((await readUseClock()) ?? 0) - start;
  };
  expect(await after(60_000)).toBe(60_000);
  expect(await after(2 * year)).toBe(60_000 + 7 * 86_400_000);
  expect(await after(-3 * year)).toBe(60_000 + 7 * 86_400_000);
  expect(await after(1_000)).toBe(61_000 + 7 * 86_400_000);
});

it('a database that does not respond blocks nothing', async () => {
  expectWarning(/The use of .* could not be recorded/, 1);
  expectWarning(/Uses of .* could not be read/, 1);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('indexedDB', { open: () => ({}) });
  const { recordUse, readUses } = await startWorker();
  const both = Promise.all([recordUse('ngo-images', urls[0]!), readUses('ngo-images')]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect((await both)[1].size).toBe(0);
});

it('a connection that the browser closed is opened again', async () => {
  const { recordUse, readUses } = await startWorker();
  const open = vi.spyOn(IDBFactory.prototype, 'open');
  await recordUse('ngo-images', urls[0]!);
  const request = open.mock.results[0]?.value as IDBOpenDBRequest;
  request.result.close();
  request.result.onclose?.(new Event('close'));
  expect((await readUses('ngo-images')).size).toBe(1);
});

it('a failed write on a full device is a warning, and has no other effect', async () => {
  expectWarning(/The use of .* could not be recorded/, 1);
  const { recordUse } = await startWorker();
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  await recordUse('ngo-images', urls[0]!);
});
