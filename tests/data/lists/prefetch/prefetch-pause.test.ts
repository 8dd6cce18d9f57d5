import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startApp, usePhone } from '../fresh';

const minute = 60_000;

beforeEach(() => {
  usePhone();
  vi.useFakeTimers({ now: Date.parse('2026-12-01T08:00:00Z'), toFake: ['Date'] });
});
afterEach(() => void vi.useRealTimers());

const open = () => {
  startApp('');
  return import('../../../../src/data/lists/prefetch/prefetch-pause');
};
const wait = (minutes: number) => vi.setSystemTime(Date.now() + minutes * minute);

it('a pause is stored for the next start, and ends when the server said', async () => {
  await (await open()).recordPause(10 * minute);
  wait(4);
  expect(await (await open()).pauseLeft()).toBe(6 * minute);
  wait(6);
  expect(await (await open()).pauseLeft()).toBe(0);
});

it('a server that sends no time is not called for a minute, none at once, and none for more than an hour', async () => {
  const { recordPause, pauseLeft } = await open();
  await recordPause();
  expect(await pauseLeft()).toBe(minute);
  await recordPause(0);
  expect(await pauseLeft()).toBe(1_000);
  await recordPause(1_000 * minute);
  expect(await pauseLeft()).toBe(60 * minute);
});

it.each([-2, 2])('a clock that changes by %i years makes no pause longer than an hour', async (years) => {
  await (await open()).recordPause(10 * minute);
  wait(years * 365 * 24 * 60);
  expect(await (await open()).pauseLeft()).toBe(0);
});

it.each([null, 'text', NaN, Infinity])('a stored pause of %s is ignored', async (stored) => {
  const { pauseLeft } = await open();
  const { writeRow } = await import('../../../../src/data/device/rows');
  await writeRow('preferences/quiet-pause', stored);
  expect(await pauseLeft()).toBe(0);
});
