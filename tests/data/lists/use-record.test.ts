// @vitest-environment jsdom
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CachedList } from '../../../src/data/device/swr-cache';
import { posts } from '../../../src/schemas/posts';
import { paginate } from '../../../vite/content/responses/paginator';
import { json, send, startServer } from '../../sw/server';
import { usePhone } from './fresh';
import { openApp } from './screens';
import { expectWarning } from '../../support/console';

const post = (number: number, title = `Event ${number}`) => ({ id: number, title, slug: `event-${number}` });
const wire = Array.from({ length: 14 }, (_, index) => post(index + 1));
const refused = send('text/html', 'Server Error', 500);

beforeEach(() => void usePhone());
afterEach(cleanup);

async function open(origin: string) {
  const app = await openApp(origin);
  const { useRecord } = await import('../../../src/data/lists/use-record');
  return { ...app, showRecord: (slug: string) => app.show(() => useRecord(posts, slug)) };
}

async function start(answer = refused) {
  const server = await startServer(answer);
  return { server, ...(await open(server.origin)) };
}

/** Stored pages of the list from an earlier visit. */
async function storePages(
  origin: string,
  pages: Record<number, { confirmedAt: number; records?: unknown[] }>,
) {
  const { writeRow } = await import('../../../src/data/device/rows');
  for (const [number, { confirmedAt, records }] of Object.entries(pages)) {
    const { data, meta } = paginate('/api/posts', wire)[Number(number) - 1]!;
    const value = records ?? data.map((record) => ({ ...record, id: String(record.id) }));
    const row: CachedList = { value, links: meta.links, confirmedAt, stamp: number };
    await writeRow(`${origin}/api/posts${number === '1' ? '' : `/page/${number}`}`, row);
  }
}

describe('a record', () => {
  it('comes from its own call', async () => {
    const { server, showRecord } = await start(
      json({ data: post(3) }, { 'x-confirmed-at': '1700000000000' }),
    );
    const { now, until } = await showRecord('event-3');
    expect(now()).toEqual({ state: 'loading' });
    await until((screen) => expect(screen).toMatchObject({ state: 'ready', value: { title: 'Event 3' } }));
    expect(now()).toMatchObject({ confirmedAt: 1_700_000_000_000, refreshFailure: undefined });
    expect(server.asked).toEqual(['/api/posts/event-3']);
  });

  it('has an address even if its slug is in another script', async () => {
    const { server, showRecord } = await start(json({ data: { ...post(1), slug: 'جشن نهال' } }));
    const { until } = await showRecord('جشن نهال');
    await until(({ state }) => expect(state).toBe('ready'));
    expect(server.asked).toEqual([`/api/posts/${encodeURIComponent('جشن نهال')}`]);
  });

  it('that was opened before opens again without a network, with its own age', async () => {
    const { server, showRecord, cache } = await start(
      json({ data: post(3) }, { 'x-confirmed-at': '1700000000000' }),
    );
    const { until } = await showRecord('event-3');
    await until(({ state }) => expect(state).toBe('ready'));
    await cache.flush();
    cleanup();
    await server.stop();
    const later = await open(server.origin);
    const { now } = await later.showRecord('event-3');
    expect(now()).toMatchObject({ state: 'ready', confirmedAt: 1_700_000_000_000 });
  });

  it('that does not exist is not found', async () => {
    const { showRecord } = await start(send('application/json', '{"message":"Not Found"}', 404));
    const { until } = await showRecord('no-such-one');
    await until((screen) => expect(screen).toMatchObject({ state: 'failed', failure: 'not-found' }));
  });

  it('that is not stored and cannot be fetched is failed, and a reload helps', async () => {
    const { server, showRecord } = await start();
    const { now, until } = await showRecord('event-3');
    await until((screen) => expect(screen).toMatchObject({ state: 'failed', failure: 'refused' }));
    server.answer = json({ data: post(3) });
    const screen = now();
    await act(async () => screen.state === 'failed' && screen.reload());
    await until((later) => expect(later).toMatchObject({ state: 'ready', value: { title: 'Event 3' } }));
  });

  it('without an identity field is a response of another shape', async () => {
    expectWarning(/^posts\[0\]\.title: expected a value$/);
    expectWarning(/^posts\[0\]\.slug: expected a value$/);
    const { showRecord } = await start(json({ data: { id: 3 } }));
    const { until } = await showRecord('event-3');
    await until((screen) => expect(screen).toMatchObject({ state: 'failed', failure: 'wrong-shape' }));
  });
});

