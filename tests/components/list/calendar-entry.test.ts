import { expect, test } from 'vitest';
import { calendarEntry } from '../../../src/components/list/calendar-entry';

const now = Date.parse('2026-11-20T08:00:00Z');
const page = 'https://example.org/vacancies';
const zone = 'Asia/Kabul';
const entryOf = (title: string, deadline = '2026-12-24') => calendarEntry(title, deadline, page, zone, now)!;
/** Unfolds content lines (RFC 5545, 3.1): a line break before a space is removed. */
const linesOf = (entry: string) => entry.replaceAll('\r\n ', '').split('\r\n').slice(0, -1);
const valueOf = (entry: string, name: string) =>
  linesOf(entry).find((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`));

test('an entry has the components and properties that RFC 5545 requires, correctly nested', () => {
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

test('a date without a time is an all-day event in every time zone', () => {
  expect(valueOf(entryOf('Seed', '2026-12-24'), 'DTSTART')).toBe('DTSTART;VALUE=DATE:20261224');
});

test('a date with a time is converted from the organisation’s time zone to UTC', () => {
  expect(valueOf(entryOf('Seed', '2026-12-24 14:30:00'), 'DTSTART')).toBe('DTSTART:20261224T100000Z');
  expect(valueOf(entryOf('Seed', '2026-12-24T14:30:00.000000Z'), 'DTSTART')).toBe('DTSTART:20261224T143000Z');
});

test('an event with a time has no end: an end must be later than the start', () => {
  expect(valueOf(entryOf('Seed', '2026-12-24 14:30:00'), 'DTEND')).toBeUndefined();
});

test.each([
  ['ASCII', 'Supply of certified wheat seed, fertiliser and tools for 400 households in Herat and Badghis'],
  [
    'Dari',
    'تهیه تخم گندم اصلاح‌شده، کود کیمیاوی و سامان زراعتی برای چهارصد فامیل در ولایت‌های هرات و بادغیس',
  ],
  ['characters of four octets', '🌾'.repeat(60)],
  ['one word', 'x'.repeat(500)],
])('folds a long title in %s at 75 octets without splitting a character', (_, title) => {
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

test('escapes special characters, so that a title cannot inject a line', () => {
  const lines = linesOf(entryOf('A; B, C \\ D\nATTENDEE:mailto:x@example.org\r\nE'));
  expect(lines).toContain('SUMMARY:A\\; B\\, C \\\\ D\\nATTENDEE:mailto:x@example.org\\nE');
  expect(lines.some((line) => line.startsWith('ATTENDEE'))).toBe(false);
});

test('two entries of one day have different UIDs; the same entry keeps its UID', () => {
  expect(valueOf(entryOf('Seed'), 'UID')).not.toBe(valueOf(entryOf('Feed'), 'UID'));
  expect(valueOf(entryOf('Seed'), 'UID')).toBe(
    valueOf(calendarEntry('Seed', '2026-12-24', page, zone, now + 1)!, 'UID'),
  );
});

test('a free text deadline has no entry', () => {
  expect(calendarEntry('Seed', 'after Nawruz', page, zone, now)).toBeUndefined();
});
