import { IDBObjectStore } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Mutate } from '../../../../src/data/device/swr-cache';
import { prefetchCallLimit } from '../../../../src/data/lists/limits';
import { identity, list, text, type Resource } from '../../../../src/schemas/base';
import { categories, tags } from '../../../../src/schemas/categories';
import { posts } from '../../../../src/schemas/posts';
import { paginate } from '../../../support/laravel-paginator';
import { json, send, startServer } from '../../../sw/server';
import { eventually } from '../../../support/eventually';
import { startApp, usePhone } from '../fresh';
import { expectWarning } from '../../../support/console';
import { faultyCaches, runFor } from '../../../support/silent-storage';

const resource = (name: string, rank: number): Resource =>
  list(name, { name: identity(text('name')) }, { rank });
const [settings, vacancies, faqs] = [resource('settings', 1), resource('vacancies', 2), resource('faqs', 3)];
const hour = 3_600_000;

let phone: ReturnType<typeof usePhone>;
let connection: { effectiveType: string };
beforeEach(() => {
  phone = usePhone();
  connection = { effectiveType: '4g' };
  vi.stubGlobal('navigator', { connection });
});

async function start() {
  const server = await startServer(json([{ name: 'One' }]));
  startApp(server.origin);
  const [{ prefetchLists }, { PersistentCache }] = await Promise.all([
    import('../../../../src/data/lists/prefetch/prefetch'),
    import('../../../../src/data/device/swr-cache'),
  ]);
  const cache = new PersistentCache();
  const mutate: Mutate = async (key, row) => cache.set(key, { ...(row && { data: row }) });
  const url = (name: string) => `${server.origin}/api/${name}`;
  return {
    server,
    cache,
    url,
    stop: new AbortController(),
    run: (
      resources: Resource[],
      signal = new AbortController().signal,
      readStamps?: Parameters<typeof prefetchLists>[5],
    ) => prefetchLists(cache, mutate, resources, signal, 0, readStamps),
    /** A list that the page and the worker stored some time ago. */
    async store(name: string, confirmedAt: number, { inWorker = true } = {}) {
      cache.set(url(name), { data: { value: [{ name: 'Old' }], confirmedAt, stamp: 'old' } });
      if (inWorker) await (await phone.caches.open('ngo-api')).put(url(name), new Response('[]'));
    },
  };
}

it('the lists are fetched one after the other, by rank, and are stored afterwards', async () => {
  const { run, server, cache, url } = await start();
  expect(await run([faqs, settings, vacancies])).toBe(3);
  expect(server.asked).toEqual(['/api/settings', '/api/vacancies', '/api/faqs']);
  expect(cache.get(url('faqs'))?.data?.value).toMatchObject([{ name: 'One' }]);
});

it('one request ends before the next starts', async () => {
  const { run, server } = await start();
  let open = 0;
  let most = 0;
  server.answer = (response, request) => {
    most = Math.max(most, (open += 1));
    setImmediate(() => {
      open -= 1;
      json([])(response, request);
    });
  };
  await run([faqs, settings, vacancies]);
  expect(most).toBe(1);
});

it('a list with the stamp that the site has for it is confirmed by one request for all, and is not asked for', async () => {
  const { run, server, cache, url, store } = await start();
  const before = Date.now() - 7 * hour;
  for (const name of ['settings', 'vacancies']) await store(name, before);
  await store('faqs', before, { inWorker: false });
  const readStamps = vi.fn(async () => ({ settings: 'old', vacancies: 'newer', faqs: 'old' }));
  expect(await run([settings, vacancies, faqs], undefined, readStamps)).toBe(2);
  // What the worker has lost is asked for, so that it is stored again.
  expect(server.asked).toEqual(['/api/vacancies', '/api/faqs']);
  expect(readStamps).toHaveBeenCalledOnce();
  const { value, confirmedAt } = cache.get(url('settings'))!.data!;
  expect(value).toEqual([{ name: 'Old' }]);
  expect(confirmedAt).toBeGreaterThan(before + 6 * hour);
});

it('where the stamps are not known, each list is asked for', async () => {
  const { run, server, store } = await start();
  for (const name of ['settings', 'vacancies']) await store(name, Date.now() - 7 * hour);
  await run([settings, vacancies], undefined, async () => undefined);
  expect(server.asked).toEqual(['/api/settings', '/api/vacancies']);
});

