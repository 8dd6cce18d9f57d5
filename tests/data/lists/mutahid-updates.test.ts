import { expect, test } from 'vitest';
import { mutahidUpdates } from '../../../src/data/lists/mutahid-updates';

test('each year from 2022 to 2024 has its twelve months, in their order', () => {
  const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
  for (const wanted of [2022, 2023, 2024]) {
    const ofYear = mutahidUpdates.filter(({ year }) => year === wanted);
    expect(ofYear.map(({ month }) => month)).toEqual(months);
  }
  expect(mutahidUpdates).toHaveLength(36);
});

test('at least four months have a document, the others have none', () => {
  const files = mutahidUpdates.flatMap(({ year, month, file }) =>
    file ? [{ year, month, url: file.url }] : [],
  );
  expect(files.length).toBeGreaterThanOrEqual(4);
  for (const { year, month, url } of files) {
    expect(url).toContain(`${year}-${String(month).padStart(2, '0')}.pdf`);
  }
});
