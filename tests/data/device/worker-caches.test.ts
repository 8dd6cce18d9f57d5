import { describe, expect, it, vi, beforeEach } from 'vitest';
import { findInCaches, openStored, isImageStored } from '../../../src/data/device/worker-caches';
import { faultyCaches, runFor } from '../../support/silent-storage';
import { expectWarning } from '../../support/console';
import { usePhone } from '../lists/fresh';

const url = 'https://site.example/files/a.pdf';

describe('a stored response', () => {
  it('is that of the first cache that has one, whatever its Vary header', async () => {
    const { caches } = usePhone();
    const headers = { vary: 'x-language' };
    await (await caches.open('second')).put(url, new Response('second', { headers }));
    expect(await (await findInCaches(url, 'first', 'second'))?.text()).toBe('second');
    await (await caches.open('first')).put(url, new Response('first'));
    expect(await (await findInCaches(url, 'first', 'second'))?.text()).toBe('first');
    expect(await findInCaches(url, 'third')).toBeUndefined();
  });

  it.each(['never settles', 'rejects'] as const)('is missing where Cache Storage %s', async (fault) => {
    expectWarning(/Cache Storage did not respond/, 1);
    vi.stubGlobal('caches', faultyCaches(fault, ['match']));
    expect(await runFor(5_000, () => findInCaches(url, 'first', 'second'))).toBeUndefined();
  });

  it('is missing without Cache Storage', async () => {
    expect('caches' in globalThis).toBe(false);
    expect(await findInCaches(url, 'first')).toBeUndefined();
  });
});

describe('a cache', () => {
  it.each(['never settles', 'rejects'] as const)('does not open where Cache Storage %s', async (fault) => {
    vi.stubGlobal('caches', faultyCaches(fault, ['open']));
    await expect(runFor(5_000, () => openStored('first'))).rejects.toThrow();
  });
});

describe('a stored image', () => {
  const url = 'https://site.example/files/a.avif';
  let phone: ReturnType<typeof usePhone>;

  beforeEach(async () => {
    phone = usePhone();
    vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
    await (await phone.caches.open('ngo-images')).put(url, new Response('picture'));
  });

  it('an image that the worker has stored costs nothing', async () => {
    expect(await isImageStored(url)).toBe(true);
    expect(await isImageStored('https://site.example/files/b.avif')).toBe(false);
  });

  it('without a controlling worker it is fetched again', async () => {
    vi.stubGlobal('navigator', { serviceWorker: { controller: null } });
    expect(await isImageStored(url)).toBe(false);
  });

  it('if the device does not report it, it counts as missing', async () => {
    expectWarning(/Cache Storage did not respond/);
    vi.stubGlobal('caches', { match: () => Promise.reject(new DOMException('no', 'SecurityError')) });
    expect(await isImageStored(url)).toBe(false);
  });
});
