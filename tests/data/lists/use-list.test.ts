// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { createElement, Suspense, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { vacancies, type Vacancy } from '../../../src/schemas/vacancies';
import { half, json, redirect, send, startServer } from '../../sw/server';
import { startApp, usePhone } from './fresh';
import { expectWarning } from '../../support/console';

const record = (id: number, title: string | null = `Job ${id}`) => ({ id, title });

async function start(first = json([record(1), record(2)])) {
  const server = await startServer(first);
  return { server, ...(await open(server.origin)) };
}

/** The app as it opens: a new page, with the device's data. */
async function open(origin: string) {
  startApp(origin);
  const [{ SWRConfig }, { useList }, { PersistentCache }, { swrConfig }, { setRefreshFailure }] =
    await Promise.all([
      // Modules were reset: this is the SWR of the hooks that are imported here.
      import('swr'),
      import('../../../src/data/lists/use-list'),
      import('../../../src/data/device/swr-cache'),
      import('../../../src/app/app'),
      import('../../../src/data/lists/refresh-failures'),
    ]);
  const cache = new PersistentCache();
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(
      SWRConfig,
      { value: { ...swrConfig, provider: () => cache } },
      createElement(Suspense, { fallback: null }, children),
    );
  const seen: string[] = [];
  const show = async () => {
    const view = await act(async () =>
      renderHook(
        () => {
          const screen = useList(vacancies);
          if (seen.at(-1) !== screen.state) seen.push(screen.state);
          return screen;
        },
        { wrapper },
      ),
    );
    while (view.result.current === null) await act(() => new Promise((resolve) => setImmediate(resolve)));
    const screen = () => view.result.current;
    return {
      screen,
      until: (check: () => void) => waitFor(check, { timeout: 4_000 }),
      titles: () => {
        const shown = screen();
        return shown.state === 'ready' ? shown.value.map(({ title }: Vacancy) => title) : shown.state;
      },
      reload: () =>
        act(async () => {
          const shown = screen();
          if (shown.state !== 'loading') shown.reload();
        }),
    };
  };
  return { cache, show, seen, key: `${origin}/api/vacancies`, setRefreshFailure };
}

beforeEach(() => void usePhone());
afterEach(cleanup);

describe('the first visit', () => {
  it('is loading, then ready, with the time of the response', async () => {
    const { show, seen } = await start(json([record(1)], { 'x-confirmed-at': '1700000000000' }));
    const { until, titles, screen } = await show();
    await until(() => expect(titles()).toEqual(['Job 1']));
    expect(seen).toEqual(['loading', 'ready']);
    expect(screen()).toMatchObject({ confirmedAt: 1_700_000_000_000, refreshFailure: undefined });
  });

  it('shows an empty list as empty', async () => {
    const { show } = await start(json([]));
    const { until, screen } = await show();
    await until(() => expect(screen().state).toBe('empty'));
  });

  it.each([
    ['refused', send('text/html', 'Server Error', 500)],
    ['not-found', send('application/json', '{}', 404)],
    ['not-json', send('text/html', '<h1>Sign in</h1>')],
    ['not-json', send('application/json', '[{"id"')],
    ['wrong-shape', json({ message: 'ok' })],
    ['unreachable', half('application/json', '[{"id":1}]')],
  ] as const)(
    'that fails as %s reports it, and a reload that bypasses every cache helps',
    async (failure, bad) => {
      const { server, show } = await start(bad);
      const { until, screen, titles, reload } = await show();
      await until(() => expect(screen()).toMatchObject({ state: 'failed', failure }));
      const caching: (string | undefined)[] = [];
      server.answer = (response, request) => {
        caching.push(request.headers['cache-control']);
        json([record(3)])(response, request);
      };
      await reload();
      await until(() => expect(titles()).toEqual(['Job 3']));
      expect(caching).toEqual(['max-age=0']);
    },
  );

  it('is loading again, not failed, during the user’s retry', async () => {
    const { server, show, seen } = await start(send('text/html', '', 500));
    const { until, screen, reload } = await show();
    await until(() => expect(screen().state).toBe('failed'));
    server.answer = () => undefined;
    await reload();
    expect(seen).toEqual(['loading', 'failed', 'loading']);
  });
});

