import { expect, test } from 'vitest';
import { listsOfPage } from '../../../src/pages/saved/page-state';
import type { StoredList } from '../../../src/data/lists/read-lists';
import { posts } from '../../../src/schemas/posts';
import { tags } from '../../../src/schemas/tags';
import { vacancies } from '../../../src/schemas/vacancies';

const pages = [
  { path: '/vacancies', title: 'Vacancies', reads: [vacancies] },
  { path: '/events', title: 'Events', reads: [posts, tags] },
  { path: '/contact', title: 'Contact', reads: [] },
];
const there = (name: string, confirmedAt: number): StoredList => ({
  is: 'there',
  name,
  records: 3,
  confirmedAt,
});

test('a page is as old as the oldest of its lists; a page without lists is left out', () => {
  expect(listsOfPage(pages, [there('vacancies', 5), there('posts', 9), there('tags', 2)])).toEqual([
    { path: '/vacancies', title: 'Vacancies', is: 'there', records: 3, confirmedAt: 5 },
    { path: '/events', title: 'Events', is: 'there', records: 6, confirmedAt: 2 },
  ]);
});

test('a page with a missing list counts as missing, and comes first', () => {
  const found = listsOfPage(pages, [
    there('vacancies', 5),
    there('posts', 9),
    { is: 'missing', name: 'tags' },
  ]);
  expect(found.map(({ path, is }) => [path, is])).toEqual([
    ['/events', 'missing'],
    ['/vacancies', 'there'],
  ]);
});

test('a page says so if only the first pages of its list are stored', () => {
  const found = listsOfPage(pages, [
    there('vacancies', 5),
    { is: 'in-part', name: 'posts', records: 2, confirmedAt: 4 },
    there('tags', 2),
  ]);
  expect(found[0]).toMatchObject({ path: '/events', is: 'in-part', records: 5 });
});
