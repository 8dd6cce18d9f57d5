import { expect, test } from 'vitest';
import { expectError, expectWarning, missingLines } from './console';

test('an expected warning or error passes, said before or after it', async () => {
  expectWarning(/^lost: \d+/, 2);
  console.warn('lost:', 3);
  console.warn('lost:', 4);
  console.error(new Error('damaged'));
  expectError(/damaged/);
});

test('an expected line may come after the test', () => {
  expectWarning(/late/);
  setImmediate(() => console.warn('late'));
});

test.fails('an unexpected warning fails the test', () => console.warn('lost'));
test.fails('an unexpected error fails the test', () => console.error('lost'));
test.fails('a warning is not an expected error', () => {
  expectError(/lost/);
  console.warn('lost');
  console.error('lost');
});
test.fails('a line beside the expected ones fails the test', () => {
  expectWarning(/lost/);
  console.warn('lost');
  console.warn('gone');
});
test.fails('more lines than expected fail the test', () => {
  expectWarning(/lost/, 1);
  console.warn('lost');
  console.warn('lost');
});

test('an expected line that did not come is missing', () => {
  expectError(/lost/);
  console.warn('lost');
  expectWarning(/lost/, 2);
  expect(missingLines()).toEqual(['console.error: /lost/', 'console.warn: /lost/']);
  console.error('lost');
  console.warn('lost');
  expect(missingLines()).toEqual([]);
});

test('a test does not inherit what the one before expected', () => expect(missingLines()).toEqual([]));