describe('a later visit', () => {
  async function visitTwice() {
    const first = await start(json([record(1), record(2)], { 'x-confirmed-at': '1700000000000' }));
    const view = await first.show();
    await view.until(() => expect(view.titles()).toEqual(['Job 1', 'Job 2']));
    await first.cache.flush();
    cleanup();
    return first.server;
  }

  it('shows the stored list with its age at once, before any response', async () => {
    const server = await visitTwice();
    server.answer = () => undefined;
    const { show, seen } = await open(server.origin);
    const { titles, screen } = await show();
    expect(titles()).toEqual(['Job 1', 'Job 2']);
    expect(screen()).toMatchObject({ confirmedAt: 1_700_000_000_000, refreshFailure: undefined });
    expect(seen).toEqual(['ready']);
  });

  it('shows what is new', async () => {
    const server = await visitTwice();
    server.answer = json([record(3)]);
    const { show } = await open(server.origin);
    const { until, titles } = await show();
    await until(() => expect(titles()).toEqual(['Job 3']));
  });

  it.each([
    ['refused', send('text/html', 'Server Error', 500)],
    ['refused', send('application/json', '{}', 429)],
    ['not-found', send('application/json', '{}', 404)],
    ['not-json', send('text/html', '<h1>Sign in</h1>')],
    ['not-json', redirect(json([]))],
    ['not-json', send('application/json', '[{"id"')],
    ['wrong-shape', json({ message: 'ok' })],
    ['unreachable', half('application/json', '[{"id":1}]')],
  ] as const)('keeps the stored list and its age, and reports why: %s', async (refreshFailure, bad) => {
    const server = await visitTwice();
    server.answer = bad;
    const { show, seen } = await open(server.origin);
    const { until, titles, screen } = await show();
    await until(() => expect(screen()).toMatchObject({ state: 'ready', refreshFailure }));
    expect(titles()).toEqual(['Job 1', 'Job 2']);
    expect(screen()).toMatchObject({ confirmedAt: 1_700_000_000_000 });
    expect(seen).toEqual(['ready']);
  });

  it('keeps the stored version of an invalid record', async () => {
    expectWarning(/^vacancies\[0\]\.title: expected/);
    const server = await visitTwice();
    server.answer = json([record(1, null), record(3)]);
    const { show } = await open(server.origin);
    const { until, titles } = await show();
    await until(() => expect(titles()).toEqual(['Job 1', 'Job 3']));
  });

  it('clears the failure once a reload succeeded', async () => {
    const server = await visitTwice();
    server.answer = send('text/html', '', 500);
    const { show } = await open(server.origin);
    const { until, screen, reload } = await show();
    await until(() => expect(screen()).toMatchObject({ refreshFailure: 'refused' }));
    server.answer = json([record(1), record(2)]);
    await reload();
    await until(() => expect(screen()).toMatchObject({ refreshFailure: undefined }));
  });
});

it('the outcome of the worker’s refresh is shown beside the list', async () => {
  const { show, key, setRefreshFailure } = await start();
  const { until, screen, titles } = await show();
  await until(() => expect(titles()).toEqual(['Job 1', 'Job 2']));
  act(() => setRefreshFailure(key, 'silent'));
  expect(screen()).toMatchObject({ state: 'ready', refreshFailure: 'silent' });
  act(() => setRefreshFailure(key, undefined));
  expect(screen()).toMatchObject({ state: 'ready', refreshFailure: undefined });
});

describe('a first visit that stalls', () => {
  afterEach(() => void vi.useRealTimers());

  it('fails as silent after 8 s, and accepts a late response', async () => {
    let deliver: (() => void) | undefined;
    const { show } = await start((response, request) => {
      deliver = () => json([record(7)])(response, request);
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { screen, titles, until } = await show();
    await act(() => vi.advanceTimersByTimeAsync(7_000));
    expect(screen().state).toBe('loading');
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(screen()).toMatchObject({ state: 'failed', failure: 'silent' });
    vi.useRealTimers();
    await until(() => expect(deliver).toBeDefined());
    deliver?.();
    await until(() => expect(titles()).toEqual(['Job 7']));
  });
});
