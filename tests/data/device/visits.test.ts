import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePhone } from '../lists/fresh';
import { expectWarning } from '../../support/console';

const minute = 60_000;

beforeEach(() => {
  usePhone();
  vi.useFakeTimers({ now: Date.parse('2026-12-01T08:00:00Z'), toFake: ['Date'] });
});
afterEach(() => void vi.useRealTimers());

/** The app, started after a pause. */
async function start(minutes = 0) {
  vi.setSystemTime(Date.now() + minutes * minute);
  vi.resetModules();
  return import('../../../src/data/device/visits');
}
const visit = async (minutes?: number) => (await start(minutes)).countVisit();

it('visits are counted from 1', async () => {
  expect([await visit(), await visit(60), await visit(24 * 60)]).toEqual([1, 2, 3]);
});

it('a second tab and a reload are the same visit', async () => {
  const { countVisit } = await start();
  expect([await countVisit(), await countVisit(), await visit(1), await visit(29)]).toEqual([1, 1, 1, 1]);
  expect(await visit(30)).toBe(2);
});

it('a clock that was set back does not stop the count', async () => {
  await visit();
  expect(await visit(-24 * 60)).toBe(2);
});

it('without a database every visit is the first', async () => {
  expectWarning(/The device's database did not update/, 2);
  vi.stubGlobal('indexedDB', undefined);
  expect([await visit(), await visit(60)]).toEqual([1, 1]);
});
