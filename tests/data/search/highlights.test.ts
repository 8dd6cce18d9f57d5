import { expect, test } from 'vitest';
import { queryWords } from '../../../src/format/fold';
import { firstFound, languageOfSnippet, markWords, snippetOf } from '../../../src/data/search/highlights';

const found = (words: string) => new Set(queryWords(words));
const marked = (text: string, words: string) =>
  markWords(text, found(words))
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('');

test('words are marked where they are, in the letters of the text', () => {
  expect(marked('Crédit for Women', 'credit women')).toBe('[Crédit] for [Women]');
  expect(marked('Cre\u0301dit', 'credit')).toBe('[Cre\u0301dit]');
  expect(marked('کتاب علی', 'كتاب')).toBe('[کتاب] علی');
  expect(marked('آن می‌شود.', 'میشود')).toBe('آن [می‌شود].');
  expect(marked('مُدَرِّس', 'مدرس')).toBe('[مُدَرِّس]');
  expect(marked('No match', 'other')).toBe('No match');
});

test('a word within a word is not marked', () => {
  expect(marked('Underwater water', 'water')).toBe('Underwater [water]');
});

test('a snippet is truncated between words around the first match', () => {
  const body = `${'before '.repeat(40)}the saffron harvest ${'after '.repeat(40)}`;
  const text = snippetOf(body, found('saffron'))
    .map((part) => part.text)
    .join('');
  expect(text).toMatch(/^… before .*the saffron harvest after .* after …$/);
  expect(text.length).toBeLessThan(200);
  expect(snippetOf('short text', found('other'))).toEqual([{ text: 'short text', isMatch: false }]);
});

test('a snippet of letters without a space has 180 of them', () => {
  const letters = 'a'.repeat(180);
  expect(snippetOf(letters, found('other'))).toEqual([{ text: letters, isMatch: false }]);
  expect(snippetOf(`${letters}a`, found('other'))).toEqual([{ text: `${letters} …`, isMatch: false }]);
});

test('a snippet begins with the text that has the match, and so has its direction', () => {
  const [first] = snippetOf('NLO-VA-065 · کارمند ساحوی', found('ساحوی'));
  expect(first).toEqual({ text: '… کارمند ', isMatch: false });
});

test('a snippet is in the language of the text that has the match', () => {
  const languages = [
    { length: 'کارمند'.length, lang: undefined },
    { length: 'Kabul'.length, lang: 'en' },
  ];
  const entry = { body: 'کارمند · Kabul', languages };
  expect(languageOfSnippet(entry, found('kabul'))).toBe('en');
  expect(languageOfSnippet(entry, found('کارمند'))).toBeUndefined();
  expect(languageOfSnippet({ body: 'Kabul' }, found('kabul'))).toBeUndefined();
});

test('the first word that was found is given as it is written', () => {
  expect(firstFound('Le Crédit, le crédit', found('credit'))).toBe('Crédit');
  expect(firstFound('nothing', found('credit'))).toBeUndefined();
});

test('markup in a record stays text', () => {
  expect(marked('<b>bold</b>', 'bold')).toBe('<b>[bold]</b>');
});
