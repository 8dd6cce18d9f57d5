import { IDBFactory } from 'fake-indexeddb';
import { createStore, set } from 'idb-keyval';
import { afterEach, expect, it, vi } from 'vitest';
import { ask, openScope } from '../worker-scope';
import { half, redirect, send, startServer, type Server } from '../server';
import { cacheNames, rowsPlace } from '../../../sw/contract/contract';
import { tinyImages, tinyPng } from '../../support/tiny-files';
import { expectWarning } from '../../support/console';
import { until } from '../../support/eventually';

const [, tinyGif] = tinyImages['gif']!;
const day = 86_400_000;
const year = 365 * day;
const old = send('image/png', tinyPng);
const fresh = send('image/gif', tinyGif);

/** A worker that has just started, with one stored image. `show` requests it and waits for all background work. */
async function setUp(connection: object = {}) {
  const server = await startServer(old);
  const scope = openScope(server.origin);
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('navigator', { connection });
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.resetModules();
  const { handleImage } = await import('../../../sw/images/images');
  const url = `${server.origin}/files/chair.png`;
  const show = async (address = url) => {
    const { response, over } = ask(handleImage, address);
    const bytes = Buffer.from(await (await response).arrayBuffer());
    await over();
    return bytes;
  };
  const later = (time: number) => vi.setSystemTime(Date.now() + time);
  const held = () => scope.caches.match(url, { cacheName: cacheNames.images });
  await show();
  return { server, scope, url, show, later, held };
}

afterEach(() => vi.useRealTimers());

it('a replaced image is shown a day later, at the second request', async () => {
  const { server, show, later } = await setUp();
  server.answer = fresh;
  expect(await show()).toEqual(tinyPng);
  later(day);
  expect(await show()).toEqual(tinyPng);
  expect(await show()).toEqual(tinyGif);
  expect(server.asked).toHaveLength(2);
});

it('an unchanged image is requested once a day, however often it is shown', async () => {
  const { server, show, later } = await setUp();
  for (let count = 0; count < 3; count += 1) {
    later(day);
    await show();
    await show();
  }
  expect(server.asked).toHaveLength(4);
});

it('revalidation uses the HTTP cache, so that an unchanged image costs a 304', async () => {
  const { server, show, later } = await setUp();
  const caching: (string | undefined)[] = [];
  server.answer = (response, request) => {
    caching.push(request.headers['cache-control']);
    old(response, request);
  };
  later(day);
  await show();
  expect(caching).toEqual(['max-age=0']);
});

it.each([
  ['the link is 2G', { effectiveType: '2g' }],
  ['the link is slow 2G', { effectiveType: 'slow-2g' }],
  ['the link is known to be cellular', { type: 'cellular', effectiveType: '4g' }],
  ['the browser saves data', { saveData: true }],
])('no image is revalidated when %s', async (_, connection) => {
  const { server, show, later } = await setUp(connection);
  later(day);
  await show();
  expect(server.asked).toHaveLength(1);
});

it.each([
  ['on', {}, 1],
  ['off', { saveData: true }, 2],
] as const)(
  'the user’s data saver choice (%s) overrides the browser’s',
  async (choice, connection, asked) => {
    const { server, show, later } = await setUp(connection);
    // As the page does: tests/data/device/data-saver.test.ts.
    await set(rowsPlace.dataSaver, choice, createStore(rowsPlace.database, rowsPlace.store));
    later(day);
    await show();
    expect(server.asked).toHaveLength(asked);
  },
);

it('reading the user’s choice does not create the database, which the page would find without its store', async () => {
  const { show, later } = await setUp();
  later(day);
  await show();
  expect((await indexedDB.databases()).map(({ name }) => name)).toEqual(['workbox-expiration']);
});

it.each([
  ['an HTML page', send('text/html', '<title>Log in</title>')],
  ['an HTML page with the type of an image', send('image/png', '<title>Log in</title>')],
  ['a redirect to another image', redirect(fresh)],
  ['status 500', send('image/gif', tinyGif, 500)],
  ['status 403', send('text/html', 'no', 403)],
  ['half an image', half('image/gif', tinyGif)],
  ['a truncated image', send('image/gif', tinyGif.subarray(0, 20))],
] satisfies [string, Server['answer']][])('%s never replaces a stored image', async (_, answer) => {
  expectWarning(/\.png was not (revalidated|stored): /);
  const { server, show, later } = await setUp();
  server.answer = answer;
  for (let count = 0; count < 3; count += 1) {
    later(day);
    expect(await show()).toEqual(tinyPng);
  }
});

