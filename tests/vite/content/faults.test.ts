import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { ContentError, show, textFlaw } from '../../../vite/content/faults';
import { faqs } from '../../../src/schemas/faqs';
import { posts } from '../../../src/schemas/posts';
import { faultsOf } from './project';

const fault = { file: 'content/faqs/01.md', field: 'question', expected: 'text', found: 'nothing' };

test('a content error has the number of faults, then one line each', () => {
  const error = new ContentError([fault, { file: 'content/x', expected: 'a folder', found: 'a file' }]);
  expect(error.message).toBe(
    'The content has 2 faults:\n' +
      'content/faqs/01.md: question: expected text, found nothing\n' +
      'content/x: expected a folder, found a file',
  );
  expect(new ContentError([fault]).message).toMatch(/^The content has 1 fault:\n/);
});

test('a terminal shows the message of a content error and no stack', () => {
  const error = new ContentError([fault]);
  expect(inspect(error)).toBe(error.message);
  expect(error.stack).toBe(error.message);
});

test.each([
  [null, 'nothing'],
  ['', 'nothing'],
  ['soon', '"soon"'],
  [true, 'true'],
  [['a'], 'a list'],
  [new Map(), 'a group of fields'],
])('a message shows %j as %s', (value, shown) => {
  expect(show(value)).toBe(shown);
});

test('a message truncates a long value', () => {
  expect(show('word '.repeat(100))).toHaveLength(80);
});

test.each(['Who?', 'a\tb\r\nc', '😀', 'گزارش\u200cها', '\u200fروز'])('%j is well-formed', (text) => {
  expect(textFlaw(text)).toBeUndefined();
});

test('a lone surrogate in a field is reported with file and field', () => {
  expect(faultsOf({ 'content/faqs/01-a.yaml': 'question: "a\\uD800"\nresponse: b' }, faqs)).toEqual([
    'content/faqs/01-a.yaml:1: question: expected text of whole letters, found half a letter (the lone surrogate U+D800)',
  ]);
});

test('a lone surrogate in a slug or in a list of texts is reported', () => {
  const record = 'title: A\nslug: "a\\udc00"\ndate: 2026-11-01\ntags: [a, "\\ud83d"]\ncontent: b';
  expect(faultsOf({ 'content/posts/01-a.yaml': record }, posts).map((line) => line.split(':')[2])).toEqual([
    ' slug',
    ' tags',
  ]);
});

test('a control character is reported', () => {
  expect(textFlaw(['a', '\u0000'])).toBe('the control character U+0000');
  expect(textFlaw('\u001b[2J')).toBe('the control character U+001B');
});
