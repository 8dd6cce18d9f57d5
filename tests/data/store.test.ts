import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listenToWarnings, startApp, usePhone } from './fresh';

async function startStore() {
  startApp('');
  return import('../../src/data/store');
}

describe('a device with a database', () => {
  beforeEach(() => void usePhone());

  it('gives back what was written, after a restart too', async () => {
    await (await startStore()).writeRow('/api/faqs', { value: [1], confirmedAt: 5 });
    expect(await (await startStore()).readRow('/api/faqs')).toEqual({ value: [1], confirmedAt: 5 });
  });

  it('keeps one row per key', async () => {
    const { writeRow, readRow } = await startStore();
    await writeRow('a', 1);
    await writeRow('b', 2);
    await writeRow('a', 3);
    expect([await readRow('a'), await readRow('b'), await readRow('c')]).toEqual([3, 2, undefined]);
  });

  it('gives the rows whose keys begin alike, and those alone', async () => {
    const { writeRow, readRows } = await startStore();
    for (const key of ['a', 'b/2', 'b/1', 'c']) await writeRow(key, key);
    expect(await readRows('b/')).toEqual(['b/1', 'b/2']);
    expect(await readRows('d/')).toEqual([]);
  });

  it('says that a row was written', async () => {
    expect(await (await startStore()).writeRow('a', 1)).toBe(true);
  });

  it('forgets what is deleted, and that alone', async () => {
    const { writeRow, readRow, deleteRow } = await startStore();
    await writeRow('a', 1);
    await writeRow('b', 2);
    await deleteRow('a');
    expect([await readRow('a'), await readRow('b')]).toEqual([undefined, 2]);
  });

  it('is cleared but for what is to be kept', async () => {
    const { writeRow, readRow, deleteRowsExcept } = await startStore();
    for (const key of ['a', 'b/1', 'c/1', 'bc']) await writeRow(key, key);
    expect(await deleteRowsExcept(['b/', 'c/'])).toBe(true);
    expect(await Promise.all(['a', 'b/1', 'c/1', 'bc'].map((key) => readRow(key)))).toEqual([
      ...[undefined, 'b/1', 'c/1', undefined],
    ]);
  });

  it('is not touched before the first use', async () => {
    const opened = vi.spyOn(IDBFactory.prototype, 'open');
    const { readRow } = await startStore();
    expect(opened).not.toHaveBeenCalled();
    await readRow('a');
    expect(opened).toHaveBeenCalledOnce();
  });
});

const request = () => ({ result: undefined, onsuccess: null, onerror: null }) as unknown as IDBOpenDBRequest;

describe('a device whose database', () => {
  afterEach(() => void vi.useRealTimers());

  const troubles: [string, Partial<IDBFactory> | undefined][] = [
    ['is missing', undefined],
    [
      'throws',
      {
        open: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      },
    ],
    [
      'refuses to open',
      {
        open: () => {
          const opening = { ...request(), error: new DOMException('private mode', 'InvalidStateError') };
          queueMicrotask(() => opening.onerror?.call(opening as never, new Event('error')));
          return opening as IDBOpenDBRequest;
        },
      },
    ],
  ];

  it.each(troubles)('%s reads nothing, writes nothing, and tells the console', async (_name, indexedDB) => {
    const warned = listenToWarnings();
    vi.stubGlobal('indexedDB', indexedDB);
    const { readRow, writeRow, deleteRow } = await startStore();
    expect(await readRow('/api/faqs')).toBeUndefined();
    await writeRow('/api/faqs', 1);
    await deleteRow('/api/faqs');
    expect(warned.mock.calls.map(([text]) => String(text).replace(/: .*/, ''))).toEqual([
      "The device's database did not read /api/faqs",
      "The device's database did not write /api/faqs",
      "The device's database did not delete /api/faqs",
    ]);
  });

  it('hangs is given up after a second, not before', async () => {
    vi.useFakeTimers();
    const warned = listenToWarnings();
    vi.stubGlobal('indexedDB', { open: request });
    const { readRow } = await startStore();
    const outcome = vi.fn();
    void readRow('/api/faqs').then(outcome);
    await vi.advanceTimersByTimeAsync(999);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toHaveBeenCalledWith(undefined);
    expect(warned).toHaveBeenCalledWith(expect.stringContaining('no answer within 1000 ms'));
  });

  it('cannot take a value loses the write and keeps what was there', async () => {
    const warned = listenToWarnings();
    usePhone();
    const { readRow, writeRow } = await startStore();
    await writeRow('a', 1);
    await writeRow('a', () => 'a function cannot be stored');
    expect(warned).toHaveBeenCalledOnce();
    expect(await readRow('a')).toBe(1);
  });

  it('answered in time leaves no timer behind', async () => {
    usePhone();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { readRow } = await startStore();
    await readRow('a');
    expect(vi.getTimerCount()).toBe(0);
  });
});
