import { expect, test } from 'vitest';
import { isWithinPage, withinPage } from '../../src/browser/within-page';

test('recognises the state of a link within the page', () => {
  expect(isWithinPage(withinPage)).toBe(true);
  for (const other of [null, undefined, {}, 'isWithinPage']) expect(isWithinPage(other)).toBe(false);
});
