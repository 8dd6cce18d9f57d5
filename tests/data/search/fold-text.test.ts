import { expect, test } from 'vitest';
import { fold, markWords, queryWords, snippetOf } from '../../../src/data/search/fold-text';

const marked = (text: string, query: string) =>
  markWords(text, query)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('');

test('accents, capitals and variants of Arabic letters are equal in a search', () => {
  expect(fold('Réintégration')).toBe('reintegration');
  expect(fold('كتاب علي')).toBe(fold('کتاب علی'));
  expect(fold('می‌شود')).toBe(fold('میشود'));
  expect(fold('أإآٱ مؤسسة رئيس')).toBe(fold('اااا موسسه رییس'));
  expect(fold('ﻲﻜﺔ'), 'presentation forms, as in PDFs').toBe(fold('یکه'));
  expect(fold('\u200fکابل\u200e')).toBe('کابل');
});

test('a query is the set of its words, whatever separates them', () => {
  expect(queryWords('  Loan, loan-officer! VA-2026 ')).toEqual(['loan', 'officer', 'va', '2026']);
  expect(queryWords(' ,;. ')).toEqual([]);
});

test('matching words are marked where they are, in the letters of the text', () => {
  expect(marked('Crédit for Women', 'credit women')).toBe('[Crédit] for [Women]');
  expect(marked('Cre\u0301dit', 'cred')).toBe('[Cre\u0301d]it');
  expect(marked('کتاب علی', 'كتاب')).toBe('[کتاب] علی');
  expect(marked('No match', 'other')).toBe('No match');
});

test('a snippet is truncated between words around the first match', () => {
  const body = `${'before '.repeat(40)}the saffron harvest ${'after '.repeat(40)}`;
  const text = snippetOf(body, 'saffron')
    .map((part) => part.text)
    .join('');
  expect(text).toMatch(/^… before .*the saffron harvest after .* after …$/);
  expect(text.length).toBeLessThan(200);
  expect(snippetOf('short text', 'other')).toEqual([{ text: 'short text', isMatch: false }]);
});

test('markup in a record stays text', () => {
  expect(marked('<b>bold</b>', 'bold')).toBe('<b>[bold]</b>');
});
