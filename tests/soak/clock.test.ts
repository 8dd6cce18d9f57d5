import { afterEach, expect, it } from 'vitest';
import { setClock } from './clock';

afterEach(() => setClock(0));

it('a clock that is an hour off affects every way to get the current time, and no other date', () => {
  const hour = 3_600_000;
  const before = Date.now();
  setClock(hour);
  expect(Date.now()).toBeGreaterThanOrEqual(before + hour);
  expect(new Date().getTime()).toBeGreaterThanOrEqual(before + hour);
  expect(new Date(5).getTime()).toBe(5);
  expect(new Date() instanceof Date).toBe(true);
  expect(Date.UTC(1970, 0, 1)).toBe(0);
  setClock(0);
  expect(Date.now()).toBeLessThan(before + hour);
});
