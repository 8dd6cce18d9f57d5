import { expect, test } from 'vitest';
import { faqs } from '../../../src/schemas/faqs';
import { posts } from '../../../src/schemas/posts';
import { textFlaw } from '../../../vite/content/text-flaw';
import { faultsOf } from './project';

test.each(['Who?', 'a\tb\r\nc', '😀', 'گزارش\u200cها', '\u200fروز'])('%j is well-formed', (text) => {
  expect(textFlaw(text)).toBeUndefined();
});

test('a lone surrogate in a field is reported with file and field', () => {
  expect(faultsOf({ 'content/faqs/01-a.yaml': 'question: "a\\uD800"\nresponse: b' }, faqs)).toEqual([
    'content/faqs/01-a.yaml: question: expected text of whole letters, found half a letter (the lone surrogate U+D800)',
  ]);
});

test('a lone surrogate in a slug or in a list of texts is reported', () => {
  const record = 'title: A\nslug: "a\\udc00"\ndate: 2026-11-01\ntags: [a, "\\ud83d"]\ncontent: b';
  expect(faultsOf({ 'content/posts/01-a.yaml': record }, posts).map((line) => line.split(':')[1])).toEqual([
    ' slug',
    ' tags',
  ]);
});

test('a control character is reported', () => {
  expect(textFlaw(['a', '\u0000'])).toBe('the control character U+0000');
  expect(textFlaw('\u001b[2J')).toBe('the control character U+001B');
});
