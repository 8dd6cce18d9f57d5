import { expect, test } from 'vitest';
import { annualReports, commissionedResearch, newsletters } from '../../../src/data/lists/publications';

const all = [...newsletters, ...annualReports, ...commissionedResearch];

/** The file that an address names. */
const nameOf = (address: { url: string } | undefined) =>
  address && /([\w-]+\.(?:avif|pdf))\b/.exec(address.url)?.[1];

test('publications stand in the order of their list', () => {
  expect(newsletters.map(({ year }) => year)).toEqual([2024, 2024, 2022, 2023]);
  expect(annualReports.map(({ title }) => title)).toEqual(['Annual report 2024', 'Annual report 2023']);
  expect(commissionedResearch.map(({ title }) => title)).toEqual(['What a well changes']);
});

test('every publication has its own cover, and its document if there is one', () => {
  expect(all.map(({ image }) => nameOf(image))).toEqual(
    [1, 2, 3, 4, 5, 6, 7].map((number) => `cover-${number}.avif`),
  );
  expect(all.map(({ file }) => nameOf(file))).toEqual([
    'winter-letter-2024.pdf',
    undefined,
    'letter-2022.pdf',
    undefined,
    'annual-report-2024.pdf',
    undefined,
    'wells.pdf',
  ]);
});
