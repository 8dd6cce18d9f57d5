import { expect, it } from 'vitest';
import { parse } from '../../src/schemas/parse';
import { exatras } from '../../src/schemas/exatras';
import { recordsOf } from '../support/laravel-records';

const base = 'https://valley.example';
const { records, faults } = parse(exatras, recordsOf(base).exatras, base);

it('extra items of a Laravel server are parsed without a fault', () => {
  expect(faults).toEqual([]);
  expect(records).toMatchObject([
    { category: 'Key Areas of Focus', title: 'Water', content: '<p>Canals and <em>weirs</em>.</p>' },
    { category: 'Policies & Governance', title: 'Safeguarding' },
    { category: 'Programs & Projects', title: 'برنامه آب' },
  ]);
});

it.each(['category', 'title'])('an item without its %s is not on any page, and is dropped', (field) => {
  const item = { category: 'Key Areas of Focus', title: 'Water', content: '<p>', [field]: null };
  const parsed = parse(exatras, [item], base);
  expect(parsed.records).toEqual([]);
  expect(parsed.faults).toEqual([{ path: `exatras[0].${field}`, expected: 'a value' }]);
});
