import { expect, test } from 'vitest';
import { rateLimit } from '../../receiver/rate-limit.ts';

test('a sender beyond the limit waits for the end of the minute; others do not', () => {
  let now = 1_000_000;
  const waitOf = rateLimit(2, () => now);
  expect([waitOf('a'), waitOf('a')]).toEqual([0, 0]);
  now += 20_500;
  expect(waitOf('a')).toBe(40);
  expect(waitOf('b')).toBe(0);
  now += 39_500;
  expect(waitOf('a')).toBe(0);
});
