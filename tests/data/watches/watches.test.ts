import { IDBObjectStore } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import { toWatch } from '../../../src/data/watches/watches';
import { expectWarning } from '../../support/console';
import { startApp, usePhone } from '../lists/fresh';

async function startTab() {
  startApp('');
  return import('../../../src/data/watches/watches');
}

const kabul = { address: '/vacancies?place=Kabul', language: 'en', known: ['/vacancies/va-1'] };

beforeEach(() => {
  usePhone();
  vi.stubGlobal('navigator', { storage: { persist: async () => true } });
});

it('is there after a restart, and gone once it is ended', async () => {
  expect(await (await startTab()).startWatch(kabul, 5)).toBe(true);
  const { readWatches, endWatch } = await startTab();
  expect(await readWatches()).toEqual([{ ...kabul, madeAt: 5, known: '/vacancies/va-1' }]);
  expect(await endWatch(kabul.address)).toBe(true);
  expect(await readWatches()).toEqual([]);
});

it('remembers which entries are known, each once; one that was ended meanwhile does not come back', async () => {
  const { startWatch, addKnown, readWatches, followWatches } = await startTab();
  await startWatch(kabul, 5);
  const told = vi.fn();
  followWatches(told);
  await addKnown(kabul.address, ['/vacancies/va-2', '/vacancies/va-1']);
  await addKnown('/vacancies?place=Herat', ['/vacancies/va-3']);
  expect((await readWatches())?.map(({ known }) => known)).toEqual(['/vacancies/va-1\n/vacancies/va-2']);
  expect(told).toHaveBeenCalledTimes(1);
});

it('counts as unreadable, not as none or as ended, where the database does not open', async () => {
  const { startWatch, readWatches, endWatch } = await startTab();
  await startWatch(kabul, 5);
  const refusal = vi.spyOn(IDBObjectStore.prototype, 'getAllKeys').mockImplementation(() => {
    throw new DOMException('broken', 'InvalidStateError');
  });
  expectWarning(/did not read watch/i);
  expectWarning(/did not read alerts/i);
  expect(await readWatches()).toBeUndefined();
  expect(await endWatch(kabul.address)).toBe(false);
  refusal.mockRestore();
});

it('stays readable where its row is damaged: then it was not compared', () => {
  for (const row of [undefined, null, 'text', 7, {}, { known: 3, madeAt: 'yesterday', language: null }])
    expect(toWatch('/vacancies', row)).toEqual({
      address: '/vacancies',
      language: '',
      madeAt: 0,
      known: undefined,
    });
});
