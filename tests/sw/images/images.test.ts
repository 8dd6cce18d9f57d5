import { expect, it } from 'vitest';
import { ask, openScope } from '../worker-scope';
import { half, redirect, send, startServer, type Server } from '../server';
import { cacheNames } from '../../../sw/contract/contract';
import { handleImage, keepSeenImages } from '../../../sw/images/images';
import { tinyImages, tinyPng } from '../../support/tiny-files';
import { expectWarning } from '../../support/console';

const svg = '<svg></svg>';

async function setUp() {
  const server = await startServer(send('image/svg+xml', svg));
  const scope = openScope(server.origin);
  const url = `${server.origin}/files/chair.svg`;
  const show = async () => {
    const { response, over } = ask(handleImage, url);
    const answer = await response;
    const text = await answer.text().catch(String);
    await over();
    return { answer, text };
  };
  const isHeld = async () => (await scope.caches.match(url, { cacheName: cacheNames.images })) !== undefined;
  return { server, scope, url, show, isHeld };
}

it('an image that was shown is available without a network, and not requested again on the same day', async () => {
  const { server, show } = await setUp();
  await show();
  await show();
  expect(server.asked).toHaveLength(1);
  await server.stop();
  expect((await show()).text).toBe(svg);
});

it.each(Object.entries(tinyImages))('%s is stored', async (_, [type, bytes]) => {
  const { server, show, isHeld } = await setUp();
  server.answer = send(type, bytes);
  await show();
  expect(await isHeld()).toBe(true);
});

const endless: Server['answer'] = (response) => {
  response.writeHead(200, { 'content-type': 'image/png' });
  response.write(tinyPng);
  const piece = Buffer.alloc(1024 * 1024);
  let left = 50;
  const next = () => void (left-- > 0 && !response.destroyed ? response.write(piece, next) : response.end());
  next();
};

it.each([
  ['an error', send('image/png', tinyPng, 404)],
  ['an HTML page', send('text/html', '<title>Log in</title>')],
  ['an HTML page with the type of an image', send('image/png', '<title>Log in</title>'), /not an image/],
  ['a redirect to an image', redirect(send('image/png', tinyPng))],
  ['half an image', half('image/png', tinyPng), /terminated/],
  ['a truncated image', send('image/png', tinyPng.subarray(0, 40)), /a truncated image/],
  ['a file without a type', (response) => response.writeHead(200).end(tinyPng)],
  ['an image of 50 MB', endless, /TooLargeError/],
] satisfies [string, Server['answer'], RegExp?][])(
  '%s is not stored as an image',
  async (_, answer, flaw?: RegExp) => {
    if (flaw) expectWarning(new RegExp(`was not stored: .*${flaw.source}`), 1);
    const { server, show, isHeld } = await setUp();
    server.answer = answer;
    await show();
    expect(await isHeld()).toBe(false);
  },
);

it('an image that cannot be fetched is a network error, which the page handles', async () => {
  expectWarning(/did not arrive/);
  const { server, show } = await setUp();
  await server.stop();
  expect((await show()).answer.type).toBe('error');
});

it('an entry of an older version that is not an image is fetched again', async () => {
  expectWarning(/is fetched again: not an image.* was stored/);
  const { scope, url, show } = await setUp();
  const cache = await scope.caches.open(cacheNames.images);
  await cache.put(
    url,
    new Response('<title>Log in</title>', { headers: { 'content-type': 'image/svg+xml' } }),
  );
  expect((await show()).text).toBe(svg);
  expect((await show()).text).toBe(svg);
});

it('an image that was shown before the worker was installed is stored once', async () => {
  const { server, url, show, isHeld } = await setUp();
  await keepSeenImages([url]);
  await keepSeenImages([url]);
  expect(await isHeld()).toBe(true);
  expect(server.asked).toHaveLength(1);
  await server.stop();
  expect((await show()).text).toBe(svg);
});

it('an image that is no longer available is skipped, and the next one is stored', async () => {
  expectWarning(/was not stored: TypeError: fetch failed/);
  const { url, isHeld } = await setUp();
  await keepSeenImages(['http://127.0.0.1:9/gone.svg', url]);
  expect(await isHeld()).toBe(true);
});

it('a full device shows an image that it cannot store, and evicts half of the others for it, not all', async () => {
  expectWarning(/could not be stored: QuotaExceededError: no room/);
  const { server, scope, show, isHeld } = await setUp();
  const cache = await scope.caches.open(cacheNames.images);
  for (const name of ['a', 'b', 'c', 'd']) await cache.put(`${server.origin}/${name}`, new Response('x'));
  scope.caches.quota = 4;
  expect((await show()).text).toBe(svg);
  expect(await isHeld()).toBe(false);
  expect((await cache.keys()).map(({ url }) => url.at(-1))).toEqual(['c', 'd']);
});
