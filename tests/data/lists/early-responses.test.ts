import { beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../../../src/schemas/settings';
import type { Mutate } from '../../../src/data/device/swr-cache';
import { json, startServer } from '../../sw/server';
import { expectWarning } from '../../support/console';
import { faultyCaches, runFor } from '../../support/silent-storage';
import { startApp, usePhone } from './fresh';

const body = [{ id: 1, category: 'General', field_name: 'organisation_name', field_value: 'Valley' }];

let worker: { controller: unknown };
let phone: ReturnType<typeof usePhone>;
beforeEach(() => {
  phone = usePhone();
  worker = { controller: null };
  vi.stubGlobal('navigator', { serviceWorker: worker, connection: { effectiveType: '4g' } });
});

async function start() {
  const server = await startServer(json(body));
  startApp(server.origin);
  const { PersistentCache } = await import('../../../src/data/device/swr-cache');
  const cache = new PersistentCache();
  const mutate: Mutate = async (key, row) => cache.set(key, { ...(row && { data: row }) });
  return {
    server,
    /** As a page does, before and after a worker is installed. */
    async refresh() {
      const { listKey, refreshList } = await import('../../../src/data/lists/load-list');
      await mutate(listKey(settings), await refreshList(cache, settings), { revalidate: false });
    },
    async prefetch() {
      const { prefetchLists } = await import('../../../src/data/lists/prefetch/prefetch');
      await prefetchLists(cache, mutate, [settings], new AbortController().signal, 0);
    },
    stored: () => phone.caches.match(`${server.origin}/api/settings`, { cacheName: 'ngo-api' }),
  };
}

test('what a page got before the worker was installed is stored for it, as the worker stores it', async () => {
  const { server, refresh, prefetch, stored } = await start();
  await refresh();
  worker.controller = {};
  await prefetch();
  expect(server.asked).toHaveLength(1);
  const response = await stored();
  expect(await response?.json()).toEqual(body);
  expect(response?.headers.get('content-type')).toBe('application/json');
  expect(Number(response?.headers.get('x-confirmed-at'))).toBeCloseTo(Date.now(), -4);
  expect(response?.headers.get('x-stamp')).toMatch(/^\d+-/);
});

test('the prefetch waits for a call that the page has not ended, and does not repeat it', async () => {
  const { server, refresh, prefetch } = await start();
  let deliver = () => {};
  const asked = new Promise<void>((resolve) => {
    server.answer = (response, request) => {
      deliver = () => json(body)(response, request);
      resolve();
    };
  });
  const early = refresh();
  await asked;
  worker.controller = {};
  const fetched = prefetch();
  deliver();
  await Promise.all([early, fetched]);
  expect(server.asked).toHaveLength(1);
});

test('what the worker has stored meanwhile stays', async () => {
  const { server, refresh, stored } = await start();
  const cache = await phone.caches.open('ngo-api');
  await cache.put(`${server.origin}/api/settings`, new Response('[]'));
  await refresh();
  const { waitForEarlyCalls } = await import('../../../src/data/lists/early-responses');
  await waitForEarlyCalls();
  expect(await (await stored())?.text()).toBe('[]');
});

test('a page that a worker controls stores nothing', async () => {
  worker.controller = {};
  const { refresh, stored } = await start();
  await refresh();
  expect(await stored()).toBeUndefined();
});

test.each([['match'], ['open']] as const)(
  'the prefetch goes on where Cache Storage never settles %s',
  async (...methods) => {
    expectWarning(/Cache Storage did not respond|no response within/);
    const { server, refresh, prefetch } = await start();
    faultyCaches('never settles', methods, phone.caches);
    await runFor(30_000, async () => {
      await refresh();
      worker.controller = {};
      await prefetch();
    });
    expect(server.asked.length).toBeGreaterThan(0);
  },
);
