import { expect, it } from 'vitest';
import { solarDay } from '../../src/format/solar-hijri';

it.each([
  ['1970-01-01', 1348, 10, 11],
  ['2001-03-21', 1380, 1, 1],
  ['2025-03-20', 1403, 12, 30],
  ['2025-03-21', 1404, 1, 1],
  ['2026-09-22', 1405, 6, 31],
  ['2026-09-23', 1405, 7, 1],
  ['2026-11-20', 1405, 8, 29],
])('%s is the year %d, month %d, day %d', (day, year, month, dayOfMonth) =>
  expect(solarDay(day)).toEqual({ year, month, day: dayOfMonth }),
);

it('agrees with Intl on every day of the years 1380 to 1450', () => {
  const format = new Intl.DateTimeFormat('en-u-ca-persian-nu-latn', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  });
  const expected = (at: number) => {
    const parts = format.formatToParts(at).map(({ type, value }) => [type, parseInt(value)]);
    const { year, month, day } = Object.fromEntries(parts) as Record<'year' | 'month' | 'day', number>;
    return `${year} ${month} ${day}`;
  };
  const wrong: string[] = [];
  let days = 0;
  for (let at = Date.UTC(2001, 2, 21); at < Date.UTC(2072, 2, 20); at += 86_400_000, days += 1) {
    const { year, month, day } = solarDay(new Date(at).toISOString().slice(0, 10));
    if (`${year} ${month} ${day}` !== expected(at)) wrong.push(new Date(at).toISOString());
  }
  expect(wrong).toEqual([]);
  expect(days).toBe(25_932);
});
