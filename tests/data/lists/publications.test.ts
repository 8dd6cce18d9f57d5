import { expect, test } from 'vitest';
import { annualReports, commissionedResearch, newsletters } from '../../../src/data/lists/publications';

const all = [...newsletters, ...annualReports, ...commissionedResearch];

test('the newsletters range from 2019 to 2023', () => {
  expect(new Set(newsletters.map(({ year }) => year))).toEqual(new Set([2019, 2020, 2021, 2022, 2023]));
});

test('every publication has a cover, and at least eight have a document', () => {
  expect(all.filter(({ image }) => !/\.avif\b/.test(image?.url ?? '')).map(({ title }) => title)).toEqual([]);
  const files = all.flatMap(({ file }) => (file ? [file.url] : []));
  expect(files.length).toBeGreaterThanOrEqual(8);
  expect(new Set(files).size).toBe(files.length);
  for (const url of files) expect(url).toMatch(/\.pdf\b/);
});