describe('until its own call responds, a record', () => {
  it.each([
    ['the first page', 3, { 1: { confirmedAt: 1_000 } }, 1_000],
    ['a further page', 13, { 1: { confirmedAt: 1_000 }, 3: { confirmedAt: 3_000 } }, 3_000],
  ])('comes from %s of the stored list, with the age of that page', async (_name, number, pages, age) => {
    const { server, showRecord } = await start(() => undefined);
    await storePages(server.origin, pages);
    const { now } = await showRecord(`event-${number}`);
    const value = { title: `Event ${number}` };
    expect(now()).toMatchObject({ state: 'ready', value, confirmedAt: age, refreshFailure: undefined });
  });

  it('is fetched again by a reload, which is reported as pending', async () => {
    const { server, showRecord } = await start(() => undefined);
    await storePages(server.origin, { 1: { confirmedAt: 1_000 } });
    const { now, until } = await showRecord('event-3');
    await waitFor(() => expect(server.asked).toEqual(['/api/posts/event-3']));
    const screen = now();
    server.answer = json({ data: post(3, 'Renewed') });
    await act(async () => screen.state === 'ready' && screen.reload());
    await until((later) => expect(later).toMatchObject({ value: { title: 'Renewed' }, isReloading: false }));
    expect(server.asked).toEqual(['/api/posts/event-3', '/api/posts/event-3']);
  });

  it('reports that its reload is pending, and why it failed', async () => {
    const { server, showRecord } = await start();
    await storePages(server.origin, { 1: { confirmedAt: 1_000 } });
    const { now, until } = await showRecord('event-3');
    await until((screen) => expect(screen).toMatchObject({ refreshFailure: 'refused' }));
    let fail = () => {};
    server.answer = (response, request) => (fail = () => refused(response, request));
    const screen = now();
    await act(async () => screen.state === 'ready' && screen.reload());
    await until((later) => expect(later).toMatchObject({ state: 'ready', isReloading: true }));
    await waitFor(() => expect(server.asked).toHaveLength(2));
    fail();
    await until((later) => expect(later).toMatchObject({ isReloading: false, refreshFailure: 'refused' }));
  });

  it('is then replaced by its own response', async () => {
    const { server, showRecord } = await start(json({ data: post(3, 'Event 3, longer') }));
    await storePages(server.origin, { 1: { confirmedAt: 1_000 } });
    const { until } = await showRecord('event-3');
    await until((screen) => expect(screen).toMatchObject({ value: { title: 'Event 3, longer' } }));
  });
});

describe('if its own call fails, the record of a stored list', () => {
  it.each([
    ['refused', refused],
    ['not-found', send('application/json', '{}', 404)],
    ['not-json', send('text/html', '<h1>Sign in</h1>')],
  ] as const)('stays, and reports why: %s', async (refreshFailure, answer) => {
    const { server, showRecord } = await start(answer);
    await storePages(server.origin, { 1: { confirmedAt: 1_000 } });
    const { until } = await showRecord('event-3');
    await until((screen) =>
      expect(screen).toMatchObject({ state: 'ready', confirmedAt: 1_000, refreshFailure }),
    );
  });

  it('is fetched again by a reload', async () => {
    const { server, showRecord } = await start();
    await storePages(server.origin, { 1: { confirmedAt: 1_000 } });
    const { now, until } = await showRecord('event-3');
    await until((screen) => expect(screen).toMatchObject({ refreshFailure: 'refused' }));
    server.answer = json({ data: post(3, 'Renewed') });
    const screen = now();
    await act(async () => screen.state === 'ready' && screen.reload());
    await until((later) => expect(later).toMatchObject({ value: { title: 'Renewed' } }));
  });

  it('is that of the present list: one that was added later is found at the next rendering', async () => {
    const { server, showRecord, cache } = await start();
    const first = await showRecord('event-3');
    await first.until(({ state }) => expect(state).toBe('failed'));
    first.leave();
    const { data, meta } = paginate('/api/posts', wire)[0]!;
    const list = (confirmedAt: number) => ({ value: data, links: meta.links, confirmedAt, stamp: 's' });
    cache.set(`${server.origin}/api/posts`, { data: list(5_000) });
    const second = await showRecord('event-3');
    await second.until((screen) => expect(screen).toMatchObject({ state: 'ready', confirmedAt: 5_000 }));
    second.leave();
    cache.set(`${server.origin}/api/posts`, { data: list(6_000) });
    const third = await showRecord('event-3');
    await third.until((screen) => expect(screen).toMatchObject({ state: 'ready', confirmedAt: 6_000 }));
  });
});
