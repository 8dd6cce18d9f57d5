import { IDBObjectStore } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Mutate } from '../../../src/data/device/swr-cache';
import { prefetchCallLimit } from '../../../src/data/lists/limits';
import { pageCount } from '../../../src/data/lists/page-links';
import type { PageLink } from '../../../src/schemas/parse';
import { posts } from '../../../src/schemas/posts';
import { tags } from '../../../src/schemas/categories';
import { vacancies } from '../../../src/schemas/vacancies';
import { json, send, startServer } from '../../sw/server';
import { startApp, usePhone } from './fresh';
import { expectWarning } from '../../support/console';

const last = 5_000_000;
const link = (url: string | null, label: string): PageLink => ({ url, label, active: false });
const post = (id: number) => ({ id, title: `Event ${id}`, slug: `event-${id}` });

/** The links of a paginator with five million pages. */
const endless = (path: string) => [
  link(null, '&laquo; Previous'),
  ...[1, 2, 3].map((page) => link(`${path}?page=${page}`, String(page))),
  link(null, '...'),
  link(`${path}?page=${last}`, String(last)),
  link(`${path}?page=2`, 'Next &raquo;'),
];

beforeEach(() => {
  usePhone();
  vi.stubGlobal('navigator', { connection: { effectiveType: '4g' } });
});

/** The app as it opens on this device, for the API at `origin`. */
async function open(origin: string) {
  startApp(origin);
  const [fetch, { PersistentCache }, lists, readiness, search] = await Promise.all([
    import('../../../src/data/lists/prefetch/prefetch'),
    import('../../../src/data/device/swr-cache'),
    import('../../../src/data/lists/list-pages'),
    import('../../../src/data/lists/read-lists'),
    import('../../../src/data/search/read-entries'),
  ]);
  const cache = new PersistentCache();
  const mutate: Mutate = async (key, row) => cache.set(key, { ...(row && { data: row }) });
  const stop = new AbortController();
  return {
    ...lists,
    ...readiness,
    ...search,
    cache,
    key: (path: string) => `${origin}/api/${path}`,
    prefetch: () => fetch.prefetchLists(cache, mutate, [posts, tags, vacancies], stop.signal, 0),
    fetchEverything: () => fetch.refetchLists(cache, mutate, [posts, tags, vacancies], stop.signal, 0),
  };
}

const prefetchEnds = /^The fetch of lists ended after 25 calls: /;

describe('a paginator with five million pages', () => {
  async function startEndless(rest = json({ data: [post(9)], meta: { links: [] } })) {
    const server = await startServer((response, request) => {
      const { pathname, search } = new URL(request.url ?? '', server.origin);
      if (pathname !== '/api/posts') return json([{ name: 'One', title: 'One' }])(response, request);
      const first = { data: [post(1)], meta: { links: endless(`${server.origin}/api/posts`) } };
      (search === '' ? json(first) : rest)(response, request);
    });
    return server;
  }

  it('costs a first visit no more calls than any other, and the next start none beyond that', async () => {
    expectWarning(prefetchEnds, 2);
    const server = await startEndless();
    const first = await open(server.origin);
    await first.prefetch();
    expect(server.asked).toHaveLength(prefetchCallLimit);
    await first.cache.flush();
    await (await open(server.origin)).prefetch();
    expect(server.asked.length).toBeLessThanOrEqual(2 * prefetchCallLimit);
  });

  it.each([404, 500])('costs no more calls if every page fails with %i', async (status) => {
    expectWarning(new RegExp(`^The prefetch did not get .*status ${status}$`), prefetchCallLimit - 3);
    expectWarning(prefetchEnds, 1);
    const server = await startEndless(send('application/json', '{}', status));
    await (await open(server.origin)).prefetch();
    expect(server.asked).toHaveLength(prefetchCallLimit);
  });

  it('is fetched up to its hundredth page if the user asks for it, and the console reports that once', async () => {
    expectWarning(
      /\/api\/posts: only the first 100 of its 5000000 pages are kept on this device, and the others are fetched when they are opened\.$/,
      1,
    );
    expectWarning(/The prefetch did not get .*expected the envelope of a page/);
    const server = await startEndless();
    const { fetchEverything } = await open(server.origin);
    await fetchEverything();
    await fetchEverything();
    const pages = new Set(server.asked.filter((path) => /^\/api\/posts(\?|$)/.test(path)));
    expect(pages.size).toBe(100);
  });

  it('that an earlier version stored does not delay reading the stored lists', async () => {
    expectWarning(/only the first 100 of its 5000000 pages are kept/, 1);
    const { cache, storedPages, readWholePages, cachedRecord, readLists, readEntries } = await open('');
    const { writeRow } = await import('../../../src/data/device/rows');
    const links = endless('/api/posts');
    await writeRow('/api/posts', { value: [post(1)], links, confirmedAt: 1, stamp: '1' });
    const reads = vi.spyOn(IDBObjectStore.prototype, 'get');
    expect(await storedPages(cache, posts)).toHaveLength(1);
    expect(await readWholePages(cache, posts)).toHaveLength(1);
    expect(cachedRecord(cache, posts, 'event-1')?.record).toMatchObject({ title: 'Event 1' });
    expect(await readLists(cache, [posts])).toMatchObject([{ is: 'in-part' }]);
    const source = { of: posts, read: () => ({ kind: 'c', title: 'a', body: 'b', to: '/' }) };
    expect((await readEntries(cache, [source]))?.entries).toHaveLength(1);
    const read = reads.mock.calls.filter(([key]) => String(key).startsWith('/api/posts'));
    expect(read).toHaveLength(100);
  });

  it('still has each of its pages when the user opens it', async () => {
    const { pageOf } = await open('');
    expect(pageOf(posts, endless('/api/posts'), 4_321)?.path).toBe('posts?page=4321');
  });
});

