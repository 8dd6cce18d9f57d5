import { expect, it } from 'vitest';
import { ask, openScope } from './worker-scope';
import { half, send, startServer } from './server';
import { cacheNames } from '../../sw/contract';
import { answerImage, keepSeenImages } from '../../sw/images';

async function setUp() {
  const server = await startServer(send('image/svg+xml', '<svg/>'));
  const scope = openScope(server.origin);
  const url = `${server.origin}/files/chair.svg`;
  const show = async () => {
    const { response, over } = ask(answerImage, url);
    const answer = await response;
    const text = await answer.text().catch(String);
    await over();
    return { answer, text };
  };
  const isHeld = async () => (await scope.caches.match(url, { cacheName: cacheNames.images })) !== undefined;
  return { server, url, show, isHeld };
}

it('an image that was seen shows without a network, and is not asked for again', async () => {
  const { server, show } = await setUp();
  await show();
  await show();
  expect(server.asked).toHaveLength(1);
  await server.stop();
  expect((await show()).text).toBe('<svg/>');
});

it.each([
  ['an error', send('image/png', 'x', 404)],
  ['a page of HTML', send('text/html', '<title>Log in</title>')],
  ['half an image', half('image/png', '0123456789')],
])('%s is not stored for an image', async (_, answer) => {
  const { server, show, isHeld } = await setUp();
  server.answer = answer;
  await show();
  expect(await isHeld()).toBe(false);
});

it('an image out of reach is a network error, which the page draws over', async () => {
  const { server, show } = await setUp();
  await server.stop();
  expect((await show()).answer.type).toBe('error');
});

it('an image that was seen before there was a worker is kept, once', async () => {
  const { server, url, show, isHeld } = await setUp();
  await keepSeenImages([url]);
  await keepSeenImages([url]);
  expect(await isHeld()).toBe(true);
  expect(server.asked).toHaveLength(1);
  await server.stop();
  expect((await show()).text).toBe('<svg/>');
});

it('an image that cannot be had any more is passed over, and the next one is kept', async () => {
  const { url, isHeld } = await setUp();
  await keepSeenImages(['http://127.0.0.1:9/gone.svg', url]);
  expect(await isHeld()).toBe(true);
});
