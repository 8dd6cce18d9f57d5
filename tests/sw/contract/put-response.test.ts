import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheNames } from '../../../sw/contract/contract';
import { putResponse } from '../../../sw/contract/put-response';
import { expectWarning } from '../../support/console';
import { MemoryCaches } from '../memory-caches';

const { images, savedDocuments } = cacheNames;
const address = 'https://app.example/files/tor.pdf';

let caches: MemoryCaches;
let cache: Cache;

beforeEach(async () => {
  caches = new MemoryCaches();
  vi.stubGlobal('caches', caches);
  cache = (await caches.open(savedDocuments)) as unknown as Cache;
});

const put = (body: string, order: readonly string[] = []) =>
  putResponse(cache, address, new Response(body), order);
const held = async () => (await cache.match(address))?.text();

describe('a response', () => {
  it('is stored, and resolves to whether it is the first one', async () => {
    expect([await put('one'), await put('two'), await held()]).toEqual([true, false, 'two']);
  });

  it('whose write breaks off leaves the previous one, which Chromium has deleted by then', async () => {
    await put('one');
    caches.brokenWrites = 1;
    await expect(put('two')).rejects.toThrow('the device is full');
    expect(await held()).toBe('one');
  });

  it('that does not fit after the eviction either leaves the previous one', async () => {
    expectWarning(/Uses of ngo-images could not be read/);
    const image = (await caches.open(images)) as unknown as Cache;
    const url = 'https://app.example/files/photo.avif';
    await putResponse(image, url, new Response('old'), []);
    caches.quota = 10;
    const tooLarge = putResponse(image, url, new Response('x'.repeat(20)), [images]);
    await expect(tooLarge).rejects.toMatchObject({ name: 'QuotaExceededError' });
    expect(await (await image.match(url))?.text()).toBe('old');
  });

  it('rejects with the first error where the previous one cannot be stored again either', async () => {
    await put('one');
    caches.brokenWrites = 2;
    await expect(put('two')).rejects.toThrow('the device is full');
    expect(await held()).toBeUndefined();
  });
});