it('the budget ends it: 150 KB of all lists together, compressed', async () => {
  const { run, server } = await start();
  const noise = () => Math.random().toString(36).slice(2);
  const big = Array.from({ length: 8_000 }, () => ({ name: noise() + noise() }));
  server.answer = json(big);
  expect(await run([settings, vacancies, faqs])).toBe(2);
  expect(server.asked).toEqual(['/api/settings', '/api/vacancies']);
});

it('what compresses well costs little', async () => {
  const { run, server } = await start();
  server.answer = json(Array.from({ length: 8_000 }, () => ({ name: 'the same words in every record' })));
  expect(await run([settings, vacancies, faqs])).toBe(3);
});

describe('one fetch at a time', () => {
  /** Responds only when it is released, and counts concurrent requests. */
  function holdBack(server: Awaited<ReturnType<typeof start>>['server']) {
    const held: (() => void)[] = [];
    let isHeld = true;
    server.answer = (response, request) => {
      const answer = () => json([{ name: 'One' }])(response, request);
      if (isHeld) held.push(answer);
      else answer();
    };
    return () => {
      isHeld = false;
      for (const answer of held) answer();
    };
  }

  it('a second one starts when the first has ended, and fetches nothing twice', async () => {
    const { run, server } = await start();
    const letGo = holdBack(server);
    const both = [run([settings, vacancies, faqs]), run([settings, vacancies, faqs])];
    await eventually(() => expect(server.asked).toHaveLength(1));
    letGo();
    await Promise.all(both);
    expect(server.asked.filter((path) => path === '/api/faqs')).toHaveLength(1);
  });

  it('a fetch that the user asks for ends the prefetch', async () => {
    const { run, server, cache } = await start();
    const { refetchLists } = await import('../../../../src/data/lists/prefetch/prefetch');
    const mutate: Mutate = async (key, row) => cache.set(key, { ...(row && { data: row }) });
    const letGo = holdBack(server);
    const prefetched = run([settings, vacancies, faqs]);
    await eventually(() => expect(server.asked).toHaveLength(1));
    const asked = refetchLists(cache, mutate, [settings, vacancies], new AbortController().signal, 0);
    letGo();
    expect([await prefetched, await asked]).toEqual([1, 2]);
    expect(server.asked).toEqual(['/api/settings', '/api/settings', '/api/vacancies']);
  });
});

describe('a server that asks for a pause', () => {
  it.each([
    ['429', 429, {}, 60_000],
    ['429 with a time', 429, { 'retry-after': '120' }, 120_000],
    ['503 with a time', 503, { 'retry-after': '120' }, 120_000],
  ])('with %s ends it, and is not called for that time', async (_name, status, headers, wait) => {
    expectWarning(new RegExp(`^The prefetch did not get settings: .*status ${status}$`), 1);
    const { run, server } = await start();
    server.answer = send('application/json', '{}', status, headers);
    expect(await run([settings, vacancies])).toBe(0);
    const { pauseLeft } = await import('../../../../src/data/lists/prefetch/prefetch');
    const left = await pauseLeft();
    expect(left).toBeLessThanOrEqual(wait);
    expect(left).toBeGreaterThan(wait - 10_000);
    server.answer = json([]);
    expect(await run([settings, vacancies])).toBe(0);
    expect(server.asked).toEqual(['/api/settings']);
  });

  it('is told by the worker, which answers with what it has stored', async () => {
    const { run, server } = await start();
    const headers = {
      'x-confirmed-at': String(Date.now() - hour),
      'x-retry-at': String(Date.now() + 120_000),
    };
    server.answer = json([{ name: 'Old' }], headers);
    await run([settings, vacancies]);
    expect(server.asked).toEqual(['/api/settings']);
    const { pauseLeft } = await import('../../../../src/data/lists/prefetch/prefetch');
    expect(await pauseLeft()).toBeGreaterThan(110_000);
  });

  it('is called again after the pause, for what is missing, by rank', async () => {
    expectWarning(/The prefetch did not get vacancies: .*status 429/);
    const { run, server } = await start();
    const usual = server.answer;
    server.answer = (response, request) =>
      (request.url === '/api/settings'
        ? usual
        : send('application/json', '{}', 429, { 'retry-after': '60' }))(response, request);
    await run([settings, vacancies, faqs]);
    await (await phone.caches.open('ngo-api')).put(`${server.origin}/api/settings`, new Response('[]'));
    vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] });
    server.answer = usual;
    expect(await run([settings, vacancies, faqs])).toBe(2);
    vi.useRealTimers();
    expect(server.asked).toEqual(['/api/settings', '/api/vacancies', '/api/vacancies', '/api/faqs']);
  });

  it('is called anyway if the user asks for it', async () => {
    expectWarning(/The prefetch did not get .*status 429/);
    const { run, server, cache } = await start();
    server.answer = send('application/json', '{}', 429);
    await run([settings]);
    server.answer = json([]);
    const { refetchLists } = await import('../../../../src/data/lists/prefetch/prefetch');
    const mutate: Mutate = async (key, row) => cache.set(key, { ...(row && { data: row }) });
    expect(await refetchLists(cache, mutate, [settings], new AbortController().signal, 0)).toBe(1);
  });
});

