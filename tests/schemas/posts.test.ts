import { expect, it } from 'vitest';
import { parse } from '../../src/schemas/parse';
import { posts } from '../../src/schemas/posts';
import { recordsOf, type Row } from '../support/laravel-records';

const base = 'https://valley.example';
const rows: Row[] = recordsOf(base).posts.map((row) => ({ ...row, user: 'Press desk' }));
const page = (data: unknown[]) => ({ data, meta: { links: [] } });
const { records, faults } = parse(posts, page(rows), base);

it('posts of a Laravel server are parsed without a fault', () => {
  expect(faults).toEqual([]);
  expect(records).toHaveLength(30);
  expect(records[0]).toEqual({
    id: '1',
    title: 'جشن نهال‌شانی',
    slug: 'market-day-1',
    date: rows[0]?.date,
    category: 'water',
    tags: ['winter'],
    author: 'Press desk',
    image: { url: `${base}/storage/images/valley.png` },
    thumbnail1: undefined,
    thumbnail2: undefined,
    teaser: '<p>Forty stalls, two hundred visitors.</p>',
    content: '<p>The bread was gone by noon.</p>',
  });
});

it('the author takes precedence over the user', () =>
  expect(parse(posts, page([{ ...rows[0], author: 'Laila' }]), base).records[0]?.author).toBe('Laila'));

it('a user that is a loaded relation gives its name', () =>
  expect(parse(posts, page(recordsOf(base).posts), base)).toEqual({ records, faults: [], incomplete: [] }));

it.each([{ id: 1, name: null }, { id: 1 }])('a user %j without a name is none', (user) => {
  const parsed = parse(posts, page([{ ...rows[0], user }]), base);
  expect([parsed.records[0]?.author, parsed.faults]).toEqual([undefined, []]);
});

it('a user of another form is dropped, without other effects', () => {
  const parsed = parse(posts, page([{ ...rows[0], user: [7] }]), base);
  expect(parsed.records[0]).toMatchObject({ slug: 'market-day-1', author: undefined });
  expect(parsed.faults).toEqual([{ path: 'posts[0].user', expected: 'text' }]);
});

it('a category and tags that are loaded relations give their slugs, else those of their names', () => {
  const related = {
    category: { id: 1, name: 'Clean Water' },
    tags: [{ slug: 'winter' }, { name: 'Women’s Savings' }],
  };
  expect(parse(posts, page([{ ...rows[0], ...related }]), base).records[0]).toMatchObject({
    category: 'clean-water',
    tags: ['winter', 'womens-savings'],
  });
});

it.each([
  [
    ['winter', ' ', 'water '],
    ['winter', 'water'],
  ],
  ['winter, water', ['winter', 'water']],
  [null, undefined],
])('tags may come as %j', (tags, expected) =>
  expect(parse(posts, page([{ ...rows[0], tags }]), base).records[0]?.tags).toEqual(expected),
);

it.each(['title', 'slug'])('a post without its %s is dropped', (field) =>
  expect(parse(posts, page([{ ...rows[0], [field]: null }]), base).records).toEqual([]),
);
