import { IDBObjectStore } from 'fake-indexeddb';
import { createElement, use } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PersistentCache, type CachedList } from '../../../src/data/device/swr-cache';
import { startApp, usePhone } from '../lists/fresh';
import { eventually } from '../../support/eventually';
import { expectWarning } from '../../support/console';

const anything = (value: unknown) => value;
const row = (value: unknown, confirmedAt = 1000): CachedList => ({ value, confirmedAt, stamp: 's' });

/** The cache of an app that has just started, with its database. */
async function start() {
  startApp('');
  const { PersistentCache } = await import('../../../src/data/device/swr-cache');
  return { cache: new PersistentCache(), ...(await import('../../../src/data/device/rows')) };
}

beforeEach(() => void usePhone());
afterEach(() => void vi.useRealTimers());

describe('hydrating a key from the device', () => {
  it('returns the stored row as the check validates it', async () => {
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

  it('reads the requested keys and no others, with a thousand rows stored', async () => {
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

  it('never replaces what has come from the network in the meantime', async () => {
    const { cache, writeRow } = await start();
    await writeRow('a', row(['old']));
    const hydration = cache.hydrate('a', anything);
    cache.set('a', { data: row(['new'], 2000) });
    await hydration;
    expect(cache.get('a')?.data?.value).toEqual(['new']);
    await cache.flush();
  });

  it('leaves SWR’s state of the key', async () => {
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

  it('starts empty if the check accepts nothing', async () => {
    const { cache, writeRow } = await start();
    await writeRow('a', row('no list'));
    await cache.hydrate('a', () => undefined);
    expect(cache.get('a')).toBeUndefined();
  });

  it('starts empty on a device without a database', async () => {
    expectWarning(/The device's database did not read/);
    expectWarning(/The device's database did not write/);
    vi.stubGlobal('indexedDB', undefined);
    const { cache } = await start();
    await cache.hydrate('a', anything);
    expect(cache.get('a')).toBeUndefined();
    cache.set('a', { data: row([1]) });
    await cache.flush();
    expect(cache.get('a')?.data?.value).toEqual([1]);
  });
});

describe('storing rows on the device', () => {
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

  it('is done at once by a flush, for every pending key', async () => {
    const { cache, readRow } = await start();
    cache.set('a', { data: row([1]) });
    cache.set('b', { data: row([2]) });
    await cache.flush();
    expect([await readRow('a'), await readRow('b')]).toEqual([row([1]), row([2])]);
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    await cache.flush();
    expect(put).not.toHaveBeenCalled();
  });

  it('stores only the row: no errors, no flags', async () => {
    const { cache, readRow } = await start();
    const data = { ...row([1]), extra: true };
    cache.set('a', { data, error: new Error('refused'), isValidating: true, isLoading: true });
    await cache.flush();
    expect(await readRow('a')).toEqual({ value: [1], confirmedAt: 1000, stamp: 's' });
  });

  it('is not triggered by a state that changes anything but the row', async () => {
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

  it('skips a row that was deleted before it was written', async () => {
    const { cache, readRow } = await start();
    cache.set('a', { data: row([1]) });
    cache.delete('a');
    await cache.flush();
    expect(cache.get('a')).toBeUndefined();
    expect(await readRow('a')).toBeUndefined();
  });
});

describe('a long list on the device', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => index);
  const list = (count: number, stamp = 's', confirmedAt = 1000): CachedList => ({
    value: many(count),
    confirmedAt,
    stamp,
  });

  /** A device with a stored list, and the app as it is opened again. */
  async function store(...rows: CachedList[]) {
    const first = await start();
    for (const data of rows) {
      first.cache.set('a', { data });
      await first.cache.flush();
    }
    return start();
  }

  it('is stored in parts and read back completely', async () => {
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    const { cache } = await store(list(10_000));
    const sizes = put.mock.calls.map(([stored]) => (stored as { value: unknown[] }).value.length);
    expect(Math.max(...sizes)).toBe(500);
    await cache.hydrate('a', anything);
    expect(await cache.whole('a', anything)).toEqual(list(10_000));
  });

  it('is available with its first records before the rest is read, and has its length', async () => {
    const { cache } = await store(list(10_000));
    const get = vi.spyOn(IDBObjectStore.prototype, 'get');
    await cache.hydrate('a', anything);
    expect(get).toHaveBeenCalledOnce();
    expect(cache.get('a')?.data).toEqual({ ...list(50), total: 10_000 });
  });

  it('has those records first that were selected when it was written', async () => {
    const last = (value: readonly unknown[], count: number) => value.slice(-count);
    const { cache } = await start();
    await cache.hydrate('a', anything, last);
    cache.set('a', { data: list(600) });
    await cache.flush();
    const later = await start();
    await later.cache.hydrate('a', anything, last);
    expect(later.cache.get('a')?.data?.value).toEqual(many(600).slice(-50));
    expect((await later.cache.whole('a', anything))?.value).toEqual(many(600));
  });

  it('is validated part by part, never more than one part at once', async () => {
    const { cache } = await store(list(10_000));
    const sizes: number[] = [];
    const check = (value: unknown) => {
      sizes.push((value as unknown[]).length);
      return value;
    };
    await cache.hydrate('a', check);
    await cache.whole('a', check);
    expect(sizes).toHaveLength(21);
    expect(Math.max(...sizes)).toBe(500);
  });

  it('is read once, however many callers ask for all of it', async () => {
    const { cache } = await store(list(1_000));
    await cache.hydrate('a', anything);
    expect(cache.whole('a', anything)).toBe(cache.whole('a', anything));
  });

  it('keeps its parts when only its confirmation time changes', async () => {
    const { cache, readRow } = await store(list(1_000));
    await cache.hydrate('a', anything);
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    cache.set('a', { data: { ...cache.get('a')!.data!, confirmedAt: 2000 } });
    await cache.flush();
    expect(put).toHaveBeenCalledOnce();
    cache.set('a', { data: list(1_000, 's', 3000) });
    await cache.flush();
    expect(put).toHaveBeenCalledTimes(2);
    expect(await readRow('a')).toMatchObject({ confirmedAt: 3000, total: 1_000 });
    const later = await start();
    await later.cache.hydrate('a', anything);
    expect(await later.cache.whole('a', anything)).toEqual(list(1_000, 's', 3000));
  });

  it('is never replaced by its own first records', async () => {
    const { cache } = await store(list(1_000));
    cache.set('a', { data: { ...list(50, 'newer', 2000), total: 1_200 } });
    await cache.flush();
    const later = await start();
    await later.cache.hydrate('a', anything);
    expect(await later.cache.whole('a', anything)).toEqual(list(1_000));
  });

  it.each([
    ['another long one', list(600, 'other')],
    ['a short one', list(3, 'other')],
  ])('is replaced by %s, and leaves nothing behind', async (_name, next) => {
    const { cache, readRows } = await store(list(5_000), next);
    await cache.hydrate('a', anything);
    expect(await cache.whole('a', anything)).toEqual(next);
    const held = (await readRows<{ stamp: string }>('a part')).map(({ stamp }) => stamp);
    expect(held.every((stamp) => stamp === 'other')).toBe(true);
    expect(held).toHaveLength(next.value instanceof Array && next.value.length > 500 ? 2 : 0);
  });

  it('that an older version stored as one row is read, and stored in parts with the next response', async () => {
    const { cache, writeRow, readRow } = await start();
    await writeRow('a', list(2_000));
    await cache.hydrate('a', anything);
    expect(await cache.whole('a', anything)).toEqual(list(2_000));
    cache.set('a', { data: list(2_000, 's', 2000) });
    await cache.flush();
    expect(await readRow('a')).toMatchObject({ total: 2_000, parts: 4 });
    const later = await start();
    await later.cache.hydrate('a', anything);
    expect(await later.cache.whole('a', anything)).toEqual(list(2_000, 's', 2000));
  });

  it('with a missing or foreign part is never read as complete', async () => {
    const { cache, writeRow, readRow, deleteRow } = await store(list(1_500));
    await cache.hydrate('a', anything);
    const part = 'a part 000001';
    const stored = await readRow<{ stamp: string; value: unknown[] }>(part);
    await deleteRow(part);
    expect(await cache.whole('a', anything)).toBeUndefined();
    await writeRow(part, { ...stored!, stamp: 'other' });
    expect(await cache.whole('a', anything)).toBeUndefined();
    await writeRow(part, { ...stored!, value: [1] });
    expect(await cache.whole('a', anything)).toBeUndefined();
    await writeRow(part, stored);
    expect(await cache.whole('a', anything)).toEqual(list(1_500));
  });

  it('is unchanged if a write of the next one failed', async () => {
    expectWarning(/The device's database did not write/);
    const { cache } = await store(list(1_500));
    const put = IDBObjectStore.prototype.put;
    let left = 2;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
      if (left === 0) throw new DOMException('full', 'QuotaExceededError');
      left -= 1;
      return put.apply(this, args);
    });
    cache.set('a', { data: list(3_000, 'next') });
    await cache.flush();
    vi.restoreAllMocks();
    const later = await start();
    await later.cache.hydrate('a', anything);
    expect(await later.cache.whole('a', anything)).toEqual(list(1_500));
  });

  it('that another tab replaced in the meantime is not used as the rest of the shown one', async () => {
    const { cache } = await store(list(1_500));
    await cache.hydrate('a', anything);
    const other = await start();
    other.cache.set('a', { data: list(700, 'other') });
    await other.cache.flush();
    expect(await cache.whole('a', anything)).toBeUndefined();
  });
});

describe('a device that stores no rows', () => {
  const list = (count: number, stamp: string, confirmedAt: number): CachedList => ({
    value: Array.from({ length: count }, (_, index) => index),
    confirmedAt,
    stamp,
  });
  const full = () => new DOMException('no room', 'QuotaExceededError');
  const put = IDBObjectStore.prototype.put;

  /** Ways in which a full device fails: at the call, and at the commit. */
  const faults = {
    'at the call': () => {
      throw full();
    },
    'at the end': function (this: IDBObjectStore, ...args: Parameters<typeof put>) {
      const request = put.apply(this, args);
      this.transaction.abort();
      return request;
    },
  };

  it.each(Object.keys(faults) as (keyof typeof faults)[])(
    'keeps what is shown and what was stored, whichever write fails, %s',
    async (fault) => {
      expectWarning(/The device's database did not write/, 4);
      for (let failing = 1; failing <= 4; failing += 1) {
        const { cache, readParted } = await start();
        usePhone();
        cache.set('a', { data: list(1_500, 'old', 1) });
        await cache.flush();
        let writes = 0;
        const spy = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
          this: IDBObjectStore,
          ...args
        ) {
          writes += 1;
          return writes === failing ? faults[fault].apply(this, args) : put.apply(this, args);
        });
        cache.set('a', { data: list(1_200, 'new', 2) });
        await cache.flush();
        spy.mockRestore();
        expect(cache.get('a')?.data).toEqual(list(1_200, 'new', 2));
        expect([cache.isKept('a'), cache.keepsAll()]).toEqual([true, false]);
        let stored = 0;
        expect(await readParted('a', (part) => (stored += part.length))).toMatchObject({ stamp: 'old' });
        expect(stored).toBe(1_500);

        cache.set('a', { data: list(1_200, 'new', 3) });
        await cache.flush();
        expect([cache.isKept('a'), cache.keepsAll()]).toEqual([true, true]);
      }
    },
  );

  it('keeps a list of which only the later age could not be stored', async () => {
    expectWarning(/The device's database did not write/);
    const { cache } = await start();
    cache.set('a', { data: list(1, 'same', 1) });
    await cache.flush();
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw full();
    });
    cache.set('a', { data: list(1, 'same', 2) });
    await cache.flush();
    expect([cache.isKept('a'), cache.keepsAll()]).toEqual([true, true]);
  });

  it('has nothing of a row that was only brought, which is no failure of the device', async () => {
    const { cache } = await start();
    cache.bring('a', list(1, 'host', 1));
    expect([cache.isKept('a'), cache.keepsAll()]).toEqual([false, true]);
    cache.set('a', { data: list(2, 'new', 1) });
    await cache.flush();
    expect([cache.isKept('a'), cache.keepsAll()]).toEqual([true, true]);
  });

  it('is known to have nothing of what it never stored', async () => {
    expectWarning(/The device's database did not write/);
    const { cache } = await start();
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw full();
    });
    cache.set('a', { data: list(1, 'new', 1) });
    await cache.flush();
    expect([cache.isKept('a'), cache.isKept('b'), cache.keepsAll()]).toEqual([false, true, false]);
    expect(cache.get('a')?.data?.value).toEqual([0]);
  });
});

it('parts that the device has lost are written again with the next response, although it is the same', async () => {
  const many: CachedList = {
    value: Array.from({ length: 1_000 }, (_, index) => index),
    confirmedAt: 1,
    stamp: 's',
  };
  const first = await start();
  first.cache.set('a', { data: many });
  await first.cache.flush();
  await first.deleteRow('a part 000001');
  const { cache } = await start();
  await cache.hydrate('a', anything);
  expect(await cache.whole('a', anything)).toBeUndefined();
  cache.set('a', { data: { ...many, confirmedAt: 2 } });
  await cache.flush();
  const later = await start();
  await later.cache.hydrate('a', anything);
  expect((await later.cache.whole('a', anything))?.value).toHaveLength(1_000);
});

it.each([NaN, Infinity, -1, 1e300])(
  'a row that was confirmed at %s is not used, because it cannot be shown',
  async (time) => {
    const { cache, writeRow } = await start();
    await writeRow('a', row([1], time));
    await cache.hydrate('a', anything);
    expect(cache.get('a')).toBeUndefined();
  },
);

it('two caches share nothing', () => {
  const [one, other] = [new PersistentCache(), new PersistentCache()];
  one.set('a', { isLoading: true });
  expect(other.get('a')).toBeUndefined();
});

describe('rows of a prerendered page', () => {
  const startWith = async (...rows: [string, CachedList][]) => {
    startApp('');
    const { PersistentCache } = await import('../../../src/data/device/swr-cache');
    return { cache: new PersistentCache(rows), ...(await import('../../../src/data/device/rows')) };
  };

  it('are available at once, and hydration does not wait', async () => {
    const { cache } = await startWith(['a', row(['page'])]);
    expect(cache.get('a')?.data?.value).toEqual(['page']);
    expect(cache.hydrate('a', anything)).toMatchObject({ status: 'fulfilled' });
  });

  it('are rendered in the first pass, without a fallback', async () => {
    const { cache } = await startWith(['a', row(['page'])]);
    const List = () => {
      use(cache.hydrate('a', anything));
      return 'rows';
    };
    // Rejects a component that suspends.
    expect(renderToStaticMarkup(createElement(List))).toBe('rows');
  });

  it('get the device’s later confirmation time for the same content', async () => {
    const { cache, writeRow } = await startWith(['a', row(['page'], 1000)], ['b', row(['page'], 3000)]);
    await writeRow('a', row(['page'], 2000));
    await writeRow('b', row(['page'], 2000));
    expect(await cache.agreesWithDevice()).toBe(true);
    expect([cache.get('a')?.data?.confirmedAt, cache.get('b')?.data?.confirmedAt]).toEqual([2000, 3000]);
  });

  it('are known to differ if the device has something newer, but not if it has something older', async () => {
    const { cache, writeRow } = await startWith(['a', row(['page'], 1000)]);
    await writeRow('a', { ...row(['device'], 2000), stamp: 't' });
    expect(await cache.agreesWithDevice()).toBe(false);
    await writeRow('a', { ...row(['device'], 500), stamp: 't' });
    expect(await cache.agreesWithDevice()).toBe(true);
    expect(cache.get('a')?.data?.value).toEqual(['page']);
  });
});
