import { IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StoredCache, type Row } from '../../src/data/cache';
import { listenToWarnings, startApp, usePhone } from './fresh';
import { eventually } from '../support/patience';

const anything = (value: unknown) => value;
const row = (value: unknown, confirmedAt = 1000): Row => ({ value, confirmedAt, stamp: 's' });

/** The cache of an app that was just started, with its database. */
async function start() {
  startApp('');
  const { StoredCache } = await import('../../src/data/cache');
  return { cache: new StoredCache(), ...(await import('../../src/data/store')) };
}

beforeEach(() => void usePhone());
afterEach(() => void vi.useRealTimers());

describe('filling a key from the device', () => {
  it('gives the stored row as the check passes it', async () => {
    const { cache, writeRow } = await start();
    await writeRow('a', row([1, 'x', 2]));
    await cache.hydrate('a', (value) => (value as unknown[]).filter((each) => typeof each === 'number'));
    expect(cache.get('a')).toEqual({ data: row([1, 2]) });
  });

  it('happens once, with one promise', async () => {
    const { cache } = await start();
    const get = vi.spyOn(IDBObjectStore.prototype, 'get');
    expect(cache.hydrate('a', anything)).toBe(cache.hydrate('a', anything));
    await cache.hydrate('a', anything);
    expect(get).toHaveBeenCalledOnce();
  });

  it('reads the keys that are asked for and no other, with a thousand rows stored', async () => {
    const { cache, writeRow } = await start();
    for (let index = 0; index < 1_000; index += 1) await writeRow(`/api/projects/${index}`, row([index]));
    await writeRow('/api/faqs', row(['why']));
    const get = vi.spyOn(IDBObjectStore.prototype, 'get');
    const others = (['getAll', 'getAllKeys', 'openCursor', 'openKeyCursor', 'count'] as const).map((name) =>
      vi.spyOn(IDBObjectStore.prototype, name),
    );
    await Promise.all(['/api/faqs', '/api/tags'].map((key) => cache.hydrate(key, anything)));
    expect(get.mock.calls.map(([key]) => key).sort()).toEqual(['/api/faqs', '/api/tags']);
    for (const other of others) expect(other).not.toHaveBeenCalled();
    expect([...cache.keys()]).toEqual(['/api/faqs']);
  });

  it('never takes the place of what has come from the network meanwhile', async () => {
    const { cache, writeRow } = await start();
    await writeRow('a', row(['old']));
    const hydration = cache.hydrate('a', anything);
    cache.set('a', { data: row(['new'], 2000) });
    await hydration;
    expect(cache.get('a')?.data?.value).toEqual(['new']);
  });

  it('leaves what SWR knows of the key', async () => {
    const { cache, writeRow } = await start();
    await writeRow('a', row([1]));
    cache.set('a', { isValidating: true });
    await cache.hydrate('a', anything);
    expect(cache.get('a')).toEqual({ isValidating: true, data: row([1]) });
  });

  it('writes nothing back', async () => {
    const { cache, writeRow } = await start();
    await writeRow('a', row([1]));
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    await cache.hydrate('a', anything);
    await cache.flush();
    expect(put).not.toHaveBeenCalled();
  });

  it.each([[undefined], [null], ['text'], [[]], [{ value: [1] }], [{ value: [1], confirmedAt: '5' }]])(
    'starts empty where %j is stored',
    async (stored) => {
      const { cache, writeRow } = await start();
      await writeRow('a', stored);
      await cache.hydrate('a', anything);
      expect(cache.get('a')).toBeUndefined();
    },
  );

  it('starts empty where the check finds nothing to use', async () => {
    const { cache, writeRow } = await start();
    await writeRow('a', row('no list'));
    await cache.hydrate('a', () => undefined);
    expect(cache.get('a')).toBeUndefined();
  });

  it('starts empty on a device without a database', async () => {
    listenToWarnings();
    vi.stubGlobal('indexedDB', undefined);
    const { cache } = await start();
    await cache.hydrate('a', anything);
    expect(cache.get('a')).toBeUndefined();
    cache.set('a', { data: row([1]) });
    await cache.flush();
    expect(cache.get('a')?.data?.value).toEqual([1]);
  });
});

