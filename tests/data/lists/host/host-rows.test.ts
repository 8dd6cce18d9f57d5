import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pageDataElement } from '../../../../src/data/lists/host/page-data';
import type { CachedList } from '../../../../src/data/device/swr-cache';
import { vacancies } from '../../../../src/schemas/vacancies';
import { send, startServer } from '../../../sw/server';
import { startApp, usePhone } from '../fresh';

beforeEach(() => void usePhone());

/** An API that refuses, and the site's own host with the HTML of `/vacancies`. */
async function start({ isApart = true, page = true } = {}) {
  const row: CachedList = { value: [{ title: 'In the HTML' }], confirmedAt: 1_000, stamp: 'built' };
  const host = await startServer(send('text/html', '<title>Sign in</title>'));
  const api = isApart ? await startServer(send('text/plain', 'slow down', 429)) : host;
  startApp(api.origin);
  vi.stubGlobal('location', new URL('/vacancies', host.origin));
  const [{ listKey, refreshList }, { PersistentCache }] = await Promise.all([
    import('../../../../src/data/lists/load-list'),
    import('../../../../src/data/device/swr-cache'),
  ]);
  const rows = [[listKey(vacancies), row]] as const;
  const html = pageDataElement({ path: '/vacancies', builtAt: 1, builtOn: '2026-11-20', rows });
  if (page) host.answer = send('text/html', `<div id="root"></div>${html}`);
  const cache = new PersistentCache();
  const refresh = (ofPage: boolean) => refreshList(cache, vacancies, { ofPage });
  return { host, api, cache, refresh, shown: () => cache.get(listKey(vacancies))?.data };
}

describe('a list that the API refuses', () => {
  it('is shown as the HTML of the page has it, with its age, and the call has failed', async () => {
    const { refresh, shown } = await start();
    await expect(refresh(true)).rejects.toMatchObject({ kind: 'refused' });
    expect(shown()).toMatchObject({ value: [{ title: 'In the HTML' }], confirmedAt: 1_000 });
  });

  it('is looked for in the HTML once for all lists of a page', async () => {
    const { refresh, host } = await start();
    await Promise.allSettled([refresh(true), refresh(true)]);
    expect(host.asked).toEqual(['/vacancies']);
  });

  it('is not looked for in the HTML if the page that is open does not show it', async () => {
    const { refresh, host } = await start();
    await expect(refresh(false)).rejects.toThrow();
    expect(host.asked).toEqual([]);
  });

  it('is not taken from the page of a captive portal', async () => {
    const { refresh, shown } = await start({ page: false });
    await expect(refresh(true)).rejects.toMatchObject({ kind: 'refused' });
    expect(shown()).toBeUndefined();
  });

  it('stays as it is on the device', async () => {
    const { refresh, shown, cache, api, host } = await start();
    cache.set(`${api.origin}/api/vacancies`, { data: { value: [], confirmedAt: 2_000, stamp: 'own' } });
    await expect(refresh(true)).rejects.toThrow();
    expect([shown()?.stamp, host.asked]).toEqual(['own', []]);
  });
});

it('a list of an API on another origin that is down is shown as the HTML has it', async () => {
  const { refresh, shown, api } = await start();
  await api.stop();
  await expect(refresh(true)).rejects.toMatchObject({ kind: 'unreachable' });
  expect(shown()).toMatchObject({ value: [{ title: 'In the HTML' }] });
});

it('without a network nothing more is asked of the host that has both', async () => {
  const { refresh, host } = await start({ isApart: false });
  await host.stop();
  await expect(refresh(true)).rejects.toMatchObject({ kind: 'unreachable' });
  expect(host.asked).toEqual([]);
});

it('a host that does not answer either is asked again at the next call', async () => {
  const { refresh, host, shown } = await start();
  host.answer = send('text/html', 'no', 503);
  await expect(refresh(true)).rejects.toMatchObject({ kind: 'refused' });
  await expect(refresh(true)).rejects.toMatchObject({ kind: 'refused' });
  expect([host.asked.length, shown()]).toEqual([2, undefined]);
});
