import { expect, test } from 'vitest';
import { linksSeenFrom, paginationItems } from '../../../src/components/news/pagination-items';
import { pageCount } from '../../../src/data/lists/page-links';

const link = (label: string, url: string | null, active = false) => ({ label, url, active });
const links = [
  link('&laquo; Previous', '/api/posts?page=1'),
  link('1', '/api/posts?page=1'),
  link('2', '/api/posts?page=2', true),
  link('...', null),
  link('9', '/api/posts?page=9'),
  link('Next &raquo;', '/api/posts?page=3'),
];

test('the first link is prv and the last is next, whatever their labels are', () => {
  expect(paginationItems(links, 2)).toEqual([
    { is: 'previous', label: 'prv', page: 1 },
    { is: 'page', label: '1', page: 1 },
    { is: 'active', label: '2' },
    { is: 'gap', label: '...' },
    { is: 'page', label: '9', page: 9 },
    { is: 'next', label: 'next', page: 3 },
  ]);
});

test('a link without a URL has no page', () => {
  const first = [link('«', null), link('1', '/1', true), link('2', null), link('3', '/3'), link('»', null)];
  expect(paginationItems(first, 1).map(({ page }) => page)).toEqual([
    undefined,
    undefined,
    undefined,
    3,
    undefined,
  ]);
});

test('the page count is the highest number of the links, or one without links', () => {
  expect(pageCount(links)).toBe(9);
  expect(pageCount([])).toBe(1);
});

test('until a page is loaded, its links are derived from those of page 1', () => {
  const first = [link('«', null), link('1', '/1', true), link('2', '/2'), link('3', '/3'), link('»', '/2')];
  const pagesFrom = (number: number) => paginationItems(linksSeenFrom(first, number), number);
  expect(pagesFrom(2).map(({ is, page }) => page ?? is)).toEqual([1, 1, 'active', 3, 3]);
  expect(pagesFrom(3).map(({ is, page }) => page ?? is)).toEqual([2, 1, 2, 'active', 'next']);
});
