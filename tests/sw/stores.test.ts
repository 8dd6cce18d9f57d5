import { afterEach, expect, it, vi } from 'vitest';
import { openScope } from './worker-scope';
import { cacheNames } from '../../sw/contract';
import { findStored, store } from '../../sw/stores';

const origin = 'http://app.test';
const { api, documents, images, savedDocuments } = cacheNames;

afterEach(() => vi.useRealTimers());

/** A device that is full to the last byte: saved 4, images 4, two documents of 4 each. */
async function fullDevice() {
  const { caches } = openScope(origin);
  vi.useFakeTimers({ toFake: ['Date'] });
  for (const [name, file] of [
    [savedDocuments, 'saved'],
    [images, 'image'],
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

it('where space is short, images go first', async () => {
  const { left } = await fullDevice();
  expect(await store(api, `${origin}/list`, new Response('123'))).toBe(true);
  expect(await left()).toEqual(['list', 'newer', 'older', 'saved']);
});

it('where space is still short, the document that was opened longest ago goes', async () => {
  const { left } = await fullDevice();
  expect(await store(api, `${origin}/list`, new Response('12345678'))).toBe(true);
  expect(await left()).toEqual(['list', 'newer', 'saved']);
});

it('what does not fit is not stored, and saved documents stay', async () => {
  const { left } = await fullDevice();
  expect(await store(documents, `${origin}/huge`, new Response('x'.repeat(99)))).toBe(false);
  expect(await left()).toContain('saved');
  expect(console.warn).toHaveBeenCalledOnce();
});

it('an image makes no room for itself at the cost of documents', async () => {
  const { left } = await fullDevice();
  expect(await store(images, `${origin}/photo`, new Response('12345'))).toBe(false);
  expect(await left()).toEqual(['newer', 'older', 'saved']);
});

it('a saved document stands again when the device drops it before it can write the newer one', async () => {
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
