import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CachedList } from '../../../src/data/device/swr-cache';
import { vacancies } from '../../../src/schemas/vacancies';
import { half, json, redirect, send, startServer } from '../../sw/server';
import { startApp, usePhone } from './fresh';
import { eventually } from '../../support/eventually';
import { expectWarning } from '../../support/console';

const day = 86_400_000;
const record = (id: number, title: string | null = `Job ${id}`) => ({ id, title, vacancy_number: `V-${id}` });
const titles = (row: CachedList | undefined) =>
  (row?.value as { title: string }[] | undefined)?.map((r) => r.title);

/** The app with a server and with the data of earlier visits. */
async function start(first: unknown = [record(1), record(2)]) {
  const server = await startServer(json(first));
  startApp(server.origin);
  const [rows, { PersistentCache }] = await Promise.all([
    import('../../../src/data/lists/load-list'),
    import('../../../src/data/device/swr-cache'),
  ]);
  const cache = new PersistentCache();
  const key = rows.listKey(vacancies);
  const refresh = async (options = {}) => {
    const row = await rows.refreshList(cache, vacancies, options);
    cache.set(key, { data: row });
    return row;
  };
  /** Responds like the worker, with the time of the server's confirmation. */
  const answer = (body: unknown, confirmedAt = Date.now()) =>
    (server.answer = json(body, { 'x-confirmed-at': String(confirmedAt) }));
  return { server, cache, key, refresh, answer, ...rows };
}

let phone: ReturnType<typeof usePhone>;
beforeEach(() => (phone = usePhone()));

it('the key of a list is its address', async () => {
  const { key, server } = await start();
  expect(key).toBe(`${server.origin}/api/vacancies`);
});

it('a list is fetched from its address and validated by its schema', async () => {
  const { server, refresh } = await start();
  const row = await refresh();
  expect(server.asked).toEqual(['/api/vacancies']);
  expect(row.value[0]).toMatchObject({ id: '1', title: 'Job 1', number: 'V-1', file: undefined });
});

it('the files of a list are on the API’s own origin', async () => {
  const { server, refresh } = await start([{ ...record(1), file: '/storage/tor.pdf' }]);
  expect((await refresh()).value[0]?.file?.url).toBe(`${server.origin}/storage/tor.pdf`);
});

it('a response of another shape is a failed call', async () => {
  const { refresh, answer } = await start();
  for (const body of [{ message: 'ok' }, null, 'ok', { data: {} }]) {
    answer(body);
    await expect(refresh()).rejects.toMatchObject({ name: 'CallError', kind: 'wrong-shape' });
  }
});

it('a response without a valid record is a failed call, not an empty list; an empty list is accepted', async () => {
  expectWarning(/^vacancies\[0\]\.title: expected a value, in 2 of 2 records$/, 1);
  expectWarning(/^vacancies\[0\]: expected a record$/, 1);
  const { refresh, answer } = await start();
  await refresh();
  for (const body of [[{ id: 'x', title: null }, { foo: 1 }], [null], { data: ['text'] }]) {
    answer(body);
    await expect(refresh()).rejects.toMatchObject({ kind: 'wrong-shape' });
  }
  answer([]);
  expect(titles(await refresh())).toEqual([]);
});

it('a record without an identity field is logged with its path', async () => {
  expectWarning(/^vacancies\[1\]\.title: expected a value$/, 1);
  const { refresh } = await start([record(1), record(2, null)]);
  expect(titles(await refresh())).toEqual(['Job 1']);
});

describe('what is stored', () => {
  it('keeps the records that are invalid in a response', async () => {
    expectWarning(/^vacancies\[1\]\.title: expected a value$/, 1);
    const { refresh, answer } = await start();
    await refresh();
    answer([record(3), record(2, null)]);
    expect(titles(await refresh())).toEqual(['Job 3', 'Job 2']);
    answer([record(2, null), record(3)]);
    expect(titles(await refresh())).toEqual(['Job 2', 'Job 3']);
  });

  it('is replaced by an empty list, which is accepted', async () => {
    const { refresh, answer } = await start();
    await refresh();
    answer([]);
    expect((await refresh()).value).toEqual([]);
  });

  it('stays the same object if the response is equal, with its new confirmation time', async () => {
    const { refresh, answer } = await start();
    answer([record(1)], Date.now() - day);
    const first = await refresh();
    const now = Date.now();
    answer([record(1)], now);
    const second = await refresh();
    expect(second.value).toBe(first.value);
    expect(second.confirmedAt).toBe(now);
  });

  it('wins over an older response', async () => {
    const { refresh, answer } = await start();
    const now = Date.now();
    answer([record(2)], now);
    await refresh();
    answer([record(1)], now - day);
    expect(await refresh()).toMatchObject({ confirmedAt: now, value: [{ title: 'Job 2' }] });
  });

  it('loses to any response if a wrong clock dated it in the future', async () => {
    const { refresh, answer, cache, key } = await start();
    answer([record(1)], Date.now() + 1_000 * day);
    await refresh();
    answer([record(2)]);
    expect(titles(await refresh())).toEqual(['Job 2']);
    expect(cache.get(key)?.data?.confirmedAt).toBeLessThanOrEqual(Date.now());
  });

  it.each([
    ['half a response', half('application/json', '[{"id": 1}]')],
    ['truncated JSON', send('application/json', '[{"id"')],
    ['an HTML page', send('text/html', '<h1>Sign in</h1>')],
    ['a redirect', redirect(json([]))],
    ['another shape', json({ message: 'ok' })],
    ['an error', send('application/json', '[]', 500)],
  ])('is not changed by %s', async (_name, bad) => {
    const { server, refresh, cache, key } = await start();
    const row = await refresh();
    server.answer = bad;
    await expect(refresh()).rejects.toThrow();
    expect(cache.get(key)?.data).toBe(row);
  });

  it('is parsed again when the schema of a new version differs', async () => {
    const { cache, key, refreshList, refresh } = await start();
    await refresh();
    const fields = { ...vacancies.fields, title: { ...vacancies.fields.title, wire: ['vacancy_number'] } };
    const row = await refreshList(cache, { ...vacancies, fields });
    expect(titles(row)).toEqual(['V-1', 'V-2']);
    expect(cache.get(key)?.data?.value).not.toBe(row.value);
  });
});

