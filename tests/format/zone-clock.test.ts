import { expect, test } from 'vitest';
import { wallClock, zoneFormat, zoneOffset } from '../../src/format/zone-clock';

const hour = 3_600_000;

test('a clock shows the time of its zone, also on the day on which it is changed', () => {
  const noon = Date.parse('2026-11-20T12:00:00Z');
  expect(wallClock('Asia/Kabul', noon)).toBe(noon + 4.5 * hour);
  const [before, after] = ['2026-03-29T00:59:59Z', '2026-03-29T01:00:00Z'].map((time) => Date.parse(time));
  expect(wallClock('Europe/Berlin', before!)).toBe(before! + hour);
  expect(wallClock('Europe/Berlin', after!)).toBe(after! + 2 * hour);
});

test('the offset is that of the time which the clock shows', () => {
  expect(zoneOffset(Date.parse('2026-03-29T03:00:00Z'), 'Europe/Berlin')).toBe(2 * hour);
  expect(zoneOffset(Date.parse('2026-03-29T01:59:00Z'), 'Europe/Berlin')).toBe(hour);
});

test('a zone that the browser does not know throws', () =>
  expect(() => zoneFormat('Mars/Olympus')).toThrow(RangeError));
