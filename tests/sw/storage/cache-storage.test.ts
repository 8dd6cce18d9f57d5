import { afterEach, expect, it, vi } from 'vitest';
import { openScope } from '../worker-scope';
import { cacheNames } from '../../../sw/contract/contract';
import { findStored, store } from '../../../sw/storage/cache-storage';
import { documentPolicy, security, versionOf, writeInto } from '../version';
import { expectWarning } from '../../support/console';

const origin = 'http://app.test';
const { api, documents, images, savedDocuments } = cacheNames;

afterEach(() => vi.useRealTimers());

/** A device whose quota is used up: saved 4, four images and two documents of 4 each. */
async function fullDevice() {
  const { caches } = openScope(origin);
  vi.useFakeTimers({ toFake: ['Date'] });
  for (const [name, file] of [
    [savedDocuments, 'saved'],
    ...['image-1', 'image-2', 'image-3', 'image-4'].map((image) => [images, image] as const),
    [documents, 'older'],
    [documents, 'newer'],
  ] as const) {
    vi.setSystemTime(Date.now() + 1_000);
    await store(name, `${origin}/${file}`, new Response('1234'));
  }
  caches.quota = caches.size();
  const left = async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) found.push(url.replace(`${origin}/`, ''));
    }
    return found.sort();
  };
  return { caches, left };
}

it('over quota, the least recently used images are evicted first', async () => {
  const { left } = await fullDevice();
  expect(await store(api, `${origin}/list`, new Response('123'))).toBe(true);
  expect(await left()).toEqual(['image-3', 'image-4', 'list', 'newer', 'older', 'saved']);
});

it('if that is not enough, the least recently opened document is evicted, and one image stays', async () => {
  const { left } = await fullDevice();
  expect(await store(api, `${origin}/list`, new Response('x'.repeat(16)))).toBe(true);
  expect(await left()).toEqual(['image-4', 'list', 'newer', 'saved']);
});

it('a response that does not fit is not stored, and saved documents stay', async () => {
  expectWarning(/could not be stored: QuotaExceededError: no room/, 1);
  const { left } = await fullDevice();
  expect(await store(documents, `${origin}/huge`, new Response('x'.repeat(99)))).toBe(false);
  expect(await left()).toEqual(['image-4', 'newer', 'saved']);
});

it('an image that does not fit evicts half of the images and no documents', async () => {
  expectWarning(/could not be stored: QuotaExceededError: no room/);
  const { left } = await fullDevice();
  expect(await store(images, `${origin}/photo`, new Response('x'.repeat(99)))).toBe(false);
  expect(await left()).toEqual(['image-3', 'image-4', 'newer', 'older', 'saved']);
});

it('a saved document is restored if the browser deletes it before a newer one fails to be written', async () => {
  expectWarning(/could not be stored: QuotaExceededError: disk full/);
  const { caches } = await fullDevice();
  const url = `${origin}/saved`;
  const saved = await caches.open(savedDocuments);
  const put = saved.put.bind(saved);
  saved.put = async (request, response) => {
    if ((await response.clone().text()) === '1234') return put(request, response);
    await saved.delete(request);
    throw new DOMException('disk full', 'QuotaExceededError');
  };
  expect(await store(savedDocuments, url, new Response('new!'))).toBe(false);
  expect(await (await findStored(savedDocuments, url))?.text()).toBe('1234');
});

it("stored responses get the site's security headers, and documents other than PDF a sandbox", async () => {
  const { caches } = openScope(origin);
  writeInto(versionOf('one'));
  await store(images, `${origin}/photo`, new Response('1'));
  await store(documents, `${origin}/files/a.svg`, new Response('2'));
  const policyOf = async (name: string, path: string) =>
    (await caches.match(origin + path, { cacheName: name }))?.headers.get('content-security-policy');
  expect(await policyOf(images, '/photo')).toBe(security['Content-Security-Policy']);
  expect(await policyOf(documents, '/files/a.svg')).toBe(documentPolicy);
});

it('if a cache is never opened, a response is not stored, after 5 s', async () => {
  expectWarning(/list could not be stored: TimeoutError: no response within 5000 ms/, 1);
  const { caches } = openScope(origin);
  vi.spyOn(caches, 'open').mockImplementation(() => new Promise<never>(() => undefined));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const stored = store(api, `${origin}/list`, new Response('123'));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await stored).toBe(false);
});
