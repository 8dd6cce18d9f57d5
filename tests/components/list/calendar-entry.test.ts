import { expect, test } from 'vitest';
import { calendarEntry } from '../../../src/components/list/calendar-entry';

const now = Date.parse('2026-11-20T08:00:00Z');
const page = 'https://example.org/vacancies';
const zone = 'Asia/Kabul';
const entryOf = (title: string, deadline = '2026-12-24') => calendarEntry(title, deadline, page, zone, now)!;
/** Content lines as RFC 5545 (3.1) reads them: a break with a space after it is no break. */
const linesOf = (entry: string) => entry.replaceAll('\r\n ', '').split('\r\n').slice(0, -1);
const valueOf = (entry: string, name: string) =>
  linesOf(entry).find((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`));

test('an entry has what RFC 5545 requires of a calendar, an event and a reminder, well nested', () => {
  const lines = linesOf(entryOf('Closes: Field officer'));
  expect(lines.filter((line) => /^(BEGIN|END):/.test(line))).toEqual([
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'BEGIN:VALARM',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
  const names = lines.map((line) => /^[A-Z-]+(?=[:;])/.exec(line)?.[0]);
  for (const name of ['VERSION', 'PRODID', 'UID', 'DTSTAMP', 'DTSTART', 'ACTION', 'DESCRIPTION', 'TRIGGER']) {
    expect(names.filter((given) => given === name)).toHaveLength(1);
  }
  expect(lines).toContain('VERSION:2.0');
  expect(lines).toContain('SUMMARY:Closes: Field officer');
  expect(lines).toContain(`URL:${page}`);
  expect(lines).toContain('DTSTAMP:20261120T080000Z');
  expect(lines).toContain('TRIGGER:-P1D');
});

test('a deadline that is a day fills that day, in every zone', () => {
  expect(valueOf(entryOf('Seed', '2026-12-24'), 'DTSTART')).toBe('DTSTART;VALUE=DATE:20261224');
});

test('a deadline with a time stands in UTC, read by the clock of the organisation', () => {
  expect(valueOf(entryOf('Seed', '2026-12-24 14:30:00'), 'DTSTART')).toBe('DTSTART:20261224T100000Z');
  expect(valueOf(entryOf('Seed', '2026-12-24T14:30:00.000000Z'), 'DTSTART')).toBe('DTSTART:20261224T143000Z');
});

test('a moment has no end, for an end must be later than its start', () => {
  expect(valueOf(entryOf('Seed', '2026-12-24 14:30:00'), 'DTEND')).toBeUndefined();
});

test.each([
  ['ASCII', 'Supply of certified wheat seed, fertiliser and tools for 400 households in Herat and Badghis'],
  [
    'Dari',
    'تهیه تخم گندم اصلاح‌شده، کود کیمیاوی و سامان زراعتی برای چهارصد فامیل در ولایت‌های هرات و بادغیس',
  ],
  ['signs of four octets', '🌾'.repeat(60)],
  ['one word', 'x'.repeat(500)],
])('no line of a long title in %s has more than 75 octets, and no sign is torn', (_, title) => {
  const entry = entryOf(title);
  const lines = entry.split('\r\n');
  expect(lines.at(-1)).toBe('');
  for (const line of lines) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(line).not.toMatch(/[\r\n]/);
    expect(new TextDecoder().decode(new TextEncoder().encode(line))).toBe(line);
  }
  expect(linesOf(entry)).toContain(`SUMMARY:${title.replaceAll(',', '\\,')}`);
});

test('signs with a meaning in the format are escaped, so that a title cannot add a line', () => {
  const lines = linesOf(entryOf('A; B, C \\ D\nATTENDEE:mailto:x@example.org\r\nE'));
  expect(lines).toContain('SUMMARY:A\\; B\\, C \\\\ D\\nATTENDEE:mailto:x@example.org\\nE');
  expect(lines.some((line) => line.startsWith('ATTENDEE'))).toBe(false);
});

test('two entries of one day have names of their own; the same entry keeps its name', () => {
  expect(valueOf(entryOf('Seed'), 'UID')).not.toBe(valueOf(entryOf('Feed'), 'UID'));
  expect(valueOf(entryOf('Seed'), 'UID')).toBe(
    valueOf(calendarEntry('Seed', '2026-12-24', page, zone, now + 1)!, 'UID'),
  );
});

test('a deadline in free words is no entry', () => {
  expect(calendarEntry('Seed', 'after Nawruz', page, zone, now)).toBeUndefined();
});
