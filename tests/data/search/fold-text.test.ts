import { expect, test } from 'vitest';
import { queryWords, wordsOf } from '../../../src/data/search/fold-text';

test('a query is the set of its words, whatever separates them', () => {
  expect(queryWords('  Loan, loan-officer! VA-2026 ')).toEqual(['loan', 'officer', 'va', '2026']);
  expect(queryWords(' ,;. ')).toEqual([]);
});

test('the words of a text are folded, and repeated as often as they are there', () => {
  expect(wordsOf('Crédit, كتاب: crédit ۱۴')).toEqual(['credit', 'کتاب', 'credit', '14']);
});
