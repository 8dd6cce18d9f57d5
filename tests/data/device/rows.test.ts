import { IDBDatabase, IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startApp, usePhone } from '../lists/fresh';
import { expectWarning } from '../../support/console';

async function startStore() {
  startApp('');
  return import('../../../src/data/device/rows');
}

describe('a device with a database', () => {
  beforeEach(() => void usePhone());

  it('returns what was written, after a restart too', async () => {
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

  it('changes a row from what is stored, in one transaction', async () => {
    const { updateRow, readRow } = await startStore();
    const add = (stored: unknown) => Number(stored ?? 0) + 1;
    expect(await Promise.all([updateRow('a', add), updateRow('a', add)])).toEqual([1, 2]);
    expect(await readRow('a')).toBe(2);
  });

  it('replaces no row that could not be read', async () => {
    expectWarning(/The device's database did not update a: DataError/, 1);
    const { updateRow, writeRow, readRow } = await startStore();
    await writeRow('a', 1);
    vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementationOnce(() => {
      throw new DOMException('damaged', 'DataError');
    });
    expect(await updateRow('a', () => 2)).toBeUndefined();
    expect(await readRow('a')).toBe(1);
  });

  it('returns the rows whose keys have a prefix, and only those', async () => {
    const { writeRow, readRows } = await startStore();
    for (const key of ['a', 'b/2', 'b/1', 'c']) await writeRow(key, key);
    expect(await readRows('b/')).toEqual(['b/1', 'b/2']);
    expect(await readRows('d/')).toEqual([]);
  });

  it('reports that a row was written', async () => {
    expect(await (await startStore()).writeRow('a', 1)).toBe(true);
  });

  it('deletes one row, and only that one', async () => {
    const { writeRow, readRow, deleteRow } = await startStore();
    await writeRow('a', 1);
    await writeRow('b', 2);
    await deleteRow('a');
    expect([await readRow('a'), await readRow('b')]).toEqual([undefined, 2]);
  });

  it('is not opened before the first use', async () => {
    const opened = vi.spyOn(IDBFactory.prototype, 'open');
    const { readRow } = await startStore();
    expect(opened).not.toHaveBeenCalled();
    await readRow('a');
    expect(opened).toHaveBeenCalledOnce();
  });
});

describe('two tabs that share a device', () => {
  const hour = 3_600_000;
  const list = (stamp: string, confirmedAt: number, length = 1) => ({
    row: {
      stamp,
      confirmedAt,
      value: [stamp],
      ...(length > 1 && { total: length, parts: length }),
    },
    parts: length > 1 ? Array.from({ length }, (_, place) => [`${stamp} ${place}`]) : [],
  });
  const wholeOf = async (readParted: Awaited<ReturnType<typeof startStore>>['readParted']) => {
    const values: unknown[] = [];
    const row = await readParted('a', (part) => values.push(...part));
    return row && values;
  };

  beforeEach(() => void usePhone());

  it('never overwrite a newer list with an older one, and report that the device has it', async () => {
    const [one, other] = [await startStore(), await startStore()];
    const now = Date.now();
    expect(await one.writeList('a', list('new', now - hour))).toBe('stored');
    expect(await other.writeList('a', list('old', now - 2 * hour))).toBe('stored');
    expect(await one.readRow('a')).toMatchObject({ stamp: 'new', confirmedAt: now - hour });
    expect(await other.writeList('a', list('newer', now))).toBe('stored');
    expect(await one.readRow('a')).toMatchObject({ stamp: 'newer' });
  });

  it('never set the confirmation time back to an earlier one', async () => {
    const { writeList, readRow } = await startStore();
    const now = Date.now();
    await writeList('a', list('same', now, 3));
    await writeList('a', { age: list('same', now - hour).row });
    await writeList('a', list('same', now - hour, 3));
    expect(await readRow('a')).toMatchObject({ confirmedAt: now, parts: 3 });
  });

  it('never mix the parts of two long lists, whichever is written last', async () => {
    const [one, other] = [await startStore(), await startStore()];
    const now = Date.now();
    await Promise.all([
      one.writeList('a', list('one', now - 1, 5)),
      other.writeList('a', list('other', now, 3)),
      one.writeList('a', list('third', now - 2, 4)),
    ]);
    expect(await wholeOf(one.readParted)).toEqual(['other 0', 'other 1', 'other 2']);
  });

  it('accept a fresh list if a wrong clock dated the stored one in the future', async () => {
    const { writeList, readRow } = await startStore();
    const now = Date.now();
    await writeList('a', list('future', now + 2 * 365 * 24 * hour));
    await writeList('a', list('fresh', now));
    expect(await readRow('a')).toMatchObject({ stamp: 'fresh', confirmedAt: now });
  });

  it('overwrite a damaged row', async () => {
    const { writeList, writeRow, readRow } = await startStore();
    for (const damaged of [null, 5, 'text', [], {}, { stamp: 's', confirmedAt: NaN }]) {
      await writeRow('a', damaged);
      await writeList('a', list('whole', 5));
      expect(await readRow('a')).toMatchObject({ stamp: 'whole' });
    }
  });

  it('write lost parts again, although the list is the same', async () => {
    const { writeList, deleteRow, readParted } = await startStore();
    await writeList('a', list('same', 1, 3));
    await deleteRow('a part 000001');
    expect(await wholeOf(readParted)).toBeUndefined();
    await writeList('a', { ...list('same', 2, 3), isDamaged: true });
    expect(await wholeOf(readParted)).toHaveLength(3);
  });

  it('find the old list or the new one if a tab is killed during a write', async () => {
    expectWarning(/The device's database did not write/, 4);
    const { writeList, readParted } = await startStore();
    await writeList('a', list('old', 1, 3));
    for (let kill = 1; kill <= 4; kill += 1) {
      const put = IDBObjectStore.prototype.put;
      let puts = 0;
      const spy = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
        this: IDBObjectStore,
        ...args
      ) {
        puts += 1;
        if (puts === kill) this.transaction.abort();
        return put.apply(this, args);
      });
      expect(await writeList('a', list('new', 2, 3))).toBe('failed');
      spy.mockRestore();
      expect(await wholeOf(readParted)).toEqual(['old 0', 'old 1', 'old 2']);
    }
  });
});

describe('a database', () => {
  let phone: ReturnType<typeof usePhone>;
  beforeEach(() => (phone = usePhone()));

  const settled = (opening: IDBOpenDBRequest) =>
    new Promise<IDBDatabase>((resolve, reject) => {
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error ?? new Error('not opened'));
    });

  it('that is deleted while the app runs is not blocked, and is created again by the next write', async () => {
    const { writeRow, readRow } = await startStore();
    await writeRow('a', 1);
    await settled(phone.database.deleteDatabase('ngo'));
    expect(await readRow('a')).toBeUndefined();
    expect(await writeRow('a', 2)).toBe(true);
    expect(await readRow('a')).toBe(2);
  });

  it('that a later version of the app upgrades is not blocked, and works with this version as well', async () => {
    const { writeRow, readRow } = await startStore();
    await writeRow('a', 1);
    const later = await settled(phone.database.open('ngo', 7));
    later.close();
    expect(await readRow('a')).toBe(1);
    expect(await writeRow('a', 2)).toBe(true);
  });

  it('that another tab blocks is read as empty after a second, and later reads do not wait for it', async () => {
    expectWarning(/did not read [ab]: Error: no response within 1000 ms/, 2);
    expectWarning(/did not read c: Error: no response within 100 ms/, 1);
    const { readRow, writeRow } = await startStore();
    const opening = phone.database.open('ngo', 2);
    const isUpgrading = new Promise<void>((resolve) => {
      opening.onupgradeneeded = () => {
        opening.result.createObjectStore('rows');
        const { objectStore } = { objectStore: opening.transaction!.objectStore('rows') };
        // Blocks the upgrade until it is released.
        const hold = () => isHeld && (objectStore.get('x').onsuccess = hold);
        hold();
        resolve();
      };
    });
    let isHeld = true;
    await isUpgrading;
    for (const key of ['a', 'b', 'c']) expect(await readRow(key)).toBeUndefined();
    isHeld = false;
    (await settled(opening)).close();
    expect(await writeRow('a', 1)).toBe(true);
    expect(await readRow('a')).toBe(1);
  });

  it('that was created without its store gets it', async () => {
    (await settled(phone.database.open('ngo'))).close();
    const { writeRow, readRow } = await startStore();
    expect(await writeRow('a', 1)).toBe(true);
    expect(await readRow('a')).toBe(1);
  });

  it('whose connection the browser closed without an event is opened again', async () => {
    const { writeRow, readRow } = await startStore();
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await writeRow('a', 1);
    (transaction.mock.contexts[0] as unknown as IDBDatabase).close();
    expect(await readRow('a')).toBe(1);
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

  it.each(troubles)('%s reads nothing, writes nothing, and logs a warning', async (_name, indexedDB) => {
    for (const call of ['read', 'write', 'delete'])
      expectWarning(new RegExp(`^The device's database did not ${call} /api/faqs: `), 1);
    vi.stubGlobal('indexedDB', indexedDB);
    const { readRow, writeRow, deleteRow } = await startStore();
    expect(await readRow('/api/faqs')).toBeUndefined();
    await writeRow('/api/faqs', 1);
    await deleteRow('/api/faqs');
  });

  it('does not respond is given up after a second, not before', async () => {
    expectWarning(/did not read \/api\/faqs: Error: no response within 1000 ms/);
    vi.useFakeTimers();
    vi.stubGlobal('indexedDB', { open: request });
    const { readRow } = await startStore();
    const outcome = vi.fn();
    void readRow('/api/faqs').then(outcome);
    await vi.advanceTimersByTimeAsync(999);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toHaveBeenCalledWith(undefined);
  });

  it('cannot store a value loses the write and keeps the previous value', async () => {
    expectWarning(/The device's database did not write/, 1);
    usePhone();
    const { readRow, writeRow } = await startStore();
    await writeRow('a', 1);
    await writeRow('a', () => 'a function cannot be stored');
    expect(await readRow('a')).toBe(1);
  });

  it('responded in time leaves no timer behind', async () => {
    usePhone();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { readRow } = await startStore();
    await readRow('a');
    expect(vi.getTimerCount()).toBe(0);
  });
});
