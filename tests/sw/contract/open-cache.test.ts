import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openScope } from '../worker-scope';
import { deleteUrls, hasCache, openCache, storedUrls } from '../../../sw/contract/open-cache';

const name = 'ngo-images';
const never = () => new Promise<never>(() => undefined);

let caches: ReturnType<typeof openScope>['caches'];
beforeEach(() => {
  ({ caches } = openScope('http://app.test'));
});
afterEach(() => vi.useRealTimers());

it('names whether a cache is there, and lists and deletes its entries', async () => {
  expect(await hasCache(name)).toBe(false);
  const cache = await openCache(name);
  for (const path of ['a', 'b', 'c'])
    await cache.put(`http://app.test/${path}`, new Response(path, { headers: { vary: 'accept' } }));
  expect(await hasCache(name)).toBe(true);
  await deleteUrls(name, ['http://app.test/a', 'http://app.test/c', 'http://app.test/none']);
  expect(await storedUrls(name)).toEqual(['http://app.test/b']);
});

it.each<[string, () => Promise<unknown>]>([
  ['openCache', () => openCache(name)],
  ['hasCache', () => hasCache(name)],
  ['storedUrls', () => storedUrls(name)],
  ['deleteUrls', () => deleteUrls(name, ['http://app.test/a'])],
])('%s rejects after 5 s if Cache Storage never responds', async (_name, call) => {
  vi.spyOn(caches, 'open').mockImplementation(never);
  vi.spyOn(caches, 'keys').mockImplementation(never);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const rejection = expect(call()).rejects.toThrow('no response within 5000 ms');
  await vi.advanceTimersByTimeAsync(5_000);
  await rejection;
});
