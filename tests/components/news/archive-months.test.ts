import { expect, test } from 'vitest';
import { archiveMonths, isMonth, monthName, monthOf } from '../../../src/components/news/archive-months';

const zone = 'Asia/Kabul';

test('records are counted by month, the latest first; those without a date that can be read are in none', () => {
  const dates = ['2026-05-02', '2026-04-30', '2026-05-31 10:00:00', 'in spring', undefined];
  expect(
    archiveMonths(
      dates.map((date) => ({ date })),
      zone,
    ),
  ).toEqual([
    { month: '2026-05', count: 2 },
    { month: '2026-04', count: 1 },
  ]);
});

test('a month begins at midnight in the organisation’s zone', () => {
  expect(monthOf('2026-04-30T20:00:00.000000Z', zone)).toBe('2026-05');
});

test('months are named in words, and only months are months', () => {
  expect(monthName('2026-05')).toBe('May 2026');
  expect(['2026-05', '2026-13', '2026-5', 'x', ''].map(isMonth)).toEqual([true, false, false, false, false]);
});
