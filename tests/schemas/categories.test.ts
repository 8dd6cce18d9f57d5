import { describe, expect, it } from 'vitest';
import { parse } from '../../src/schemas/parse';
import { categories, pcategories, tags } from '../../src/schemas/categories';
import { recordsOf } from '../support/laravel-records';

const base = 'https://valley.example';
const wire = recordsOf(base);

it.each([
  ['posts', categories, wire.categories],
  ['projects', pcategories, wire.pcategories],
])('the categories of %s of a Laravel server are parsed without a fault', (_of, resource, rows) => {
  const { records, faults } = parse(resource, { data: rows }, base);
  expect(faults).toEqual([]);
  expect(records.map(({ name, slug }) => [name, slug])).toEqual([
    ['Water', 'water'],
    ['دهقانی', 'farming'],
  ]);
});

it.each(['name', 'slug'])('a category without its %s is dropped', (field) =>
  expect(parse(categories, [{ name: 'Water', slug: 'water', [field]: '' }], base).records).toEqual([]),
);

describe('tags', () => {
  const base = 'https://valley.example';
  const { records, faults } = parse(tags, { data: recordsOf(base).tags }, base);

  it('tags of a Laravel server are parsed without a fault', () => {
    expect(faults).toEqual([]);
    expect(records.map(({ id, name }) => [id, name])).toEqual([
      ['1', 'Winter'],
      ['2', 'Women’s Savings'],
    ]);
  });

  it('a tag is identified by its name', () =>
    expect(parse(tags, [{ id: 1 }], base).faults).toEqual([{ path: 'tags[0].name', expected: 'a value' }]));
});
