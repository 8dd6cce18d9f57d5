// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Mutate } from '../../../src/data/device/swr-cache';
import { faqs } from '../../../src/schemas/faqs';
import { posts } from '../../../src/schemas/posts';
import { vacancies } from '../../../src/schemas/vacancies';
import type { WorkerMessage } from '../../../sw/contract/contract';
import { startApp, usePhone } from './fresh';
import { eventually } from '../../support/eventually';
import { expectWarning, missingLines } from '../../support/console';

const base = 'https://api.example.org';
const url = `${base}/api/vacancies`;
const record = (id: number, title: string | null = `Job ${id}`) => ({ id, title });

let phone: ReturnType<typeof usePhone>;
beforeEach(() => {
  phone = usePhone();
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no request is expected here')));
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

async function start({ hasWorker = true } = {}) {
  const worker = new EventTarget();
  if (hasWorker) Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
  startApp(base);
  const [{ handleWorkerMessages }, { PersistentCache }, { useRefreshFailure }, { writeRow }, { hasNoRoom }] =
    await Promise.all([
      import('../../../src/data/lists/worker-messages'),
      import('../../../src/data/device/swr-cache'),
      import('../../../src/data/lists/refresh-failures'),
      import('../../../src/data/device/rows'),
      import('../../../src/data/device/storage-faults'),
    ]);
  const cache = new PersistentCache();
  const mutate = vi.fn<Mutate>(async (key, row) => cache.set(key, { ...(row && { data: row }) }));
  const unfollow = handleWorkerMessages(cache, mutate, [vacancies, faqs, posts]);
  return {
    cache,
    mutate,
    unfollow,
    writeRow,
    hasNoRoom: () => hasNoRoom(url),
    row: () => cache.get(url)?.data,
    failure: () => renderHook(() => useRefreshFailure(url)).result.current,
    tell: (message: WorkerMessage) => worker.dispatchEvent(new MessageEvent('message', { data: message })),
    put: async (body: unknown, confirmedAt: number, type = 'application/json') =>
      (await phone.caches.open('ngo-api')).put(
        url,
        new Response(JSON.stringify(body), {
          headers: { 'content-type': type, 'x-confirmed-at': String(confirmedAt) },
        }),
      ),
  };
}

const wait = (check: () => void) => eventually(check);

describe('the message about a changed response', () => {
  it('is applied from the worker’s cache, without a request', async () => {
    const { tell, put, row, mutate } = await start();
    await put([record(1)], 2_000);
    tell({ type: 'api-updated', url, confirmedAt: 2_000 });
    await wait(() => expect(row()?.value).toMatchObject([{ title: 'Job 1' }]));
    expect(row()?.confirmedAt).toBe(2_000);
    expect(mutate).toHaveBeenCalledWith(url, expect.anything(), { revalidate: false });
  });

  it('keeps the stored version of an invalid record, although no page has loaded the list yet', async () => {
    expectWarning(/^vacancies\[0\]\.title: expected/);
    const { tell, put, row, writeRow } = await start();
    await writeRow(url, { value: [{ id: '1', title: 'Job 1' }], confirmedAt: 1_000, stamp: 'old' });
    await put([record(1, null), record(2)], 2_000);
    tell({ type: 'api-updated', url, confirmedAt: 2_000 });
    await wait(() => expect(row()?.value).toMatchObject([{ title: 'Job 1' }, { title: 'Job 2' }]));
  });

  it('clears an earlier failure', async () => {
    const { tell, put, failure } = await start();
    await put([record(1)], 2_000);
    tell({ type: 'api-refresh-failed', url, reason: 'network', detail: '' });
    expect(failure()).toBe('unreachable');
    tell({ type: 'api-updated', url, confirmedAt: 2_000 });
    expect(failure()).toBeUndefined();
  });

  it('changes nothing if the cache has no such response, or an invalid one', async () => {
    expectWarning(/expected the envelope of a list/);
    const { tell, put, mutate } = await start();
    tell({ type: 'api-updated', url, confirmedAt: 2_000 });
    await put({ message: 'ok' }, 2_000);
    tell({ type: 'api-updated', url, confirmedAt: 2_000 });
    await wait(() => expect(missingLines()).toEqual([]));
    expect(mutate).not.toHaveBeenCalled();
  });
});

describe('the message about a response that the worker could not store', () => {
  const unstored = (body: unknown, confirmedAt: number): WorkerMessage => ({
    type: 'api-unstored',
    url,
    isFull: true,
    response: { text: JSON.stringify(body), confirmedAt },
  });
  const full = () =>
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });

  it('shows the response, with its own age, and tells that there is no room', async () => {
    expectWarning(/The device's database did not write/);
    const { tell, cache, put, row, hasNoRoom } = await start();
    await put([record(1)], 1_000);
    cache.set(url, { data: { value: [{ title: 'Job 1' }], confirmedAt: 1_000, stamp: 'old' } });
    await cache.flush();
    full();
    tell(unstored([record(2)], 2_000));
    await wait(() => expect(row()?.value).toMatchObject([{ title: 'Job 2' }]));
    expect(row()?.confirmedAt).toBe(2_000);
    await cache.flush();
    expect(hasNoRoom()).toBe(true);
  });

  it('tells of no lack of room where the page’s own database had some', async () => {
    const { tell, cache, row, hasNoRoom } = await start();
    tell(unstored([record(2)], 2_000));
    await wait(() => expect(row()?.value).toMatchObject([{ title: 'Job 2' }]));
    await cache.flush();
    expect(hasNoRoom()).toBe(false);
  });

  it('ends with the next response that is stored', async () => {
    expectWarning(/The device's database did not write/);
    const { tell, cache, put, row, hasNoRoom } = await start();
    const spy = full();
    tell(unstored([record(2)], 2_000));
    await wait(() => expect(row()?.confirmedAt).toBe(2_000));
    await cache.flush();
    spy.mockRestore();
    await put([record(3)], 3_000);
    tell({ type: 'api-updated', url, confirmedAt: 3_000 });
    await wait(() => expect(row()?.value).toMatchObject([{ title: 'Job 3' }]));
    await cache.flush();
    expect(hasNoRoom()).toBe(false);
  });

  it('does not go back to an older response than the shown one', async () => {
    const { tell, cache, row, mutate } = await start();
    cache.set(url, { data: { value: [{ title: 'Job 9' }], confirmedAt: 3_000, stamp: 's' } });
    tell(unstored([record(2)], 2_000));
    await wait(() => expect(mutate).toHaveBeenCalledOnce());
    expect(row()).toMatchObject({ value: [{ title: 'Job 9' }], confirmedAt: 3_000 });
  });
});

describe('the message about an equal response', () => {
  it('updates the age of the shown list, and not the list itself', async () => {
    const { tell, cache, row } = await start();
    const value = [{ title: 'Job 1' }];
    cache.set(url, { data: { value, confirmedAt: 1_000, stamp: 's' } });
    tell({ type: 'api-confirmed', url, confirmedAt: 2_000 });
    await wait(() => expect(row()).toEqual({ value, confirmedAt: 2_000, stamp: 's' }));
    expect(row()?.value).toBe(value);
  });

  it('never sets an earlier confirmation time', async () => {
    const { tell, cache, row, mutate } = await start();
    cache.set(url, { data: { value: [], confirmedAt: 3_000, stamp: 's' } });
    tell({ type: 'api-confirmed', url, confirmedAt: 2_000 });
    await wait(() => expect(mutate).toHaveBeenCalledOnce());
    expect(row()?.confirmedAt).toBe(3_000);
  });

  it('corrects a confirmation time from a wrong clock', async () => {
    const { tell, cache, row } = await start();
    cache.set(url, { data: { value: [], confirmedAt: Date.now() + 86_400_000, stamp: 's' } });
    tell({ type: 'api-confirmed', url, confirmedAt: 2_000 });
    await wait(() => expect(row()?.confirmedAt).toBe(2_000));
  });

  it('has no effect on a page without such a list', async () => {
    const { tell, cache, mutate } = await start();
    const hydrated = vi.spyOn(cache, 'hydrate');
    tell({ type: 'api-confirmed', url, confirmedAt: 2_000 });
    await Promise.all(hydrated.mock.results.map(({ value }) => value as Promise<void>));
    expect(mutate).not.toHaveBeenCalled();
  });
});

describe('the message about a failed refresh', () => {
  it.each([
    ['network', 'unreachable'],
    ['silence', 'silent'],
    ['status', 'refused'],
    ['not-json', 'not-json'],
    ['shape', 'wrong-shape'],
  ] as const)('for reason %s is shown as %s, and keeps the list', async (reason, failure) => {
    const started = await start();
    const data = { value: [], confirmedAt: 1_000, stamp: 's' };
    started.cache.set(url, { data });
    started.tell({ type: 'api-refresh-failed', url, reason, detail: '' });
    expect(started.failure()).toBe(failure);
    expect(started.row()).toBe(data);
  });
});

describe('a message about another address of a list', () => {
  const page = {
    data: [{ title: 'A', slug: 'a' }],
    meta: { links: [{ url: null, label: '1', active: true }] },
  };

  it.each([
    ['a further page', 'posts?page=2', page],
    ['a further page of the embedded API', 'posts/page/2', page],
    ['a filtered page', `posts/tag/${encodeURIComponent('زمستان')}?page=2`, page],
    ['one record', 'posts/a', { data: page.data[0] }],
  ])('reaches %s under its own key, with its own envelope', async (_name, path, body) => {
    const { tell, cache } = await start();
    const address = `${base}/api/${path}`;
    const headers = { 'content-type': 'application/json', 'x-confirmed-at': '2000' };
    const stored = await phone.caches.open('ngo-api');
    await stored.put(address, new Response(JSON.stringify(body), { headers }));
    tell({ type: 'api-updated', url: address, confirmedAt: 2_000 });
    await wait(() => expect(cache.get(address)?.data?.value).toMatchObject([{ title: 'A' }]));
    expect(cache.get(`${base}/api/posts`)).toBeUndefined();
  });
});

it('a message about an unknown address is ignored', async () => {
  const { tell, mutate, failure } = await start();
  tell({
    type: 'api-refresh-failed',
    url: 'https://api.example.org/api/tags',
    reason: 'network',
    detail: '',
  });
  tell({ type: 'document-updated', url: 'https://api.example.org/files/a.pdf' });
  expect(failure()).toBeUndefined();
  expect(mutate).not.toHaveBeenCalled();
});

it('no message is handled after the page stopped listening', async () => {
  const { tell, unfollow, failure } = await start();
  unfollow();
  tell({ type: 'api-refresh-failed', url, reason: 'network', detail: '' });
  expect(failure()).toBeUndefined();
});

it('a browser without a worker has no messages', async () => {
  const { unfollow } = await start({ hasWorker: false });
  expect(unfollow).not.toThrow();
});
