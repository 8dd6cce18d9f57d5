import { expect, test } from 'vitest';
import { offsetName, placeName } from '../../src/format/zone-name';

const winter = Date.parse('2026-01-15T12:00:00Z');
const summer = Date.parse('2026-07-15T12:00:00Z');

test.each([
  ['Asia/Kabul', winter, 'UTC+4:30'],
  ['Europe/Berlin', winter, 'UTC+1'],
  ['Europe/Berlin', summer, 'UTC+2'],
  ['America/St_Johns', winter, 'UTC−3:30'],
  ['UTC', winter, 'UTC'],
])('the offset of %s at %d is %s', (zone, at, name) => expect(offsetName(zone, at)).toBe(name));

test('a zone is called by its city', () => {
  expect(placeName('Asia/Kabul')).toBe('Kabul');
  expect(placeName('America/New_York')).toBe('New York');
});
