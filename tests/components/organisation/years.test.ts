import { expect, test } from 'vitest';
import { latestFirst } from '../../../src/components/organisation/years';

test('returns each year once, latest first', () => {
  expect(latestFirst([{ year: 2019 }, { year: 2023 }, { year: 2019 }, { year: 2021 }])).toEqual([
    2023, 2021, 2019,
  ]);
});
