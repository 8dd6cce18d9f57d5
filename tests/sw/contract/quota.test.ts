import { afterEach, expect, it, vi } from 'vitest';
import { openScope } from '../worker-scope';
import { BlockedCaches } from '../memory-caches';
import { evictHalf, retryAfterEviction } from '../../../sw/contract/quota';
import { recordUse } from '../../../sw/contract/use-times';
import { expectWarning } from '../../support/console';

const origin = 'http://room.test';
afterEach(() => vi.useRealTimers());

const full = () => Promise.reject(new DOMException('no room', 'QuotaExceededError'));

/** A cache with this many entries, each used later than the one before. */
async function fill(name: string, count: number) {
  const { caches } = openScope(origin);
  const cache = await caches.open(name);
  vi.useFakeTimers({ toFake: ['Date'] });
  for (let number = 0; number < count; number += 1) {
    await cache.put(`${origin}/${number}`, new Response('x'));
    vi.setSystemTime(Date.now() + 1_000);
    await recordUse(name, `${origin}/${number}`);
  }
  return async () => (await cache.keys()).map(({ url }) => Number(url.replace(`${origin}/`, '')));
}

it('halving evicts the least recently used entries, and one always stays', async () => {
  const left = await fill('a', 5);
  vi.setSystemTime(Date.now() + 1_000);
  await recordUse('a', `${origin}/0`);
  expect(await evictHalf('a')).toBe(3);
  expect(await left()).toEqual([0, 4]);
  expect(await evictHalf('a')).toBe(1);
  expect(await evictHalf('a')).toBe(0);
  expect(await left()).toEqual([0]);
});

it('entries without a known use are evicted first', async () => {
  const left = await fill('c', 2);
  const { caches } = globalThis as unknown as { caches: CacheStorage };
  await (await caches.open('c')).put(`${origin}/7`, new Response('x'));
  await (await caches.open('c')).put(`${origin}/8`, new Response('x'));
  await evictHalf('c');
  expect(await left()).toEqual([0, 1]);
});

it('halving an empty or unreadable cache deletes nothing', async () => {
  expectWarning(/^blocked could not be halved/, 1);
  openScope(origin);
  expect(await evictHalf('none')).toBe(0);
  openScope(origin, new BlockedCaches());
  expect(await evictHalf('blocked')).toBe(0);
});

it('a write over quota is retried after each halving, as often as caches are listed', async () => {
  const left = await fill('d', 8);
  const write = vi.fn(full);
  await expect(retryAfterEviction(write, ['d', 'd'])).rejects.toThrow('no room');
  expect(write).toHaveBeenCalledTimes(3);
  expect(await left()).toEqual([6, 7]);
});

it('a write that fits after one halving evicts no more', async () => {
  const left = await fill('e', 8);
  const write = vi
    .fn(full)
    .mockImplementationOnce(full)
    .mockResolvedValue('written' as never);
  expect(await retryAfterEviction(write, ['none', 'e', 'e'])).toBe('written');
  expect(await left()).toEqual([4, 5, 6, 7]);
});

it('a write that fails for another reason evicts nothing', async () => {
  const left = await fill('f', 4);
  await expect(retryAfterEviction(() => Promise.reject(new Error('shut')), ['f'])).rejects.toThrow('shut');
  expect(await left()).toHaveLength(4);
});
