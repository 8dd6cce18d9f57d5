// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { at } from '../../../src/schemas/base';
import { posts } from '../../../src/schemas/posts';
import { paginate } from '../../../vite/content/responses/paginator';
import { startLaravel } from '../../support/laravel';
import { json, send, startServer } from '../../sw/server';
import { usePhone } from './fresh';
import { openApp } from './screens';

beforeEach(() => void usePhone());
afterEach(cleanup);

async function open(origin: string, suffix = '') {
  const app = await openApp(origin, { suffix });
  const { usePage } = await import('../../../src/data/lists/use-page');
  const showPage = (number: number, of = posts) => app.show(() => usePage(of, number));
  return { ...app, showPage };
}

type Shown = { state: string; value?: { records: { slug: string }[] } };
const slugs = (screen: Shown) => screen.value?.records.map(({ slug }) => slug) ?? screen.state;

describe('a Laravel API', () => {
  async function start() {
    const laravel = await startLaravel();
    onTestFinished(() => laravel.stop());
    const asked = () => laravel.requests.map(({ path }) => path);
    return { asked, ...(await open(laravel.url)) };
  }

  it('returns page 1 by its own name, with the server’s links', async () => {
    const { asked, showPage } = await start();
    const { now, until } = await showPage(1);
    await until((screen) => expect(slugs(screen)).toEqual(['market-day-1', 'market-day-2']));
    const screen = now();
    const labels = screen.state === 'ready' && screen.value.links.map(({ label }) => label);
    expect(labels).toEqual([
      '&laquo; Previous',
      ...['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '...', '14', '15'],
      'Next &raquo;',
    ]);
    expect(asked()).toEqual(['/api/posts']);
  });

  it.each([
    ['with a link on page 1', 2, ['market-day-3', 'market-day-4']],
    ['in a gap of the links', 12, ['market-day-23', 'market-day-24']],
    ['that is the last', 15, ['market-day-29', 'market-day-30']],
  ])('gives the page %s', async (_name, number, expected) => {
    const { asked, showPage } = await start();
    const { until } = await showPage(number);
    await until((screen) => expect(slugs(screen)).toEqual(expected));
    expect(asked()).toEqual(['/api/posts', `/api/posts?page=${number}`]);
  });

  it('has no records on page 99, and reports it', async () => {
    const { showPage } = await start();
    const { until } = await showPage(99);
    await until(({ state }) => expect(state).toBe('empty'));
  });

  it('returns the pages of a filtered list', async () => {
    const { asked, showPage } = await start();
    const { until } = await showPage(2, at(posts, 'posts/tag/winter'));
    await until((screen) => expect(slugs(screen)).toEqual(['market-day-5', 'market-day-7']));
    expect(asked()).toEqual(['/api/posts/tag/winter', '/api/posts/tag/winter?page=2']);
  });
});

describe('the embedded API', () => {
  const records = Array.from({ length: 14 }, (_, index) => ({ title: 'A', slug: `post-${index + 1}` }));

  async function start(suffix = '', count = 14) {
    const pages = paginate('/api/posts', records.slice(0, count));
    const server = await startServer((response, request) => {
      const [, number = '1'] = /^\/api\/posts(?:\/page\/(\d+))?$/.exec(nameOf(request.url)) ?? [];
      const page = pages[Number(number) - 1];
      const answer = page && request.url?.endsWith(suffix) ? json(page) : send('text/html', '', 404);
      answer(response, request);
    });
    const nameOf = (url = '') => (suffix ? url.replace(suffix, '') : url);
    return { server, ...(await open(server.origin, suffix)) };
  }

  it('returns a page by its link', async () => {
    const { server, showPage } = await start();
    const { until } = await showPage(3);
    await until((screen) => expect(slugs(screen)).toEqual(['post-13', 'post-14']));
    expect(server.asked).toEqual(['/api/posts', '/api/posts/page/3']);
  });

  it('is requested by file names if the host cannot map addresses', async () => {
    const { server, showPage } = await start('.json');
    const { until } = await showPage(2);
    await until((screen) => expect(slugs(screen)).toHaveLength(6));
    expect(server.asked).toEqual(['/api/posts.json', '/api/posts/page/2.json']);
  });

  it('does not have page 99', async () => {
    const { server, showPage } = await start();
    const { until } = await showPage(99);
    await until((screen) => expect(screen).toMatchObject({ state: 'failed', failure: 'not-found' }));
    expect(server.asked).toEqual(['/api/posts', '/api/posts/page/99']);
  });

  it('with a single page has no second, and nothing is fetched', async () => {
    const { server, showPage } = await start('', 3);
    const { until } = await showPage(2);
    await until((screen) => expect(screen).toMatchObject({ state: 'failed', failure: 'not-found' }));
    expect(server.asked).toEqual(['/api/posts']);
  });

  it('without records is empty', async () => {
    const { showPage } = await start('', 0);
    const { until } = await showPage(1);
    await until(({ state }) => expect(state).toBe('empty'));
  });

  it('shows a stored page without a network, with its age', async () => {
    const { server, showPage, cache } = await start();
    const seen = await showPage(2);
    await seen.until((screen) => expect(slugs(screen)).toHaveLength(6));
    await cache.flush();
    cleanup();
    await server.stop();
    const later = await open(server.origin);
    const { until } = await later.showPage(2);
    await until((screen) => expect(screen).toMatchObject({ state: 'ready', refreshFailure: 'unreachable' }));
  });
});

it('links to another origin are not followed: the page does not exist, and no other server is called', async () => {
  const intruder = await startServer(json({ data: [], meta: { links: [] } }));
  const records = Array.from({ length: 14 }, (_, index) => ({ title: 'A', slug: `post-${index}` }));
  const server = await startServer(json(paginate(`${intruder.origin}/api/posts`, records)[0]));
  const { showPage } = await open(server.origin);
  const { until } = await showPage(2);
  await until((screen) => expect(screen).toMatchObject({ state: 'failed', failure: 'not-found' }));
  expect(intruder.asked).toEqual([]);
  expect(server.asked).toEqual(['/api/posts']);
});

it('without the first page no other is known: the view reports that failure', async () => {
  const server = await startServer(send('text/html', '', 500));
  const { showPage } = await open(server.origin);
  const { until } = await showPage(2);
  await until((screen) => expect(screen).toMatchObject({ state: 'failed', failure: 'refused' }));
});
