import { expect, test } from 'vitest';
import { splitGiftAmounts } from '../../src/format/gift-amounts';

test('takes the lines that tell what amounts do out of a text', () => {
  expect(
    splitGiftAmounts(
      'Thank you.\nAFN 900: two days of work\nAFN 4,500: a tool kit\n\nWrite to us: a@b.example',
    ),
  ).toEqual({
    before: 'Thank you.',
    amounts: [
      { amount: 'AFN 900', does: 'two days of work' },
      { amount: 'AFN 4,500', does: 'a tool kit' },
    ],
    after: 'Write to us: a@b.example',
  });
});

test('reads digits of any script', () => {
  const { amounts } = splitGiftAmounts('۹۰۰ افغانی: مزد دو روز\n۴٬۵۰۰ افغانی: سامان کار');
  expect(amounts.map(({ amount }) => amount)).toEqual(['۹۰۰ افغانی', '۴٬۵۰۰ افغانی']);
});

test.each([
  ['one line alone', 'AFN 900: two days of work\nThank you.'],
  ['heads without a digit', 'Bank: First Bank\nName: Our organisation'],
  ['times of day', 'Open 9:00 to 16:00\nClosed at 12:30'],
  ['an address of a site', 'See https://example.org/2026\nSee https://example.org/2025'],
  ['long heads', `${'In the year 2026 '.repeat(3)}: one\n${'In the year 2025 '.repeat(3)}: two`],
])('leaves %s in the text', (_, text) => {
  expect(splitGiftAmounts(text)).toEqual({ before: text, amounts: [], after: '' });
});
