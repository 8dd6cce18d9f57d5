import { expect, test } from 'vitest';
import { shareInOrder, withoutRunningLines, wordsOf } from './word-sequence';

test('words are compared without case, signs and the hyphens at the ends of lines', () => {
  expect(wordsOf('The house-\nhold, 20 %: Cre\u0301dit!')).toEqual(['the', 'household', '20', 'credit']);
  expect(wordsOf('ﻼ می\u200cشود')).toEqual(wordsOf('لا میشود'));
  expect(wordsOf('۱۴کابل، DFIبا')).toEqual(wordsOf('۱۴ کابل، DFI با'));
});

test('the share counts what stands in the same order', () => {
  const words = (text: string) => text.split(' ');
  expect(shareInOrder(words('a b c d'), words('a b c d'))).toBe(1);
  expect(shareInOrder(words('a b c d'), words('x a c y d'))).toBe(0.75);
  expect(shareInOrder(words('a b a b'), words('b a b a'))).toBe(0.75);
  expect(shareInOrder(words('a b'), words('c'))).toBe(0);
  expect(shareInOrder([], words('c'))).toBe(1);
});

test('what stands at the edges of most pages is left out, whatever its number', () => {
  const page = (number: number, text: string) => `Tender 7\n\n${text}\n\n${number} / 3\n`;
  const text = [page(1, 'one'), page(2, 'Tender 7 is'), page(3, '12')].join('\f');
  expect(wordsOf(withoutRunningLines(text))).toEqual(['one', 'tender', '7', 'is', '12']);
  expect(withoutRunningLines('Tender 7\none')).toBe('Tender 7\none');
});
