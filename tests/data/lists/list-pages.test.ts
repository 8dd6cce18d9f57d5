import { beforeEach, describe, expect, it, vi } from 'vitest';
import { at } from '../../../src/schemas/base';
import { posts } from '../../../src/schemas/posts';
import { paginate as paginateEmbedded } from '../../../vite/content/responses/paginator';
import { paginate as paginateLaravel } from '../../support/laravel-paginator';
import { pageNumber, pathOfPage as pathOf } from '../../../src/data/lists/page-links';
import type { PageLink } from '../../../src/schemas/parse';
import { startApp, usePhone } from './fresh';

const base = 'https://valley.example';
const post = (id: number) => ({ id: String(id), title: `Event ${id}`, slug: `event-${id}` });
const many = (count: number) => Array.from({ length: count }, (_, index) => post(index + 1));
const laravelLinks = (records = many(30)) => paginateLaravel(records, `${base}/api/posts`, 2, 1).meta.links;
const embeddedLinks = (count: number) => paginateEmbedded('/api/posts', many(count))[0]!.meta.links;

beforeEach(() => void usePhone());

async function load(api = base) {
  startApp(api);
  const [lists, { PersistentCache }] = await Promise.all([
    import('../../../src/data/lists/list-pages'),
    import('../../../src/data/device/swr-cache'),
  ]);
  const pathOfPage = (links: readonly PageLink[], number: number) => pathOf(links, number, lists.followLink);
  return { ...lists, pathOfPage, cache: new PersistentCache() };
}

const link = (url: string | null, label = '2') => ({ url, label, active: false });

describe('a link of a paginator', () => {
  it.each([
    [`${base}/api/posts?page=2`, 'posts?page=2'],
    [`${base}/api/projects/category/water?page=2`, 'projects/category/water?page=2'],
    ['/api/posts/page/2', 'posts/page/2'],
    [`${base}/api/posts/tag/زمستان?page=2`, `posts/tag/${encodeURIComponent('زمستان')}?page=2`],
  ])('%s leads to %s', async (url, path) => {
    const { followLink } = await load();
    expect(followLink(link(url))).toBe(path);
  });

  it.each([
    null,
    '',
    'https://intruder.example/api/posts?page=2',
    '//intruder.example/api/posts?page=2',
    'https://valley.example.intruder.example/api/posts?page=2',
    'http://valley.example:8080/api/posts?page=2',
    `${base}/login?page=2`,
    'javascript:alert(1)',
    'http://',
    'https://[broken/api/posts?page=2',
  ])('%s leads nowhere', async (url) => {
    const { followLink } = await load();
    expect(followLink(link(url))).toBeUndefined();
  });

  it('leads to the same response if the host needs a suffix', async () => {
    vi.stubEnv('VITE_API_SUFFIX', '.json');
    const { followLink } = await load();
    expect(followLink(link('/api/posts/page/2.json'))).toBe('posts/page/2');
    expect(followLink(link('/api/posts/page/2'))).toBe('posts/page/2');
  });
});

describe('the number of a link', () => {
  it.each([
    ['1', 1],
    [' 12 ', 12],
    ['...', undefined],
    ['&laquo; Previous', undefined],
    ['Next &raquo;', undefined],
  ])('with label "%s" is %s', (label, number) => {
    expect(pageNumber({ label })).toBe(number);
  });
});

describe('the path of a page', () => {
  it('is that of the link with its number', async () => {
    const { pathOfPage } = await load();
    expect(pathOfPage(laravelLinks(), 2)).toBe('posts?page=2');
    expect(pathOfPage(laravelLinks(), 15)).toBe('posts?page=15');
    expect(pathOfPage(embeddedLinks(16), 3)).toBe('posts/page/3');
  });

  it('is derived from a numbered link if a gap hides it, and beyond the last', async () => {
    const { pathOfPage } = await load();
    expect(laravelLinks().map(({ label }) => label)).not.toContain('12');
    expect(pathOfPage(laravelLinks(), 12)).toBe('posts?page=12');
    expect(pathOfPage(laravelLinks(), 99)).toBe('posts?page=99');
    expect(pathOfPage(embeddedLinks(16), 99)).toBe('posts/page/99');
  });

  it('does not change numbers in the address that are not the page', async () => {
    const { pathOfPage } = await load();
    const links = (path: string) => paginateLaravel(many(30), `${base}/api/${path}`, 2, 1).meta.links;
    expect(pathOfPage(links('posts/category/phase-15'), 12)).toBe('posts/category/phase-15?page=12');
    expect(pathOfPage(links('posts/category/15'), 12)).toBe('posts/category/15?page=12');
    expect(pathOfPage(links('posts/tag/2015'), 12)).toBe('posts/tag/2015?page=12');
  });

  it('is undefined if the list has only one page', async () => {
    const { pathOfPage } = await load();
    expect(pathOfPage(laravelLinks([post(1)]), 2)).toBeUndefined();
    expect(pathOfPage([], 2)).toBeUndefined();
  });

  it('is undefined if the links lead to another origin', async () => {
    const { pathOfPage } = await load('https://other.example');
    expect(pathOfPage(laravelLinks(), 2)).toBeUndefined();
    expect(pathOfPage(laravelLinks(), 12)).toBeUndefined();
  });
});

describe('the stored pages of a list', () => {
  const page = (number: number) => (number === 1 ? 'posts' : `posts?page=${number}`);

  async function store(numbers: number[], count = 8) {
    const app = await load();
    const { writeRow } = await import('../../../src/data/device/rows');
    for (const number of numbers) {
      const { data, meta } = paginateLaravel(many(count), `${base}/api/posts`, 2, number);
      const row = { value: data, links: meta.links, confirmedAt: number * 1_000, stamp: `${number}` };
      await writeRow(`${base}/api/${page(number)}`, row);
    }
    return app;
  }

  it('are in the order of their numbers, each with its age, in whatever order they were stored', async () => {
    const { storedPages, cache } = await store([3, 1, 4, 2]);
    const rows = await storedPages(cache, posts);
    expect(rows.map(({ value }) => value.map(({ id }) => id))).toEqual([
      ['1', '2'],
      ['3', '4'],
      ['5', '6'],
      ['7', '8'],
    ]);
    expect(rows.map(({ confirmedAt }) => confirmedAt)).toEqual([1_000, 2_000, 3_000, 4_000]);
  });

  it('are those that are stored: a missing one is skipped', async () => {
    const { storedPages, cache } = await store([1, 3]);
    const rows = await storedPages(cache, posts);
    expect(rows.flatMap(({ value }) => value.map(({ id }) => id))).toEqual(['1', '2', '5', '6']);
  });

  it('are found behind a gap in the links too', async () => {
    const { storedPages, cache } = await store([1, 12], 30);
    const rows = await storedPages(cache, posts);
    expect(rows.map(({ confirmedAt }) => confirmedAt)).toEqual([1_000, 12_000]);
  });

  it('are none without the first, which has the links to the others', async () => {
    const { storedPages, cache } = await store([2, 3]);
    expect(await storedPages(cache, posts)).toEqual([]);
  });

  it('of a filtered list are its own', async () => {
    const { storedPages, cache } = await store([1, 2]);
    expect(await storedPages(cache, at(posts, 'posts/tag/winter'))).toEqual([]);
  });
});
