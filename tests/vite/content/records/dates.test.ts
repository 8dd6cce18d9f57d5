import { expect, test } from 'vitest';
import { wireDate } from '../../../../vite/content/records/dates';

const today = '2026-11-20';
const dateOf = (value: unknown) => wireDate(value, today, () => undefined);

test.each([
  ['2026-12-01', '2026-12-01'],
  ['2026-12-01 16:00', '2026-12-01 16:00:00'],
  ['2026-12-01T16:00:00', '2026-12-01 16:00:00'],
  ['2028-02-29', '2028-02-29'],
  ['+12d', '2026-12-02'],
  ['-20d', '2026-10-31'],
  ['+0d', '2026-11-20'],
  ['+3d 16:00', '2026-11-23 16:00:00'],
  ['۲۰۲۶-۱۲-۰۱ ۱۶:۰۰', '2026-12-01 16:00:00'],
  ['+١٢d', '2026-12-02'],
])('%s is sent as %s', (written, wire) => {
  expect(dateOf(written)).toBe(wire);
});

test.each(['soon', '1 May 2026', '+12', '+3d 7pm', '12d', true])('%j is rejected as a date', (written) => {
  const told: string[] = [];
  const date = wireDate(written, today, (expected, found) => {
    told.push(`${expected} / ${found}`);
    return undefined;
  });
  expect(date).toBeUndefined();
  expect(told).toEqual([
    `a date such as 2026-12-01, "2026-12-01 16:00" or "+12d" / ${JSON.stringify(written)}`,
  ]);
});

test.each([
  ['2026-02-30', 'a day that there is (February 2026 has 28 days)'],
  ['2028-02-30', 'a day that there is (February 2028 has 29 days)'],
  ['۲۰۲۶-۰۶-۳۱', 'a day that there is (June 2026 has 30 days)'],
  ['2026-01-00', 'a day that there is (January 2026 has 31 days)'],
  ['2026-13-01', 'a month from 01 to 12'],
  ['2026-12-01 24:00', 'an hour from 00:00 to 23:59'],
])('%s is no day or no hour, and the sentence says so: %s', (written, expected) => {
  const told: string[] = [];
  wireDate(written, today, (sentence) => void told.push(sentence));
  expect(told).toEqual([expected]);
});

test.each(['1405-09-10', '۱۴۰۵-۰۹-۱۰ ۱۶:۰۰'])(
  'a day of the Solar Hijri calendar is no deadline: %s',
  (written) => {
    const told: string[] = [];
    wireDate(written, today, (expected) => void told.push(expected));
    expect(told).toEqual(['a date of the Gregorian calendar']);
  },
);
