import { IDBObjectStore } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { toKept } from '../../../src/data/kept/kept';
import { expectWarning } from '../../support/console';
import { eventually } from '../../support/eventually';
import { startApp, usePhone } from '../lists/fresh';

async function startTab() {
  startApp('');
  return import('../../../src/data/kept/kept');
}

const cleaner = {
  address: '/vacancies/va-8',
  list: 'vacancies',
  title: 'Cleaner',
  language: 'en',
  record: { id: 8, title: 'Cleaner' },
  facts: { deadline: '2026-11-27', isCancelled: false, document: null },
};
const whole = { ...cleaner, keptAt: 5, seen: cleaner.facts };

beforeEach(() => {
  usePhone();
  vi.stubGlobal('navigator', { storage: { persist: async () => true } });
});

describe('a kept notice', () => {
  it('is there after a restart, with its record and the facts of that time', async () => {
    expect(await (await startTab()).keepThing(cleaner, 5)).toBe(true);
    expect(await (await startTab()).readKept()).toEqual([whole]);
  });

  it('is gone once it is forgotten, and can be put back as it was', async () => {
    const { keepThing, forgetThing, putBack, readKept } = await startTab();
    await keepThing(cleaner, 5);
    expect(await forgetThing(cleaner.address)).toBe(true);
    expect(await readKept()).toEqual([]);
    expect(await putBack(whole)).toBe(true);
    expect(await readKept()).toEqual([whole]);
  });

  it('remembers which facts were seen; one that was forgotten meanwhile does not come back', async () => {
    const { keepThing, markSeen, readKept } = await startTab();
    await keepThing(cleaner, 5);
    await markSeen(cleaner.address, { deadline: '2026-12-04' });
    await markSeen('/vacancies/other', {});
    expect(await readKept()).toEqual([{ ...whole, seen: { deadline: '2026-12-04' } }]);
  });

  it('is announced as seen only where that was stored: a page that marks it after each announcement must end', async () => {
    const { keepThing, markSeen, readKept, watchKept } = await startTab();
    await keepThing(cleaner, 5);
    const told = vi.fn();
    watchKept(told);
    const { put } = IDBObjectStore.prototype;
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      value,
      key,
    ) {
      if (String(key).startsWith('kept/')) throw new DOMException('full', 'QuotaExceededError');
      return put.call(this, value, key);
    });
    expectWarning(/The device's database did not mark kept\/\/vacancies\/va-8 as seen/);
    await markSeen(cleaner.address, { deadline: '2026-12-04' });
    expect(told).not.toHaveBeenCalled();
    full.mockRestore();
    await markSeen(cleaner.address, { deadline: '2026-12-04' });
    expect(told).toHaveBeenCalledOnce();
    expect(await readKept()).toEqual([{ ...whole, seen: { deadline: '2026-12-04' } }]);
  });

  it('is told to the other tabs', async () => {
    const [one, other] = [await startTab(), await startTab()];
    const there = vi.fn();
    other.watchKept(there);
    await one.keepThing(cleaner);
    // Tests in other threads use the same channel.
    await eventually(() => expect(there).toHaveBeenCalled());
  });
});

it('a device that stores nothing says so, and its reading has failed: that is not nothing', async () => {
  vi.stubGlobal('indexedDB', undefined);
  expectWarning(/The device's database did not write/);
  expectWarning(/The device's database did not read kept/);
  const { keepThing, readKept } = await startTab();
  expect(await keepThing(cleaner)).toBe(false);
  expect(await readKept()).toBeUndefined();
});

it('a damaged row is still a kept thing, by its address, of which no fact is known', () => {
  const bare = { list: '', language: '', record: undefined, facts: {}, keptAt: 0, seen: {} };
  expect(toKept('/vacancies/va-8', 'x')).toEqual({ ...bare, address: '/vacancies/va-8', title: 'va 8' });
  expect(
    toKept('/events/%D8%B1', { title: ' ', record: [], facts: { deadline: 7, document: { url: 1 } } }),
  ).toEqual({
    ...bare,
    address: '/events/%D8%B1',
    title: 'ر',
  });
  const told = { date: '2026-11-12', sentence: 'The date moved.' };
  expect(toKept('/a', { facts: { told: [told, { date: 7 }, null] } }).facts).toEqual({ told: [told] });
  expect(toKept('/a/%', { keptAt: -1 })).toMatchObject({ title: '%', keptAt: 0 });
});