describe('keeping rows on the device', () => {
  it('waits for the next row of the same key', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { cache, readRow } = await start();
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    cache.set('a', { data: row([1]) });
    await vi.advanceTimersByTimeAsync(299);
    cache.set('a', { data: row([2]) });
    await vi.advanceTimersByTimeAsync(299);
    expect(await readRow('a')).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    await eventually(async () => expect(await readRow('a')).toEqual(row([2])));
    expect(put).toHaveBeenCalledOnce();
  });

  it('does not wait for the rows of other keys', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { cache, readRow } = await start();
    cache.set('a', { data: row([1]) });
    await vi.advanceTimersByTimeAsync(299);
    cache.set('b', { data: row([2]) });
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    await eventually(async () => expect(await readRow('a')).toEqual(row([1])));
    expect(await readRow('b')).toBeUndefined();
  });

  it('is done at once by a flush, for every key that waits', async () => {
    const { cache, readRow } = await start();
    cache.set('a', { data: row([1]) });
    cache.set('b', { data: row([2]) });
    await cache.flush();
    expect([await readRow('a'), await readRow('b')]).toEqual([row([1]), row([2])]);
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    await cache.flush();
    expect(put).not.toHaveBeenCalled();
  });

  it('keeps the row alone: no errors, no flags', async () => {
    const { cache, readRow } = await start();
    const data = { ...row([1]), extra: true };
    cache.set('a', { data, error: new Error('refused'), isValidating: true, isLoading: true });
    await cache.flush();
    expect(await readRow('a')).toEqual({ value: [1], confirmedAt: 1000, stamp: 's' });
  });

  it('is not asked for by a state that changes anything but the row', async () => {
    const { cache } = await start();
    const data = row([1]);
    cache.set('a', { data });
    await cache.flush();
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    cache.set('a', { data, isValidating: true });
    cache.set('b', { error: new Error('refused') });
    await cache.flush();
    expect(put).not.toHaveBeenCalled();
  });

  it('forgets a row that was deleted before it was written', async () => {
    const { cache, readRow } = await start();
    cache.set('a', { data: row([1]) });
    cache.delete('a');
    await cache.flush();
    expect(cache.get('a')).toBeUndefined();
    expect(await readRow('a')).toBeUndefined();
  });
});

it('two caches share nothing', () => {
  const [one, other] = [new StoredCache(), new StoredCache()];
  one.set('a', { isLoading: true });
  expect(other.get('a')).toBeUndefined();
});

describe('rows that came inside a prerendered page', () => {
  const startWith = async (...rows: [string, Row][]) => {
    startApp('');
    const { StoredCache } = await import('../../src/data/cache');
    return { cache: new StoredCache(rows), ...(await import('../../src/data/store')) };
  };

  it('are there at once, and hydration does not wait', async () => {
    const { cache } = await startWith(['a', row(['page'])]);
    expect(cache.get('a')?.data?.value).toEqual(['page']);
    expect(cache.hydrate('a', anything)).toMatchObject({ status: 'fulfilled' });
  });

  it('are dated anew where the device had the same confirmed since', async () => {
    const { cache, writeRow } = await startWith(['a', row(['page'], 1000)], ['b', row(['page'], 3000)]);
    await writeRow('a', row(['page'], 2000));
    await writeRow('b', row(['page'], 2000));
    expect(await cache.agreesWithDevice()).toBe(true);
    expect([cache.get('a')?.data?.confirmedAt, cache.get('b')?.data?.confirmedAt]).toEqual([2000, 3000]);
  });

  it('are known to differ where the device has something newer, and not where it has something older', async () => {
    const { cache, writeRow } = await startWith(['a', row(['page'], 1000)]);
    await writeRow('a', { ...row(['device'], 2000), stamp: 't' });
    expect(await cache.agreesWithDevice()).toBe(false);
    await writeRow('a', { ...row(['device'], 500), stamp: 't' });
    expect(await cache.agreesWithDevice()).toBe(true);
    expect(cache.get('a')?.data?.value).toEqual(['page']);
  });
});
