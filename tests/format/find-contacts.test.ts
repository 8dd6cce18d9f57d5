import { expect, test } from 'vitest';
import { findContacts } from '../../src/format/find-contacts';

test.each([
  ['See www.example.org/tor.', 'www.example.org/tor', 'https://www.example.org/tor'],
  ['Write to (jobs@example.org), please', 'jobs@example.org', 'mailto:jobs@example.org'],
  ['به jobs@example.org، بنویسید', 'jobs@example.org', 'mailto:jobs@example.org'],
  ['تیلفون: +۹۳ ۲۰ ۵۵۵ ۰۱۴۳.', '+۹۳ ۲۰ ۵۵۵ ۰۱۴۳', 'tel:+93205550143'],
  ['Call +93 20 555 0143.', '+93 20 555 0143', 'tel:+93205550143'],
])('finds the contact in “%s”', (text, found, href) =>
  expect(findContacts(text)).toEqual([{ at: text.indexOf(found), text: found, href }]),
);

test('takes no amount or account for a phone number', () =>
  expect(findContacts('AFN 38,400 to 44,200, account 0012 3456 789')).toEqual([]));

test.each([
  ['letters', 'a'.repeat(200_000)],
  ['signs after an address', `https://${'.'.repeat(200_000)}x`],
  ['at signs', 'a@'.repeat(100_000)],
  ['plus signs and digits', '+1'.repeat(100_000)],
])('searches a word of 200,000 %s in less than a second', (_of, text) => {
  const start = performance.now();
  findContacts(text);
  expect(performance.now() - start).toBeLessThan(1_000);
});
