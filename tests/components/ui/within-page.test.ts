import { expect, test } from 'vitest';
import { isWithinPage, withinPage } from '../../../src/components/ui/within-page';

test('a link within a page is told from any other', () => {
  expect(isWithinPage(withinPage)).toBe(true);
  for (const other of [null, undefined, {}, 'isWithinPage']) expect(isWithinPage(other)).toBe(false);
});
