import { expect, test } from 'vitest';
import { checkCounts, kinds, largestNumber, longestAgo } from '../../../receiver/counts/check-counts';

const now = Date.parse('2026-11-27T00:00:05Z');
const check = (body: unknown) => checkCounts(typeof body === 'string' ? body : JSON.stringify(body), now);

test('counts are numbers by day and kind, and nothing else', () => {
  expect(check({ days: { '2026-11-26': { vacancy: 3, save: 1 }, '2026-10-27': { offline: 999 } } })).toEqual([
    { day: '2026-11-26', kind: 'vacancy', number: 3 },
    { day: '2026-11-26', kind: 'save', number: 1 },
    { day: '2026-10-27', kind: 'offline', number: 999 },
  ]);
  // A phone whose clock is ahead has other days.
  expect(check({ days: { '2026-11-27': { home: 1 } } })).toHaveLength(1);
});

test('all that a phone can have counted is taken, and has less than 16 kB', () => {
  const ofDay = Object.fromEntries(kinds.map((kind) => [kind, largestNumber]));
  const days = Array.from({ length: longestAgo }, (_, ago) =>
    new Date(now - (ago + 1) * 86_400_000).toISOString().slice(0, 10),
  );
  const body = JSON.stringify({ days: Object.fromEntries(days.map((day) => [day, ofDay])) });
  expect(check(body)).toHaveLength(kinds.length * longestAgo);
  expect(body.length).toBeLessThan(16 * 1024);
});

test.each(['', '[]', 'null', '"a"', '{', '{}', '{"days":{}}', '{"days":[]}', '{"days":1}', '{"days":null}'])(
  '%s has no days',
  (body) => {
    expect(check(body)).toBe('days');
  },
);

test.each([
  ['tomorrow', '2026-11-28'],
  ['too long ago', '2026-10-26'],
  ['another year', '2025-11-26'],
  ['no day of its month', '2026-11-31'],
  ['no month', '2026-13-01'],
  ['a time', '2026-11-26T10:00'],
  ['an hour', '2026-11-26 10'],
  ['other digits', '۲۰۲۶-۱۱-۲۶'],
  ['another form', '26-11-2026'],
  ['a word', '__proto__'],
  ['nothing', ''],
])('a day that is %s is refused', (_, day) => {
  expect(check(`{"days":{"2026-11-26":{"home":1},"${day}":{"home":1}}}`)).toBe('days');
});

test.each([
  ['an address', { '/vacancies/nlo-va-1': 1 }],
  ['a word of a prototype', JSON.parse('{"__proto__":1}') as object],
  ['another word of it', { constructor: 1 }],
  ['no kind', {}],
  ['a list', [1]],
  ['a number alone', 1],
  ['zero', { home: 0 }],
  ['less than zero', { home: -1 }],
  ['a fraction', { home: 1.5 }],
  ['too large', { home: 1_000 }],
  ['a text', { home: '1' }],
  ['nothing', { home: null }],
  ['more than a number', { home: { phone: 1 } }],
  ['one that is right and one that is not', { home: 1, hour: 7 }],
])('a day with %s is named as wrong', (_, numbers) => {
  expect(check({ days: { '2026-11-26': numbers } })).toBe('2026-11-26');
});

test.each([
  ['phone', { phone: 'a' }],
  ['id', { id: 'a' }],
  ['x'.repeat(40), { ['x'.repeat(80)]: 1 }],
])('%s is named as wrong', (name, more) => {
  expect(check({ days: { '2026-11-26': { home: 1 } }, ...more })).toBe(name);
});
