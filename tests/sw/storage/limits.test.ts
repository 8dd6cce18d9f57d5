import { afterEach, expect, it, vi } from 'vitest';
import { openScope } from '../worker-scope';
import { cacheNames } from '../../../sw/contract/contract';
import { enforceLimits, markUsed } from '../../../sw/storage/limits';
import { evictHalf } from '../../../sw/contract/quota';
import { store } from '../../../sw/storage/cache-storage';
import { expectWarning } from '../../support/console';

const origin = 'http://limits.test';
const { documents, images, savedDocuments } = cacheNames;

const day = 86_400_000;

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

it('of 82 images the two least recently used are deleted', async () => {
  const left = await fill(images, 82);
  await enforceLimits(images);
  expect(await left()).toEqual(Array.from({ length: 80 }, (_, index) => index + 2));
});

it('saved documents have no limit', async () => {
  const left = await fill(savedDocuments, 100);
  await enforceLimits(savedDocuments);
  expect(await left()).toHaveLength(100);
});

it('an image that was not shown for 30 days is deleted, although the app was used every day', async () => {
  const left = await fill(images, 2);
  for (let count = 0; count < 31; count += 1) {
    vi.setSystemTime(Date.now() + day);
    await markUsed(images, `${origin}/1`);
  }
  await enforceLimits(images);
  expect(await left()).toEqual([1]);
});

it.each([documents, images])(
  'a clock that jumps two years ahead deletes nothing from %s, nor does its correction',
  async (cacheName) => {
    const left = await fill(cacheName, 5);
    const truth = Date.now();
    vi.setSystemTime(truth + 730 * day);
    await store(cacheName, `${origin}/5`, new Response('x'));
    expect(await left()).toEqual([0, 1, 2, 3, 4, 5]);
    vi.setSystemTime(truth + 60_000);
    await store(cacheName, `${origin}/6`, new Response('x'));
    expect(await left()).toEqual([0, 1, 2, 3, 4, 5, 6]);
  },
);

it('a clock that goes back by years and forward again deletes nothing and keeps the order of use', async () => {
  const left = await fill(images, 3);
  const truth = Date.now();
  vi.setSystemTime(0);
  await markUsed(images, `${origin}/0`);
  vi.setSystemTime(truth + 1_000);
  await markUsed(images, `${origin}/1`);
  await evictHalf(images);
  expect(await left()).toEqual([1]);
});

it('a device that was off for a year keeps its data', async () => {
  const left = await fill(images, 5);
  vi.setSystemTime(Date.now() + 365 * day);
  await store(images, `${origin}/5`, new Response('x'));
  expect(await left()).toHaveLength(6);
});

it('entries that a wrong clock dated two years ahead do not displace later ones', async () => {
  const left = await fill(images, 2);
  const truth = Date.now();
  vi.setSystemTime(truth + 730 * day);
  for (let number = 2; number < 80; number += 1) {
    await store(images, `${origin}/${number}`, new Response('x'));
  }
  vi.setSystemTime(truth + day);
  for (let number = 80; number < 90; number += 1) {
    vi.setSystemTime(Date.now() + 1_000);
    await store(images, `${origin}/${number}`, new Response('x'));
  }
  const kept = await left();
  expect(kept).toHaveLength(80);
  expect(kept.slice(-10)).toEqual([80, 81, 82, 83, 84, 85, 86, 87, 88, 89]);
});

it('without IndexedDB the limits hold too: the entries stored first are deleted first', async () => {
  expectWarning(/Uses of .* could not be read/);
  expectWarning(/The use clock could not be read/);
  expectWarning(/Uses of .* could not be deleted/);
  const { indexedDB } = globalThis;
  vi.resetModules();
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  const alone = await import('../../../sw/storage/limits');
  const left = await fill(images, 82);
  await alone.enforceLimits(images);
  vi.stubGlobal('indexedDB', indexedDB);
  expect(await left()).toEqual(Array.from({ length: 80 }, (_, index) => index + 2));
});
