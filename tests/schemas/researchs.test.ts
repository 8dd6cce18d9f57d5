import { expect, it } from 'vitest';
import { parse } from '../../src/schemas/parse';
import { researchs } from '../../src/schemas/researchs';
import { recordsOf } from '../support/laravel-records';

const base = 'https://valley.example';
const { records, faults } = parse(researchs, recordsOf(base).researchs, base);

it('researches of a Laravel server are parsed without a fault', () => {
  expect(faults).toEqual([]);
  expect(records).toMatchObject([
    {
      title: 'Seed prices, 2019 to 2025',
      subtitle: 'A study of five markets',
      pdf: { url: `${base}/storage/seeds.pdf` },
    },
    { title: 'قیمت تخم‌ها', subtitle: undefined, pdf: { url: `${base}/storage/prices.pdf` } },
  ]);
});

it('a research is identified by its title', () =>
  expect(parse(researchs, [{ pdf: 'a.pdf' }], base).faults).toEqual([
    { path: 'researchs[0].title', expected: 'a value' },
  ]));