it('it ends after three responses in a row that the worker took from its cache', async () => {
  const { run, server } = await start();
  server.answer = json([{ name: 'Old' }], { 'x-confirmed-at': '1700000000000' });
  const more = [4, 5, 6].map((rank) => resource(`list-${rank}`, rank));
  expect(await run([settings, vacancies, faqs, ...more])).toBe(0);
  expect(server.asked).toHaveLength(3);
});

it('calls are apart', async () => {
  const { server, cache } = await start();
  const { prefetchLists } = await import('../../../../src/data/lists/prefetch/prefetch');
  const mutate: Mutate = async (key, row) => cache.set(key, { ...(row && { data: row }) });
  const times: number[] = [];
  server.answer = (response, request) => {
    times.push(performance.now());
    json([])(response, request);
  };
  await prefetchLists(cache, mutate, [settings, vacancies, faqs], new AbortController().signal, 100);
  expect(times[2]! - times[0]!).toBeGreaterThan(190);
});

it('the first one shares its limit with the calls of the page', async () => {
  expectWarning(/^The prefetch did not get list-\d+: .*status 404$/);
  expectWarning(/^The fetch of lists ended after \d+ calls/, 2);
  const { run, server, cache } = await start();
  const { refreshList } = await import('../../../../src/data/lists/load-list');
  await refreshList(cache, settings);
  await refreshList(cache, vacancies);
  server.answer = send('application/json', '{}', 404);
  const many = Array.from({ length: 200 }, (_, rank) => resource(`list-${rank}`, rank));
  await run(many);
  expect(server.asked).toHaveLength(prefetchCallLimit);
  await run(many);
  expect(server.asked).toHaveLength(2 * prefetchCallLimit);
});

it('the worker responds network-first, so that calls are sequential', async () => {
  const { run } = await start();
  const asked = vi.spyOn(globalThis, 'fetch');
  await run([settings]);
  expect(asked.mock.calls[0]?.[1]).toMatchObject({ cache: 'no-cache' });
});

it('it ends after the maximum number of calls, including failed ones, and logs it', async () => {
  expectWarning(/^The prefetch did not get list-\d+: .*status 404$/, prefetchCallLimit);
  expectWarning(/^The fetch of lists ended after 25 calls/, 1);
  const { run, server } = await start();
  server.answer = send('application/json', '{}', 404);
  await run(Array.from({ length: 200 }, (_, rank) => resource(`list-${rank}`, rank)));
  expect(server.asked).toHaveLength(prefetchCallLimit);
});

it.each(['a'.repeat(4_001), '\ud800', ''])(
  'a slug that is invalid in an address is skipped: %j',
  async (slug) => {
    expectWarning(/^categories\[0\]\.slug: expected/);
    expectWarning(/^The prefetch did not get categories: .*no record of the response is valid$/);
    const { run, server } = await start();
    server.answer = (response, request) =>
      json(request.url === '/api/posts' ? { data: [], meta: { links: [] } } : [{ name: 'x', slug }])(
        response,
        request,
      );
    await run([posts, categories]);
    expect(server.asked.sort()).toEqual(['/api/categories', '/api/posts']);
  },
);

describe('if the user asks for it', () => {
  it('every list is fetched again, even if it is fresh, and beyond the budget', async () => {
    const { server, store, cache, url, stop } = await start();
    await store('settings', Date.now() - 1_000);
    const noise = () => Math.random().toString(36).slice(2);
    server.answer = json(Array.from({ length: 8_000 }, () => ({ name: noise() + noise() })));
    const { refetchLists } = await import('../../../../src/data/lists/prefetch/prefetch');
    const mutate: Mutate = async (key, row) => cache.set(key, { ...(row && { data: row }) });
    const since = Date.now();
    expect(await refetchLists(cache, mutate, [settings, vacancies, faqs], stop.signal, 0)).toBe(3);
    expect(server.asked).toEqual(['/api/settings', '/api/vacancies', '/api/faqs']);
    expect(cache.get(url('settings'))?.data?.confirmedAt).toBeGreaterThanOrEqual(since);
  });
});

