import { expect, test } from 'vitest';
import { mutahidUpdates } from '../../../src/data/lists/mutahid-updates';

test('each year has its months, in the order of the list', () => {
  const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
  const inOrder = [2023, 2024].flatMap((year) => months.map((month) => [year, month]));
  expect(mutahidUpdates.map(({ year, month }) => [year, month])).toEqual(inOrder);
});

test('a month with a document has its address and size, the others have none', () => {
  const files = mutahidUpdates.flatMap(({ year, month, file }) => (file ? [{ year, month, ...file }] : []));
  expect(files.map(({ year, month }) => [year, month])).toEqual([
    [2023, 2],
    [2023, 12],
    [2024, 1],
    [2024, 6],
    [2024, 9],
  ]);
  for (const { year, month, url, size } of files) {
    expect(size).toBeGreaterThan(0);
    expect(url).toContain(`${year}-${String(month).padStart(2, '0')}.pdf`);
  }
});
