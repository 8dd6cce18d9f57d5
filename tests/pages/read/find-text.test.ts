// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { findText, foldText, maxMatches } from '../../../src/pages/read/find-text';

// jsdom has a StaticRange, which keeps what it was made of.
function find(html: string, words: string): string[] {
  const root = document.createElement('article');
  root.innerHTML = html;
  return findText(foldText(root), words).map(({ startContainer, startOffset, endContainer, endOffset }) => {
    const range = document.createRange();
    range.setStart(startContainer, startOffset);
    range.setEnd(endContainer, endOffset);
    return range.toString();
  });
}

test('words are found without regard to case, accents and spaces, in the letters of the text', () => {
  expect(find('<p>A Crédit, and a cre\u0301dit.</p>', 'credit')).toEqual(['Crédit', 'cre\u0301dit']);
  expect(find('<p>loan \u00a0 officer</p>', ' Loan  officer ')).toEqual(['loan \u00a0 officer']);
});

test('words are found over the edge of a link, but not over that of a paragraph', () => {
  expect(find('<p>Write to <a href="#">jobs@example.org</a> now</p>', 'to jobs@example.org')).toEqual([
    'to jobs@example.org',
  ]);
  expect(find('<p>loan</p><p>officer</p><li>loan</li>', 'loan officer')).toEqual(['loan', 'officer', 'loan']);
  expect(find('<table><tr><th>Duty</th><td>station</td></tr></table>', 'dutystation')).toEqual([]);
});

test('Arabic letters are found as Persian and Pashto keyboards write them, with or without vowel signs', () => {
  expect(find('<p>لطفاً فوراً به علی خبر دهید</p>', 'لطفا')).toEqual(['لطفاً']);
  expect(find('<p>کتاب علی</p>', 'كتاب علي')).toEqual(['کتاب علی']);
  expect(find('<p>می‌شود</p>', 'میشود')).toEqual(['می‌شود']);
});

test('words that stand nowhere together are found one by one, in the order of the text', () => {
  expect(find('<p>The officer gives a loan. A loan!</p>', 'loan officer')).toEqual([
    'officer',
    'loan',
    'loan',
  ]);
});

test('nothing is found for nothing, and not more than can be stepped through', () => {
  expect(find('<p>text</p>', '  ')).toEqual([]);
  expect(find('<p>text</p>', 'other')).toEqual([]);
  expect(find(`<p>${'a'.repeat(3_000)}</p>`, 'a')).toHaveLength(maxMatches);
});