it('an image that the server has removed for good (410) is deleted at once', async () => {
  expectWarning(/was withdrawn by its server/);
  const { server, show, later, held } = await setUp();
  server.answer = send('text/html', 'gone', 410);
  later(day);
  await show();
  expect(await held()).toBeUndefined();
});

it('an image that is not found (404) is deleted when it is not found a day later either', async () => {
  expectWarning(/was withdrawn by its server/);
  const { server, show, later, held } = await setUp();
  server.answer = send('text/html', 'not found', 404);
  later(day);
  expect(await show()).toEqual(tinyPng);
  await show();
  expect(await held()).toBeDefined();
  later(day);
  await show();
  expect(await held()).toBeUndefined();
});

it('an image that was not found once stays', async () => {
  const { server, show, later, held } = await setUp();
  for (const answer of [send('text/html', 'x', 404), old, send('text/html', 'x', 404)]) {
    server.answer = answer;
    later(day);
    await show();
  }
  expect(await held()).toBeDefined();
});

it('a redirect to a "not found" page deletes nothing', async () => {
  expectWarning(/was not revalidated: Error: status 410/);
  const { server, show, later, held } = await setUp();
  server.answer = redirect(send('text/html', 'gone', 410));
  for (let count = 0; count < 3; count += 1) {
    later(day);
    await show();
  }
  expect(await held()).toBeDefined();
});

it('what an older version stored behind a captive portal is replaced at the first request', async () => {
  const { server, scope, url, show } = await setUp();
  const cache = await scope.caches.open(cacheNames.images);
  await cache.put(url, new Response(new Uint8Array(tinyGif), { headers: { 'content-type': 'image/gif' } }));
  expect(await show()).toEqual(tinyGif);
  expect(await show()).toEqual(tinyPng);
  expect(server.asked).toHaveLength(2);
});

it('behind a captive portal one image is requested, not each of a page, until the wait is over', async () => {
  expectWarning(/was not revalidated: Error: content type "text\/html"/);
  const { server, show, later } = await setUp();
  const others = ['a', 'b', 'c'].map((name) => `${server.origin}/files/${name}.png`);
  for (const other of others) await show(other);
  later(day);
  server.answer = send('text/html', '<title>Log in</title>');
  const before = server.asked.length;
  for (const other of others) await show(other);
  expect(server.asked).toHaveLength(before + 1);
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 600_001);
  server.answer = fresh;
  for (const other of others) await show(other);
  for (const other of others) expect(await show(other)).toEqual(tinyGif);
});

it('a server that does not respond is given up after 8 s, and the images behind it are not requested', async () => {
  expectWarning(/was not revalidated: AbortError: This operation was aborted/);
  const { server, show, later } = await setUp();
  const other = `${server.origin}/files/other.png`;
  await show(other);
  later(day);
  vi.useRealTimers();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.now() + day });
  server.answer = () => undefined;
  const before = server.asked.length;
  const shown = Promise.all([show(), show(other)]);
  await until(() => server.asked.length > before);
  await vi.advanceTimersByTimeAsync(8_000);
  await shown;
  expect(server.asked).toHaveLength(before + 1);
});

it('images are requested one after the other', async () => {
  const { server, show, later } = await setUp();
  const others = ['a', 'b', 'c'].map((name) => `${server.origin}/files/${name}.png`);
  for (const other of others) await show(other);
  later(day);
  let atOnce = 0;
  let most = 0;
  server.answer = (response, request) => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    response.on('close', () => (atOnce -= 1));
    setTimeout(() => old(response, request), 20);
  };
  await Promise.all(others.map((other) => show(other)));
  expect(most).toBe(1);
});

it('an image of 50 MB in place of a small one is not read to its end, nor twice a day', async () => {
  expectWarning(/was not stored: TooLargeError: more than 8388608 bytes/);
  const { server, show, later } = await setUp();
  const piece = Buffer.alloc(1024 * 1024);
  let sent = 0;
  server.answer = (response) => {
    response.writeHead(200, { 'content-type': 'image/png' });
    response.write(tinyPng);
    const next = () => {
      if (response.destroyed || sent === 50) return;
      sent += 1;
      response.write(piece, next);
    };
    next();
  };
  later(day);
  expect(await show()).toEqual(tinyPng);
  expect(await show()).toEqual(tinyPng);
  expect(sent).toBeLessThan(16);
  expect(server.asked).toHaveLength(2);
});

it('a clock that was two years ahead does not block a newer image', async () => {
  const { server, show, later } = await setUp();
  later(2 * year);
  await show();
  later(-2 * year);
  server.answer = fresh;
  await show();
  expect(await show()).toEqual(tinyGif);
});
