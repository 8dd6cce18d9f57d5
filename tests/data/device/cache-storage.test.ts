import { describe, expect, it, vi } from 'vitest';
import { findStored, openStored } from '../../../src/data/device/cache-storage';
import { faultyCaches, runFor } from '../../support/silent-storage';
import { expectWarning } from '../../support/console';
import { usePhone } from '../lists/fresh';

const url = 'https://site.example/files/a.pdf';

describe('a stored response', () => {
  it('is that of the first cache that has one, whatever its Vary header', async () => {
    const { caches } = usePhone();
    const headers = { vary: 'x-language' };
    await (await caches.open('second')).put(url, new Response('second', { headers }));
    expect(await (await findStored(url, 'first', 'second'))?.text()).toBe('second');
    await (await caches.open('first')).put(url, new Response('first'));
    expect(await (await findStored(url, 'first', 'second'))?.text()).toBe('first');
    expect(await findStored(url, 'third')).toBeUndefined();
  });

  it.each(['never settles', 'rejects'] as const)('is missing where Cache Storage %s', async (fault) => {
    expectWarning(/Cache Storage did not respond/, 1);
    vi.stubGlobal('caches', faultyCaches(fault, ['match']));
    expect(await runFor(5_000, () => findStored(url, 'first', 'second'))).toBeUndefined();
  });

  it('is missing without Cache Storage', async () => {
    expect('caches' in globalThis).toBe(false);
    expect(await findStored(url, 'first')).toBeUndefined();
  });
});

describe('a cache', () => {
  it.each(['never settles', 'rejects'] as const)('does not open where Cache Storage %s', async (fault) => {
    vi.stubGlobal('caches', faultyCaches(fault, ['open']));
    await expect(runFor(5_000, () => openStored('first'))).rejects.toThrow();
  });
});
