// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { createElement, Suspense, type ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { swrConfig } from '../../../src/app/app';
import { PersistentCache, type CachedList } from '../../../src/data/device/swr-cache';
import { viewCallLimit } from '../../../src/data/lists/limits';
import { deleteRowsExcept, thawStorage } from '../../../src/data/device/delete-rows';
import { refreshList } from '../../../src/data/lists/load-list';
import { useAllPages } from '../../../src/data/lists/use-all-pages';
import { posts } from '../../../src/schemas/posts';
import { usePhone } from './fresh';
import { expectWarning } from '../../support/console';

let cache: PersistentCache;

beforeEach(() => {
  usePhone();
  cache = new PersistentCache();
});
// All tests of this file share one connection, so none may find the rows of another.
afterEach(async () => {
  cleanup();
  await cache.flush();
  await deleteRowsExcept(() => false);
  thawStorage();
});

const page = (slugs: string[], last = 3) => ({
  data: slugs.map((slug) => ({ id: slug, title: slug, slug })),
  meta: {
    links: ['«', ...Array.from({ length: last }, (_, index) => String(index + 1)), '»'].map((label) => ({
      url: `/api/posts/page/${label}`,
      label,
      active: false,
    })),
  },
});

async function show(answers: Record<string, unknown>, startsMetered = false) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    if (!(url in answers)) throw new TypeError('Failed to fetch');
    return Response.json(await answers[url]);
  });
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(
      SWRConfig,
      { value: { ...swrConfig, provider: () => cache } },
      createElement(Suspense, { fallback: null }, children),
    );
  const { result, rerender } = await act(async () =>
    renderHook((isMetered: boolean) => useAllPages(posts, isMetered), {
      wrapper,
      initialProps: startsMetered,
    }),
  );
  const slugs = () =>
    result.current?.state === 'ready' ? result.current.value.records.map(({ slug }) => slug) : undefined;
  const isWhole = () => result.current?.state === 'ready' && result.current.value.isWhole;
  return { slugs, isWhole, asked, rerender };
}

test('all pages are collected, and a record on two pages counts once', async () => {
  const { slugs, isWhole } = await show({
    '/api/posts': page(['a', 'b']),
    '/api/posts/page/2': page(['b', 'c']),
    '/api/posts/page/3': page(['d']),
  });
  await waitFor(() => expect(slugs()).toEqual(['a', 'b', 'c', 'd']));
  expect(isWhole()).toBe(true);
});

test('a first page whose rest comes after the further pages is part of the list, though its stamp stays', async () => {
  const first = page(['a'], 2);
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(first)));
  const loaded = await refreshList(new PersistentCache(), posts);
  // As the HTML of a page brings it: without what that page does not show.
  cache = new PersistentCache([['/api/posts', { ...loaded, total: 1 }]]);
  let resolve!: (value: unknown) => void;
  const promise = new Promise((done) => (resolve = done));
  const { slugs, isWhole } = await show({ '/api/posts': promise, '/api/posts/page/2': page(['b'], 2) });
  await waitFor(() => expect(slugs()).toEqual(['b']));
  await act(() => resolve(first));
  await waitFor(() => expect(slugs()).toEqual(['a', 'b']));
  expect(isWhole()).toBe(true);
});

test('a page that fails leaves the rest, and the list is incomplete', async () => {
  expectWarning(/Failed to fetch/);
  const { slugs, isWhole, asked } = await show({
    '/api/posts': page(['a']),
    '/api/posts/page/2': page(['b']),
  });
  await waitFor(() => expect(asked).toContain('/api/posts/page/3'));
  await waitFor(() => expect(slugs()).toEqual(['a', 'b']));
  expect(isWhole()).toBe(false);
});

test('on a metered connection only the first page is fetched, and the others once it is no longer metered', async () => {
  const { slugs, isWhole, asked, rerender } = await show(
    { '/api/posts': page(['a'], 2), '/api/posts/page/2': page(['b'], 2) },
    true,
  );
  await waitFor(() => expect(slugs()).toEqual(['a']));
  expect(isWhole()).toBe(false);
  expect(new Set(asked)).toEqual(new Set(['/api/posts']));
  rerender(false);
  await waitFor(() => expect(slugs()).toEqual(['a', 'b']));
  expect(isWhole()).toBe(true);
});

test('a list of a hundred pages is fetched a few pages at a time, and is incomplete until then', async () => {
  const answers = Object.fromEntries(
    Array.from({ length: 100 }, (_, index) => [`/api/posts/page/${index + 1}`, page([`${index + 1}`], 100)]),
  );
  const { slugs, isWhole, asked } = await show({ ...answers, '/api/posts': page(['1'], 100) });
  await waitFor(() => expect(slugs()).toHaveLength(1 + viewCallLimit));
  expect(new Set(asked).size).toBe(1 + viewCallLimit);
  expect(isWhole()).toBe(false);
});

test('missing pages are fetched before old ones', async () => {
  const row = (slug: string, confirmedAt: number): CachedList => ({
    value: [{ id: slug, title: slug, slug }],
    links: page([]).meta.links,
    confirmedAt,
    stamp: '1',
  });
  cache.set('/api/posts', { data: row('a', Date.now()) });
  cache.set('/api/posts/page/2', { data: row('b', 1_000) });
  const { asked } = await show({
    '/api/posts': page(['a']),
    '/api/posts/page/2': page(['b']),
    '/api/posts/page/3': page(['c']),
  });
  await waitFor(() => expect(asked).toContain('/api/posts/page/2'));
  expect(asked.indexOf('/api/posts/page/3')).toBeLessThan(asked.indexOf('/api/posts/page/2'));
  expect(asked).toContain('/api/posts/page/3');
});
