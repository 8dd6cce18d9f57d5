import { expect, test } from 'vitest';
import { sharedQuery } from '../../../src/shell/languages/shared-query';

test.each([
  ['', ''],
  ['?q=herat&open=on', '?q=herat&open=on'],
  ['?place=Kabul', ''],
  ['?place=Kabul&q=a', '?q=a'],
  ['?q=a&place=Kabul&open=on', '?q=a&open=on'],
  ['?q=a&workplace=b', '?q=a&workplace=b'],
])('a page in another language has of the query “%s” this: “%s”', (query, shared) =>
  expect(sharedQuery(query)).toBe(shared),
);
