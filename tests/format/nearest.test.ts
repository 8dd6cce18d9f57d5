import { expect, test } from 'vitest';
import { nearest } from '../../src/format/nearest';

test.each([
  ['closeDate', 'close_date'],
  ['Close-Date', 'close_date'],
  ['thumbnail1', 'thumpnail1'],
  ['organization_name', 'organisation_name'],
])('%s is nearly %s', (name, meant) =>
  expect(nearest(name, ['id', 'date', 'close_date', 'thumpnail1', 'organisation_name'])).toBe(meant),
);

test.each(['created_at', 'data', 'x'.repeat(100_000)])('%.12s is nearly no other', (name) =>
  expect(nearest(name, ['id', 'date', 'close_date', 'updated_at'])).toBeUndefined(),
);

test.each([
  ['/vacancy', '/vacancies'],
  ['/project', '/project-updates'],
  ['/nothing', undefined],
  ['/faq', undefined],
])('another end of the word, where only one name fits: %s', (name, meant) =>
  expect(nearest(name, ['/vacancies', '/project-updates', '/about', '/frequently-asked-questions'])).toBe(
    meant,
  ),
);

test('names of other letters are not the same', () => expect(nearest('هرات', ['کابل'])).toBeUndefined());

test('of two names that are alike, the one with fewer other letters is meant', () =>
  expect(nearest('home.titles', ['home.tiles', 'home.title'])).toBe('home.tiles'));

test('signs alone are near to no name', () => expect(nearest('/%', ['/'])).toBeUndefined());
