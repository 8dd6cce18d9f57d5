import { expect, it } from 'vitest';
import { parse } from '../../src/schemas/parse';
import { stakeholders } from '../../src/schemas/stakeholders';
import { recordsOf } from '../support/laravel-records';

const base = 'https://valley.example';
const { records, faults } = parse(stakeholders, recordsOf(base).stakeholders, base);

it('stakeholders of a Laravel server are parsed without a fault, those of other categories too', () => {
  expect(faults).toEqual([]);
  expect(records).toMatchObject([
    {
      category: 'Stakeholder',
      image: { url: `${base}/storage/images/valley.png` },
      url: 'https://partner.example',
    },
    { category: 'Sponsor', url: undefined },
  ]);
});

it('a stakeholder without a logo is dropped', () => {
  const without = parse(stakeholders, [{ id: 1, category: 'Stakeholder', image: null }], base);
  expect(without.records).toEqual([]);
  expect(without.faults).toEqual([{ path: 'stakeholders[0].image', expected: 'a value' }]);
});

it('an unsafe link is dropped, the logo stays', () => {
  const hostile = [{ category: 'Stakeholder', image: 'a.png', url: 'javascript:alert(1)' }];
  expect(parse(stakeholders, hostile, base).records).toMatchObject([{ url: undefined }]);
});
