import { expect, test } from 'vitest';
import { fold, queryWords, wordsOf } from '../../src/format/fold';

test.each([
  ['case and accents', 'Réintégration İstanbul ÇA', 'reintegration istanbul ca'],
  ['Latin letters without an accent to remove', 'Straße Łódź Ærø œuvre đ ı', 'strasse lodz aero oeuvre d i'],
  ['ligatures and full-width letters', 'ﬁnance ＡＢ１', 'finance ab1'],
  ['yeh', 'ي ى ې ۍ ے', 'ی ی ی ی ی'],
  ['kaf', 'ك ڪ', 'ک ک'],
  ['the gaf of Pashto', 'ګ', 'گ'],
  ['heh', 'ة ہ ھ ە', 'ه ه ه ه'],
  ['alef', 'أ إ آ ٱ', 'ا ا ا ا'],
  ['a hamza on its letter', 'مسئول مؤسسه رئيس خانۀ', 'مسیول موسسه رییس خانه'],
  ['a hamza of its own', 'انشاء', 'انشا'],
  ['joiners and the tatweel', 'می‌شود کـــابل', 'میشود کابل'],
  ['vowel signs', 'مُدَرِّس', 'مدرس'],
  ['direction marks', '\u200fکابل\u200e \u2067هرات\u2069', 'کابل هرات'],
  ['presentation forms, as in PDFs', 'ﻲﻜﺔ', 'یکه'],
  ['digits', '۱۴۰۵ ١٤٠٥', '1405 1405'],
  ['an empty text', '', ''],
])('folds %s', (_, text, folded) => {
  expect(fold(text)).toBe(folded);
  expect(fold(folded), 'folded again').toBe(folded);
});

test('kaf and gaf stay different letters, as do those that only Pashto has', () => {
  expect(fold('گ')).not.toBe(fold('ک'));
  expect(new Set(['ځ', 'څ', 'ډ', 'ړ', 'ږ', 'ښ', 'ڼ', 'ټ'].map(fold)).size).toBe(8);
});

test('a query is the set of its words, whatever separates them', () => {
  expect(queryWords('  Loan, loan-officer! VA-2026 ')).toEqual(['loan', 'officer', 'va', '2026']);
  expect(queryWords(' ,;. ')).toEqual([]);
});

test('the words of a text are folded, and repeated as often as they are there', () => {
  expect(wordsOf('Crédit, كتاب: crédit ۱۴')).toEqual(['credit', 'کتاب', 'credit', '14']);
});
