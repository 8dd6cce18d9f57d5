import { expect, test } from 'vitest';
import { parseLinks } from '../../../../src/schemas/parse';
import { paginate } from '../../../../vite/content/responses/paginator';

const records = (count: number) => Array.from({ length: count }, (_, index) => ({ id: index + 1 }));
const labels = (page: ReturnType<typeof paginate>[number] | undefined) =>
  parseLinks(page)
    .slice(1, -1)
    .map(({ label }) => label)
    .join(' ');

test('a page has six records, and metadata in Laravel’s format', () => {
  const [first, second, third, ...rest] = paginate('/api/projects', records(14));
  expect(rest).toEqual([]);
  expect([first, second, third].map((page) => page?.data.length)).toEqual([6, 6, 2]);
  expect(second).toEqual({
    data: records(14).slice(6, 12),
    links: {
      first: '/api/projects',
      last: '/api/projects/page/3',
      prev: '/api/projects',
      next: '/api/projects/page/3',
    },
    meta: {
      current_page: 2,
      from: 7,
      last_page: 3,
      links: [
        { url: '/api/projects', label: '&laquo; Previous', active: false },
        { url: '/api/projects', label: '1', active: false },
        { url: '/api/projects/page/2', label: '2', active: true },
        { url: '/api/projects/page/3', label: '3', active: false },
        { url: '/api/projects/page/3', label: 'Next &raquo;', active: false },
      ],
      path: '/api/projects',
      per_page: 6,
      to: 12,
      total: 14,
    },
  });
});

test('the first page has no previous one, and the last no next one', () => {
  const pages = paginate('/api/projects', records(7));
  expect(parseLinks(pages[0])[0]?.url).toBeNull();
  expect(parseLinks(pages[1]).at(-1)?.url).toBeNull();
});

test('a list without records has one empty page', () => {
  expect(paginate('/api/projects', [])).toMatchObject([
    { data: [], meta: { current_page: 1, last_page: 1, total: 0, from: null, to: null } },
  ]);
});

test('up to thirteen pages are all listed', () => {
  expect(labels(paginate('/api/p', records(13 * 6))[6])).toBe('1 2 3 4 5 6 7 8 9 10 11 12 13');
});

test.each([
  [1, '1 2 3 4 5 6 7 8 9 10 ... 19 20'],
  [7, '1 2 3 4 5 6 7 8 9 10 ... 19 20'],
  [8, '1 2 ... 5 6 7 8 9 10 11 ... 19 20'],
  [13, '1 2 ... 10 11 12 13 14 15 16 ... 19 20'],
  [14, '1 2 ... 11 12 13 14 15 16 17 18 19 20'],
  [20, '1 2 ... 11 12 13 14 15 16 17 18 19 20'],
])('of twenty pages, page %i lists %s', (current, shown) => {
  expect(labels(paginate('/api/p', records(20 * 6))[current - 1])).toBe(shown);
});

test('a gap has no address', () => {
  const gap = parseLinks(paginate('/api/p', records(20 * 6))[0]).find(({ label }) => label === '...');
  expect(gap).toEqual({ url: null, label: '...', active: false });
});
