import { beforeEach, expect, test } from 'vitest';
import { PersistentCache } from '../../../src/data/device/swr-cache';
import {
  filteredResource,
  filterRecords,
  hasFilterField,
  canFilterLocally,
} from '../../../src/data/lists/filtered';
import { posts, type Post } from '../../../src/schemas/posts';
import { usePhone } from './fresh';

const post = (slug: string, more: Partial<Post> = {}): Post =>
  ({ slug, title: slug, category: undefined, tags: undefined, ...more }) as Post;
const links = ['«', '1', '2', '»'].map((label) => ({
  url: `/api/posts/page/${label}`,
  label,
  active: false,
}));
const row = (value: Post[]) => ({ data: { value, links, confirmedAt: Date.now(), stamp: '1' } });

let cache: PersistentCache;
beforeEach(() => {
  usePhone();
  cache = new PersistentCache();
});

test('the address of a filter is encoded', () => {
  expect(filteredResource(posts, { type: 'tag', slug: 'آب' }).path).toBe(
    `posts/tag/${encodeURIComponent('آب')}`,
  );
});

test('records are found by their category, by any of their tags, and by names in place of slugs', () => {
  const records = [
    post('a', { category: 'water', tags: ['winter', 'women'] }),
    post('b', { category: 'Clean Water' }),
    post('c'),
  ];
  const slugs = (type: string, slug: string) =>
    filterRecords(posts, records, { type, slug }).map((record) => record.slug);
  expect(slugs('category', 'water')).toEqual(['a']);
  expect(slugs('category', 'clean-water')).toEqual(['b']);
  expect(slugs('tag', 'women')).toEqual(['a']);
  expect(slugs('year', '2026')).toEqual([]);
});

test('a filtered list needs no call if all pages are here and name it', async () => {
  const water = { type: 'category', slug: 'water' };
  cache.set('/api/posts', row([post('a', { category: 'water' })]));
  expect(await canFilterLocally(cache, posts, water)).toBe(false);
  cache.set('/api/posts/page/2', row([post('b')]));
  expect(await canFilterLocally(cache, posts, water)).toBe(true);
  expect(await canFilterLocally(cache, posts, { type: 'category', slug: 'roads' })).toBe(false);
  expect(await canFilterLocally(cache, posts, { type: 'tag', slug: 'water' })).toBe(false);
});

test('a list has the field of a filter if some record has it', async () => {
  cache.set('/api/posts', row([post('a', { tags: [] }), post('b')]));
  expect(await hasFilterField(cache, posts, 'tag')).toBe(true);
  expect(await hasFilterField(cache, posts, 'category')).toBe(false);
});
