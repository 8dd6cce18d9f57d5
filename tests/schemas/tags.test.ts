import { expect, it } from 'vitest';
import { parse } from '../../src/schemas/parse';
import { tags } from '../../src/schemas/tags';
import { recordsOf } from '../support/laravel-records';

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