describe('a list of several pages', () => {
  const postsOf = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ title: `Event ${index}`, slug: `event-${index}` }));

  /** Lists without pages by their name, and `count` posts in pages of two, with Laravel's links. */
  async function startPaged(lists: Record<string, unknown>, count = 6) {
    const started = await start();
    started.server.answer = (response, request) => {
      const { pathname, searchParams } = new URL(request.url ?? '', started.server.origin);
      const path = pathname.slice('/api/'.length);
      const page = Number(searchParams.get('page') ?? 1);
      const body = lists[path] ?? paginate(postsOf(count), started.url(path), 2, page);
      json(body)(response, request);
    };
    return started;
  }

  it('is fetched with its further pages, in their order, before the next list', async () => {
    const { run, server } = await startPaged({ settings: [], tags: [], categories: [], last: [] });
    await run([resource('last', 60), settings, posts]);
    expect(server.asked).toEqual([
      '/api/settings',
      '/api/posts',
      '/api/posts?page=2',
      '/api/posts?page=3',
      '/api/last',
    ]);
  });

  it('is fetched with the pages that a gap in its links hides', async () => {
    const { run, server } = await startPaged({}, 30);
    await run([posts]);
    expect(server.asked).toHaveLength(15);
    expect(server.asked[11]).toBe('/api/posts?page=12');
  });

  const lists = {
    categories: [{ name: 'Water', slug: 'water' }],
    tags: [{ name: 'Winter' }, { name: 'Women’s Savings' }, { name: 'زمستان' }, { name: '!?' }],
  };
  const refetch = async ({ cache }: Awaited<ReturnType<typeof start>>) => {
    const { refetchLists } = await import('../../../../src/data/lists/prefetch/prefetch');
    const mutate: Mutate = async (key, row) => cache.set(key, { ...(row && { data: row }) });
    return refetchLists(cache, mutate, [posts, categories, tags], new AbortController().signal, 0);
  };

  it('is not asked for by its categories and tags', async () => {
    const { run, server } = await startPaged(lists);
    await run([posts, categories, tags]);
    expect(server.asked).toEqual([
      ...['/api/categories', '/api/tags', '/api/posts', '/api/posts?page=2', '/api/posts?page=3'],
    ]);
  });

  it('that the user asks for is followed by the first page of each of its filters, encoded as in addresses', async () => {
    const started = await startPaged(lists);
    await refetch(started);
    const { server, cache, url } = started;
    const winter = encodeURIComponent('زمستان');
    expect(server.asked.slice(5)).toEqual([
      ...['/api/posts/category/water', '/api/posts/tag/winter', '/api/posts/tag/womens-savings'],
      `/api/posts/tag/${winter}`,
    ]);
    expect(cache.get(url(`posts/tag/${winter}`))?.data?.value).toHaveLength(2);
  });

  it('is not followed by the filters that its records name', async () => {
    const started = await startPaged(lists);
    const { server, url } = started;
    const records = postsOf(2).map((post) => ({ ...post, category: 'water', tags: [] }));
    server.answer = (response, request) => {
      const path = (request.url ?? '').slice('/api/'.length) as keyof typeof lists;
      json(lists[path] ?? paginate(records, url('posts'), 2, 1))(response, request);
    };
    await refetch(started);
    expect(server.asked).toEqual(['/api/categories', '/api/tags', '/api/posts']);
  });

  it('that is stored already still leads to its further pages', async () => {
    const { run, server, cache, url } = await startPaged({});
    const { meta } = paginate(postsOf(4), url('posts'), 2, 1);
    const row = { value: [], links: meta.links, confirmedAt: Date.now(), stamp: 's' };
    cache.set(url('posts'), { data: row });
    await (await phone.caches.open('ngo-api')).put(url('posts'), new Response('{}'));
    await run([posts]);
    expect(server.asked).toEqual(['/api/posts?page=2']);
  });

  it('ends at the budget too, page by page', async () => {
    expectWarning(/faqs\[0\]\.name/);
    expectWarning(/The prefetch did not get .*no record of the response is valid/);
    const { run, server } = await start();
    const noise = () => Math.random().toString(36).slice(2);
    const big = () => ({ title: 'A', content: Array.from({ length: 9_000 }, noise).join(''), slug: noise() });
    const heavy = Array.from({ length: 6 }, big);
    server.answer = (response, request) => {
      const page = Number(new URL(request.url ?? '', server.origin).searchParams.get('page') ?? 1);
      json(paginate(heavy, `${server.origin}/api/posts`, 1, page))(response, request);
    };
    expect(await run([posts, faqs])).toBeLessThan(6);
    expect(server.asked[0]).toBe('/api/faqs');
    expect(server.asked).not.toContain('/api/posts?page=6');
  });
});

