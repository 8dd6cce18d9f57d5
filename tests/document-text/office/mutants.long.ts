import { expect, it } from 'vitest';
import { kinds, readMutants } from './mutants';

it('750 damaged files of each kind of Word, Excel, OpenDocument, RTF and CSV are read or refused', () => {
  const outcomes = readMutants(750);
  expect(Object.values(outcomes).reduce((sum, count) => sum + count)).toBe(750 * kinds);
});
