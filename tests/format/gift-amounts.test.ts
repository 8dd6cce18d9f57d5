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

test('reads the lines of a list', () => {
  const { amounts } = splitGiftAmounts('- $20: a hen\n- 1 000 EUR: a cow');
  expect(amounts).toEqual([
    { amount: '$20', does: 'a hen' },
    { amount: '1 000 EUR', does: 'a cow' },
  ]);
});

test('reads digits of any script', () => {
  const { amounts } = splitGiftAmounts('۹۰۰ افغانی: مزد دو روز\n۴٬۵۰۰ افغانی: سامان کار');
  expect(amounts.map(({ amount }) => amount)).toEqual(['۹۰۰ افغانی', '۴٬۵۰۰ افغانی']);
});

test.each([
  ['one line alone', 'AFN 900: two days of work\nThank you.'],
  ['heads without a digit', 'Bank: First Bank\nName: Our organisation'],
  ['steps', 'Step 1: write to us\nStep 2: bring the money'],
  ['entries of a list', '1. By bank: see below\n2. By phone: call us'],
  ['telephones', 'Phone 1: +93 20 555 0142\nPhone 2: +93 20 555 0143'],
  ['years', 'In the year 2026: a well\nIn the year 2027: a school'],
  ['times of day', 'Open 9:00 to 16:00\nClosed at 12:30'],
  ['an address of a site', 'See https://example.org/2026\nSee https://example.org/2025'],
  ['long heads', `${'In the year 2026 '.repeat(3)}: one\n${'In the year 2025 '.repeat(3)}: two`],
])('leaves %s in the text', (_, text) => {
  expect(splitGiftAmounts(text)).toEqual({ before: text, amounts: [], after: '' });
});