describe('a stored list', () => {
  it('is not fetched again within six hours', async () => {
    const { run, server, store } = await start();
    await store('vacancies', Date.now() - 5 * hour);
    expect(await run([settings, vacancies])).toBe(1);
    expect(server.asked).toEqual(['/api/settings']);
  });

  it('is fetched after six hours', async () => {
    const { run, server, store } = await start();
    await store('vacancies', Date.now() - 7 * hour);
    await run([vacancies]);
    expect(server.asked).toEqual(['/api/vacancies']);
  });

  it('is fetched if the worker does not have it', async () => {
    const { run, server, store } = await start();
    await store('vacancies', Date.now(), { inWorker: false });
    await (await phone.caches.open('ngo-images')).put(`${server.origin}/api/vacancies`, new Response(''));
    await run([vacancies]);
    expect(server.asked).toEqual(['/api/vacancies']);
  });

  it('is fetched if a wrong clock dated it in the future', async () => {
    const { run, server, store } = await start();
    await store('vacancies', Date.now() + 1_000 * hour);
    await run([vacancies]);
    expect(server.asked).toEqual(['/api/vacancies']);
  });
});

describe('a failure', () => {
  it.each([
    ['404', send('application/json', '{}', 404)],
    ['500', send('application/json', '{}', 500)],
    ['another shape', json({ message: 'ok' })],
  ])('of one list (%s) says nothing about the others', async (_name, bad) => {
    expectWarning(/^The prefetch did not get vacancies: /, 1);
    const { run, server, cache, url } = await start();
    server.answer = (response, request) =>
      (request.url === '/api/vacancies' ? bad : json([{ name: 'One' }]))(response, request);
    expect(await run([settings, vacancies, faqs])).toBe(2);
    expect(server.asked).toHaveLength(3);
    expect(cache.get(url('vacancies'))).toBeUndefined();
  });

  it('of the network ends it: a captive portal', async () => {
    expectWarning(/The prefetch did not get .*content type "text\/html"/);
    const { run, server } = await start();
    server.answer = send('text/html', '<h1>Sign in</h1>');
    expect(await run([settings, vacancies, faqs])).toBe(0);
    expect(server.asked).toEqual(['/api/settings']);
  });

  it('of the network ends it: no connection', async () => {
    expectWarning(/The prefetch did not get .*TypeError: fetch failed/, 1);
    const { run, server } = await start();
    await server.stop();
    expect(await run([settings, vacancies, faqs])).toBe(0);
  });
});

it.each(['never settles', 'rejects'] as const)(
  'it ends where a look into Cache Storage %s, and says so',
  async (fault) => {
    expectWarning(/Cache Storage did not respond/);
    const { run, store, cache, url } = await start();
    for (const name of ['settings', 'vacancies']) await store(name, Date.now());
    faultyCaches(fault, ['match'], phone.caches);
    expect(await runFor(20_000, () => run([settings, vacancies, faqs]))).toBe(3);
    expect(cache.get(url('faqs'))?.data?.value).toMatchObject([{ name: 'One' }]);
  },
);

it('it ends when the page does', async () => {
  const { run, server, stop } = await start();
  server.answer = (response, request) => {
    stop.abort();
    json([])(response, request);
  };
  expect(await run([settings, vacancies, faqs], stop.signal)).toBe(1);
  expect(server.asked).toEqual(['/api/settings']);
});

it('it ends when the connection becomes metered, but not if the user asked for it', async () => {
  const { server, run, cache } = await start();
  connection.effectiveType = '2g';
  expect(await run([settings, vacancies])).toBe(0);
  expect(server.asked).toEqual([]);
  const { refetchLists } = await import('../../../../src/data/lists/prefetch/prefetch');
  const mutate: Mutate = async (key, row) => cache.set(key, { ...(row && { data: row }) });
  expect(await refetchLists(cache, mutate, [settings, vacancies], new AbortController().signal, 0)).toBe(2);
});

it('it ends when the device has no room for a list', async () => {
  expectWarning(/The device's database did not write/);
  const { run, server, cache, url } = await start();
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  Reflect.deleteProperty(globalThis, 'caches');
  cache.set(url('posts'), { data: { value: [], confirmedAt: 1, stamp: 's' } });
  await cache.flush();
  expect(await run([settings, vacancies, faqs])).toBe(0);
  expect(server.asked).toEqual([]);
});
