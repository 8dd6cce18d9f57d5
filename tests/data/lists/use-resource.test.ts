// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { at } from '../../../src/schemas/base';
import { posts } from '../../../src/schemas/posts';
import { vacancies } from '../../../src/schemas/vacancies';
import { paginate } from '../../support/laravel-paginator';
import { json, send, startServer } from '../../sw/server';
import { usePhone } from './fresh';
import { openApp } from './screens';

const job = (id: number) => ({ id, title: `Job ${id}` });

beforeEach(() => void usePhone());
afterEach(cleanup);

async function start(answer = json([job(1)], { 'x-confirmed-at': '1700000000000' })) {
  const server = await startServer(answer);
  return { server, ...(await open(server.origin)) };
}

async function open(origin: string) {
  const app = await openApp(origin);
  const { useResource } = await import('../../../src/data/lists/use-resource');
  return { ...app, useResource };
}

it('without a resource nothing is fetched, and the state is loading', async () => {
  const { server, useResource, show } = await start();
  const { now } = await show(() => useResource(undefined));
  expect(now().screen).toEqual({ state: 'loading' });
  expect(now().row).toBeUndefined();
  expect(server.asked).toEqual([]);
});

it('a response is loading first, then available with its time and its records', async () => {
  const { useResource, show } = await start();
  const { now, until } = await show(() => useResource(vacancies));
  expect(now().screen).toEqual({ state: 'loading' });
  await until(({ row }) => expect(row?.value).toMatchObject([{ title: 'Job 1' }]));
  expect(now().shown).toMatchObject({ confirmedAt: 1_700_000_000_000, refreshFailure: undefined });
});

it('a page of a list keeps the links of its paginator, on the device too', async () => {
  const { server, useResource, show, cache } = await start((response, request) =>
    json(paginate([{ title: 'A', slug: 'a' }], 'https://x.example/api/posts', 2, 1))(response, request),
  );
  const { until } = await show(() => useResource(posts));
  await until(({ row }) => expect(row?.links?.map(({ label }) => label)).toContain('1'));
  await cache.flush();
  cleanup();
  server.answer = () => undefined;
  const later = await open(server.origin);
  const { now } = await later.show(() => later.useResource(posts));
  expect(now().row?.links?.map(({ label }) => label)).toContain('1');
});

describe('a call that failed', () => {
  it('is reported, and a reload fetches again', async () => {
    const { server, useResource, show } = await start(send('text/html', '', 500));
    const { now, until } = await show(() => useResource(vacancies));
    await until(({ screen }) => expect(screen).toMatchObject({ state: 'failed', failure: 'refused' }));
    server.answer = json([job(2)]);
    const { screen } = now();
    await act(async () => screen?.state === 'failed' && screen.reload());
    await until(({ row }) => expect(row?.value).toMatchObject([{ title: 'Job 2' }]));
  });

  it('keeps the row, and reports why it was not updated', async () => {
    const { server, useResource, show } = await start();
    const { now, until } = await show(() => useResource(vacancies));
    await until(({ row }) => expect(row).toBeDefined());
    server.answer = send('application/json', '{}', 503);
    await act(async () => now().shown?.reload());
    await until(({ shown }) => expect(shown?.refreshFailure).toBe('refused'));
    expect(now().row?.value).toMatchObject([{ title: 'Job 1' }]);
  });
});

it('two addresses of one resource are two rows', async () => {
  const { server, useResource, show } = await start((response, request) =>
    json([{ title: `${request.url}` }])(response, request),
  );
  const { until } = await show(() => [
    useResource(vacancies),
    useResource(at(vacancies, 'vacancies?page=2')),
  ]);
  await until((rows) =>
    expect(rows.map(({ row }) => row?.value[0]?.title)).toEqual(['/api/vacancies', '/api/vacancies?page=2']),
  );
  expect(server.asked).toHaveLength(2);
});

it('a long list is shown with its first records, then completely, without the network', async () => {
  const many = Array.from({ length: 1_000 }, (_, index) => job(index + 1));
  const { server, useResource, show, cache } = await start(json(many, { 'x-confirmed-at': '1700000000000' }));
  const first = await show(() => useResource(vacancies));
  await first.until(({ row }) => expect(row?.value).toHaveLength(1_000));
  await cache.flush();
  cleanup();
  server.answer = send('text/html', '<p>', 500);
  const later = await open(server.origin);
  const totals: (number | undefined)[] = [];
  const { until } = await later.show(() => {
    const state = later.useResource(vacancies);
    totals.push(state.row?.total);
    return state;
  });
  await until(({ row }) => expect(row?.value).toHaveLength(1_000));
  expect(totals).toContain(1_000);
  expect(totals.at(-1)).toBeUndefined();
});
