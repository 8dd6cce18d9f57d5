import { createStore, set } from 'idb-keyval';
import { beforeEach, expect, it, vi } from 'vitest';
import { refreshNotices } from '../../../sw/api/refresh-notices';
import { handleApi } from '../../../sw/api/api';
import { cacheNames } from '../../../sw/contract/contract';
import { expectWarning } from '../../support/console';
import { json, send, startServer } from '../server';
import { ask, Happening, openScope } from '../worker-scope';

beforeEach(() => set('preferences/data-saver', 'off', createStore('ngo', 'rows')));

/** A worker that has stored some lists. */
async function setUp(names: string[], connection = {}) {
  vi.stubGlobal('navigator', { connection });
  const server = await startServer(json([{ id: 1 }]));
  const scope = openScope(server.origin);
  for (const name of names) {
    const { response, over } = ask(handleApi, `${server.origin}/api/${name}`);
    await (await response).text();
    await over();
  }
  server.asked.length = 0;
  const refresh = async () => {
    const event = new Happening();
    await refreshNotices(event as never);
    await event.over();
    return server.asked;
  };
  const stored = async (name: string) =>
    (await scope.caches.match(`${server.origin}/api/${name}`, { cacheName: cacheNames.api }))?.json();
  return { server, scope, refresh, stored };
}

it('refreshes the stored lists of notices, and no other', async () => {
  const { server, refresh, stored } = await setUp(['vacancies', 'noas', 'faqs']);
  server.answer = json([{ id: 2 }]);
  expect(await refresh()).toEqual(['/api/vacancies', '/api/noas']);
  expect([await stored('vacancies'), await stored('faqs')]).toEqual([[{ id: 2 }], [{ id: 1 }]]);
});

it('asks for nothing on a metered connection', async () => {
  const { refresh } = await setUp(['vacancies'], { type: 'cellular' });
  expect(await refresh()).toEqual([]);
});

it('asks for nothing with data saver', async () => {
  await set('preferences/data-saver', 'on', createStore('ngo', 'rows'));
  const { refresh } = await setUp(['vacancies']);
  expect(await refresh()).toEqual([]);
});

it('ends when the server asks to wait, and waits as long as it says', async () => {
  expectWarning(/was not updated: status/);
  const { server, refresh } = await setUp(['vacancies', 'itbs']);
  server.answer = send('application/json', '{}', 429, { 'retry-after': '600' });
  expect(await refresh()).toEqual(['/api/vacancies']);
  expect(await refresh()).toEqual(['/api/vacancies']);
});

it('ends with the first list that does not come, which stays as it was', async () => {
  expectWarning(/was not updated: status/);
  const { server, refresh, stored } = await setUp(['vacancies', 'itbs']);
  server.answer = send('text/plain', 'no', 500);
  expect(await refresh()).toEqual(['/api/vacancies']);
  expect(await stored('vacancies')).toEqual([{ id: 1 }]);
});

it('refreshes the lists of each language that are stored', async () => {
  const { server, refresh } = await setUp(['vacancies', 'fa/vacancies', 'fa/faqs']);
  const { __BUILT_IN: alone } = globalThis as unknown as { __BUILT_IN: object };
  const builtIn = {
    ...alone,
    siteLanguages: [{ prefix: '/fa', lists: 'fa/', shell: '', readerList: '', own: [] }],
  };
  vi.stubGlobal('__BUILT_IN', builtIn);
  server.answer = json([{ id: 2 }]);
  expect(await refresh()).toEqual(['/api/vacancies', '/api/fa/vacancies']);
});

it('ends with the first list that the device has no room for', async () => {
  expectWarning(/could not be stored: QuotaExceededError/);
  const { server, scope, refresh, stored } = await setUp(['vacancies', 'itbs']);
  scope.caches.quota = scope.caches.size();
  server.answer = json([{ id: 2, title: 'A longer list than the stored one' }]);
  expect(await refresh()).toEqual(['/api/vacancies']);
  expect(await stored('vacancies')).toEqual([{ id: 1 }]);
});