describe('a list of 10,000', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => record(index + 1));

  it('is validated in chunks, between which other tasks run', async () => {
    const { refresh } = await start(many);
    const channels = vi.spyOn(globalThis, 'MessageChannel');
    expect((await refresh()).value).toHaveLength(10_000);
    expect(channels.mock.calls.length).toBeGreaterThanOrEqual(10_000 / 250 - 1);
  });

  it('is neither parsed nor validated again if its response is equal; the rest comes from the device', async () => {
    const { refresh, cache, server } = await start(many);
    const before = await refresh();
    await cache.flush();
    startApp(server.origin);
    const [{ hydrateList, refreshList, listKey }, { PersistentCache }] = await Promise.all([
      import('../../../src/data/lists/load-list'),
      import('../../../src/data/device/swr-cache'),
    ]);
    const later = new PersistentCache();
    await hydrateList(later, vacancies);
    expect(later.get(listKey(vacancies))?.data).toMatchObject({ total: 10_000 });
    const parse = vi.spyOn(JSON, 'parse');
    const row = await refreshList(later, vacancies);
    expect(parse).not.toHaveBeenCalled();
    expect(row.value).toEqual(before.value);
    expect(row.total).toBeUndefined();
  });

  it('keeps the records that are invalid in a response, also those beyond the first ones', async () => {
    expectWarning(/^vacancies\[1\]\.title: expected a value$/);
    const { refresh, cache, server, answer } = await start(many);
    await refresh();
    await cache.flush();
    startApp(server.origin);
    const { hydrateList, refreshList } = await import('../../../src/data/lists/load-list');
    const { PersistentCache } = await import('../../../src/data/device/swr-cache');
    const later = new PersistentCache();
    await hydrateList(later, vacancies);
    answer([record(1), record(9_000, null)]);
    expect(titles(await refreshList(later, vacancies))).toEqual(['Job 1', 'Job 9000']);
  });
});

describe('a list on the device', () => {
  it('is available after a restart, validated again', async () => {
    expectWarning(/^vacancies: 2 stored records have no identity/);
    const { cache, refresh, key, server } = await start();
    const row = await refresh();
    await cache.flush();
    startApp(server.origin);
    const { hydrateList } = await import('../../../src/data/lists/load-list');
    const { PersistentCache } = await import('../../../src/data/device/swr-cache');
    const restarted = new PersistentCache();
    await hydrateList(restarted, vacancies);
    expect(restarted.get(key)?.data).toEqual(row);
    const another = new PersistentCache();
    await hydrateList(another, {
      ...vacancies,
      fields: { ...vacancies.fields, title: { kind: 'number', need: 'identity', wire: ['title'] } },
    });
    expect(another.get(key)?.data?.value).toEqual([]);
  });
});

describe('the worker’s copy of a list', () => {
  const put = async (key: string, body: string, headers: Record<string, string>) =>
    (await phone.caches.open('ngo-api')).put(key, new Response(body, { headers }));
  const head = (confirmedAt: number) => ({
    'content-type': 'application/json',
    'x-confirmed-at': String(confirmedAt),
    vary: 'origin',
  });

  it('is read without a request', async () => {
    const { cache, key, readStoredResponse, server } = await start();
    await put(key, JSON.stringify([record(5)]), head(1000));
    expect(await readStoredResponse(cache, vacancies)).toMatchObject({
      confirmedAt: 1000,
      value: [{ title: 'Job 5' }],
    });
    expect(server.asked).toEqual([]);
  });

  it('is undefined if there is none', async () => {
    const { cache, readStoredResponse } = await start();
    expect(await readStoredResponse(cache, vacancies)).toBeUndefined();
  });

  it('is rejected if it is not a list', async () => {
    const { cache, key, readStoredResponse } = await start();
    await put(key, '{}', head(1000));
    await expect(readStoredResponse(cache, vacancies)).rejects.toMatchObject({ kind: 'wrong-shape' });
  });
});

it('a late response is validated and delivered', async () => {
  const { server, cache, refreshList } = await start();
  let deliver = () => {};
  server.answer = (response, request) => (deliver = () => json([record(9)])(response, request));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const late = vi.fn();
    const call = refreshList(cache, vacancies, { late }).catch((error: { kind: string }) => error.kind);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await call).toBe('silent');
    vi.useRealTimers();
    await eventually(() => expect(server.asked).toHaveLength(1));
    deliver();
    await eventually(() => expect(late).toHaveBeenCalledOnce());
    expect(titles(late.mock.calls[0]?.[0] as CachedList)).toEqual(['Job 9']);
  } finally {
    vi.useRealTimers();
  }
});
