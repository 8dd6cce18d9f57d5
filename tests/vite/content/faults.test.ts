import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { ContentError, show } from '../../../vite/content/faults';

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
