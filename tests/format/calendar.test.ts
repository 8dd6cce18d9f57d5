import { expect, test } from 'vitest';
import { alarmsOf, calendarEvent, calendarFile, type CalendarEntry } from '../../src/format/calendar';

const now = Date.parse('2026-11-20T08:00:00Z');
const site = 'https://example.org';
const zone = 'Asia/Kabul';
const make = (entry: Partial<CalendarEntry>, at = now) =>
  calendarFile([
    calendarEvent(
      { title: 'Seed', deadline: '2026-12-24', path: '/vacancies/va-1', ...entry },
      { site, zone, now: at },
    )!,
  ]);
const entryOf = (title: string, deadline = '2026-12-24') => make({ title, deadline });
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
    'BEGIN:VALARM',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
  const names = lines.map((line) => /^[A-Z-]+(?=[:;])/.exec(line)?.[0]);
  for (const name of ['VERSION', 'PRODID', 'UID', 'DTSTAMP', 'DTSTART', 'SUMMARY', 'URL']) {
    expect(names.filter((given) => given === name)).toHaveLength(1);
  }
  expect(lines).toContain('VERSION:2.0');
  expect(lines).toContain('SUMMARY:Closes: Field officer');
  expect(lines).toContain('URL:https://example.org/vacancies/va-1');
  expect(lines).toContain('DTSTAMP:20261120T080000Z');
});

test('says the number, how to apply, and the address of the page', () => {
  const entry = make({ number: 'VA-1', answer: 'Send a letter, in Dari; by e-mail.' });
  expect(valueOf(entry, 'DESCRIPTION')).toBe(
    'DESCRIPTION:VA-1\\n\\nSend a letter\\, in Dari\\; by e-mail.\\n\\nhttps://example.org/vacancies/va-1',
  );
});

const triggersOf = (entry: string) => linesOf(entry).filter((line) => line.startsWith('TRIGGER'));

test('reminds three days and one day before, at nine in the zone of the organisation', () => {
  // 14:30 in Kabul: nine o'clock is 5.5 hours earlier.
  expect(triggersOf(make({ deadline: '2026-12-24 14:30' }))).toEqual([
    'TRIGGER:-P3DT5H30M',
    'TRIGGER:-P1DT5H30M',
  ]);
  expect(alarmsOf('2026-12-24 14:30', zone, now).map(({ at }) => new Date(at).toISOString())).toEqual([
    '2026-12-21T04:30:00.000Z',
    '2026-12-23T04:30:00.000Z',
  ]);
  expect(triggersOf(make({ deadline: '2026-12-24 08:00' }))).toEqual(['TRIGGER:-P2DT23H', 'TRIGGER:-PT23H']);
});

test('a deadline without a time reminds at nine too: an entry of a whole day begins at midnight', () => {
  expect(triggersOf(make({}))).toEqual(['TRIGGER:-P2DT15H', 'TRIGGER:-PT15H']);
});

test('an alarm that has passed is left out', () => {
  const at = (time: string) => triggersOf(make({}, Date.parse(time))).length;
  expect(at('2026-12-21T04:29:00Z')).toBe(2);
  expect(at('2026-12-21T04:30:00Z')).toBe(1);
  expect(at('2026-12-23T04:30:00Z')).toBe(0);
  expect(alarmsOf('after Nawruz', zone, now)).toEqual([]);
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

test('a notice keeps its UID when its deadline moves; two notices have different ones', () => {
  expect(valueOf(make({}), 'UID')).toBe('UID:/vacancies/va-1@example.org');
  expect(valueOf(make({ deadline: '2027-01-05', title: 'Seeds' }), 'UID')).toBe(valueOf(make({}), 'UID'));
  expect(valueOf(make({ path: '/vacancies/va-2' }), 'UID')).not.toBe(valueOf(make({}), 'UID'));
});

test('a free text deadline has no event', () => {
  const entry = { title: 'Seed', deadline: 'after Nawruz', path: '/vacancies/va-1' };
  expect(calendarEvent(entry, { site, zone, now })).toBeUndefined();
});

test('a calendar holds several events, after its own properties', () => {
  const event = ['BEGIN:VEVENT', 'END:VEVENT'];
  expect(linesOf(calendarFile([event, event], ['X-WR-CALNAME:Vacancies']))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Deadlines//EN',
    'X-WR-CALNAME:Vacancies',
    ...event,
    ...event,
    'END:VCALENDAR',
  ]);
});
