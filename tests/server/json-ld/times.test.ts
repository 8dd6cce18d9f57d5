import { expect, test } from 'vitest';
import { dateOrTime, dayOf, timeInZone } from '../../../src/server/json-ld/times';

test.each([
  ['Asia/Kabul', '2026-12-01T16:00:00+04:30'],
  ['UTC', '2026-12-01T11:30:00+00:00'],
  ['America/St_Johns', '2026-12-01T08:00:00-03:30'],
])('a time has the clock and the offset of %s', (zone, written) => {
  const at = Date.parse('2026-12-01T11:30:00.999Z');
  expect(timeInZone(at, zone)).toBe(written);
  expect(Date.parse(written)).toBe(at - 999);
});

test('a date is a day, or a time with an offset; free text stays as it is', () => {
  expect(dateOrTime('2026-12-01', 'Asia/Kabul')).toBe('2026-12-01');
  expect(dateOrTime('2026-12-01 16:00:00', 'Asia/Kabul')).toBe('2026-12-01T16:00:00+04:30');
  expect(dateOrTime('soon', 'Asia/Kabul')).toBe('soon');
  expect(dayOf('2026-12-01T20:00:00Z', 'Asia/Kabul')).toBe('2026-12-02');
  expect(dayOf('soon', 'Asia/Kabul')).toBe('soon');
});
