import { afterEach, expect, it, vi } from 'vitest';
import { openScope } from './worker-scope';
import { cacheNames } from '../../sw/contract';
import { halveDocuments, keepLimits, markUsed } from '../../sw/limits';

const origin = 'http://limits.test';
const { documents, images, savedDocuments } = cacheNames;

afterEach(() => vi.useRealTimers());

async function fill(cacheName: string, count: number) {
  const { caches } = openScope(origin);
  const cache = await caches.open(cacheName);
  vi.useFakeTimers({ toFake: ['Date'] });
  for (let number = 0; number < count; number += 1) {
    vi.setSystemTime(Date.now() + 1_000);
    await cache.put(`${origin}/${number}`, new Response('x'));
    await markUsed(cacheName, `${origin}/${number}`);
  }
  return async () => (await cache.keys()).map(({ url }) => Number(url.replace(`${origin}/`, '')));
}

it('of 82 images the two that were seen longest ago go', async () => {
  const left = await fill(images, 82);
  await keepLimits(images);
  expect(await left()).toEqual(Array.from({ length: 80 }, (_, index) => index + 2));
});

it('saved documents know no limit', async () => {
  const left = await fill(savedDocuments, 100);
  await keepLimits(savedDocuments);
  expect(await left()).toHaveLength(100);
});

it('half of the opened documents can go, and one always stays', async () => {
  const left = await fill(documents, 4);
  await halveDocuments();
  expect(await left()).toEqual([2, 3]);
  await halveDocuments();
  await halveDocuments();
  expect(await left()).toEqual([3]);
});
