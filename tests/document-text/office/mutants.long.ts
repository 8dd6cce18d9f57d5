import { expect, it } from 'vitest';
import { readMutants } from './mutants';

it('3,000 damaged Word, Excel and OpenDocument files are read or refused', () => {
  const outcomes = readMutants(750);
  expect(Object.values(outcomes).reduce((sum, count) => sum + count)).toBe(3_000);
});
