import { expect, test } from 'vitest';
import { isTooDeep } from '../../../../vite/content/records/nesting';

test.each([
  ['quotes', '>'.repeat(101)],
  ['quotes with spaces', '> '.repeat(50_000)],
  ['lists', '- '.repeat(50_000)],
  ['numbered lists', '1. '.repeat(101)],
  ['quotes and lists further down', `A text\n\n${'> - '.repeat(60)}`],
  ['brackets', '['.repeat(20_000)],
  ['braces and brackets', '{a: ['.repeat(51)],
])('%s within each other without end are too deep', (_, text) => expect(isTooDeep(text)).toBe(true));

test.each([
  [
    'a text',
    'A **strong** word, [a link](a.pdf) and\n\n> a quote\n> > of a quote\n\n- a list\n  - in a list',
  ],
  ['many quotes below each other', '> a\n'.repeat(5_000)],
  ['many brackets beside each other', '[a] {b} '.repeat(5_000)],
  ['a rule', '-'.repeat(5_000)],
  ['dots', '1.'.repeat(5_000)],
])('%s is not', (_, text) => expect(isTooDeep(text)).toBe(false));