describe('the links of a paginator', () => {
  it('are limited, even if an earlier version stored a million, and the last one remains "next"', async () => {
    expectWarning(/pages are kept/);
    const { cache, storedPages } = await open('');
    const { writeRow } = await import('../../../src/data/device/rows');
    const many = Array.from({ length: 200_000 }, (_, index) => link(`/api/posts?page=${index}`, `${index}`));
    const links = [...many, link('/api/posts?page=2', 'Next')];
    await writeRow('/api/posts', { value: [post(1)], links, confirmedAt: 1, stamp: '1' });
    const [row] = await storedPages(cache, posts);
    expect(row?.links).toHaveLength(250);
    expect(row?.links?.at(-1)).toEqual(link('/api/posts?page=2', 'Next'));
    expect(pageCount(row?.links)).toBe(248);
  });

  it('contain no label and no address of a megabyte', async () => {
    const { parseLinks } = await import('../../../src/schemas/parse');
    const long = 'x'.repeat(1_000_000);
    const [parsed] = parseLinks({ meta: { links: [link(`/api/posts?${long}`, `7${long}`)] } });
    expect(parsed?.url).toBeNull();
    expect(parsed?.label).toHaveLength(100);
  });

  it('are none if they are not a list of links', async () => {
    const { parseLinks, readLinks } = await import('../../../src/schemas/parse');
    for (const links of [undefined, null, 'text', {}, [null], [[]], [{ label: {} }]]) {
      expect(parseLinks({ meta: { links } })).toEqual([]);
      expect(readLinks(links)).toEqual([]);
    }
  });

  it.each([
    ['another resource', '/api/settings?page='],
    ['a single record', '/api/posts/'],
    ['another site', 'https://intruder.example/api/posts?page='],
  ])('lead to no page if they name %s', async (_name, address) => {
    const { pageOf } = await open('');
    const links = [1, 2, 3].map((page) => link(`${address}${page}`, String(page)));
    expect(pageOf(posts, links, 2)).toBeUndefined();
  });

  it('with one address for every page lead to it once', async () => {
    const { cache, key, furtherPages } = await open('');
    const links = Array.from({ length: 50 }, (_, page) => link('/api/posts?cursor=abc', `${page}`));
    cache.set(key('posts'), { data: { value: [], links, confirmedAt: 1, stamp: '1' } });
    expect([...furtherPages(cache, posts)].map(({ path }) => path)).toEqual(['posts?cursor=abc']);
  });
});

describe('a list', () => {
  it('of more than 20,000 records is truncated, and the console reports that in one sentence', async () => {
    expectWarning(/\/api\/vacancies: of 20100 records only the first 20000 are kept\.$/, 1);
    const records = Array.from({ length: 20_100 }, (_, id) => ({ id, title: `Job ${id}` }));
    const server = await startServer(json(records));
    const { cache } = await open(server.origin);
    const { refreshList } = await import('../../../src/data/lists/load-list');
    expect((await refreshList(cache, vacancies)).value).toHaveLength(20_000);
    await refreshList(cache, vacancies);
  });

  it('with more records on one page than can be rendered is truncated', async () => {
    expectWarning(/of 1100 records only the first 1000 are kept/);
    const data = Array.from({ length: 1_100 }, (_, id) => post(id));
    const server = await startServer(json({ data, meta: { links: [] } }));
    const { cache } = await open(server.origin);
    const { refreshList } = await import('../../../src/data/lists/load-list');
    expect((await refreshList(cache, posts)).value).toHaveLength(1_000);
  });

  it.each([
    ['20,000 records', { value: Array.from({ length: 1_000 }, (_, id) => post(id)), stamp: '9-a' }, 20],
    ['16 MB', { value: [post(1)], stamp: '4000000-a' }, 4],
  ])('ends with the page at which all of them together reach %s', async (_name, page, count) => {
    expectWarning(/pages are kept/, 1);
    const { cache, key, furtherPages } = await open('');
    const row = { ...page, links: endless('/api/posts'), confirmedAt: 1 };
    for (let number = 1; number <= 30; number += 1) {
      cache.set(key(number === 1 ? 'posts' : `posts?page=${number}`), { data: row });
    }
    expect([...furtherPages(cache, posts)]).toHaveLength(count - 1);
  });

  it('of invalid records logs one line for each field, with their number', async () => {
    expectWarning(/^vacancies\[0\]\.title: expected text, in 5000 of 5000 records$/, 1);
    const records = Array.from({ length: 5_000 }, () => ({ title: {} }));
    const server = await startServer(json(records));
    const { cache } = await open(server.origin);
    const { refreshList } = await import('../../../src/data/lists/load-list');
    await expect(refreshList(cache, vacancies)).rejects.toMatchObject({ kind: 'wrong-shape' });
  });

  it('of 5,000 names that filter others causes a hundred fetches', async () => {
    const names = Array.from({ length: 5_000 }, (_, index) => ({ name: `Tag ${index}` }));
    const server = await startServer((response, request) =>
      json(request.url === '/api/tags' ? names : { data: [post(1)], meta: { links: [] } })(response, request),
    );
    const { fetchEverything } = await open(server.origin);
    await fetchEverything();
    expect(server.asked.filter((path) => path.startsWith('/api/posts/tag/'))).toHaveLength(100);
  });
});
