import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheNames } from '../../../sw/contract/contract';
import { markHeaders, stampOf } from '../../../sw/contract/mark';
import { send, startServer, type Server } from '../server';
import { security } from '../version';
import { openScope, type Scope } from '../worker-scope';
import { expectWarning } from '../../support/console';

const script = '/assets/index-a.js';
const vacancies = '[{"title":"Driver"}]';

interface Made {
  path?: string;
  entry?: string;
  stamp?: string;
  until?: number;
}

const pageOf = ({ path = '/vacancies', entry = script, stamp = stampOf(vacancies), until }: Made = {}) =>
  `<script type="module" crossorigin src="${entry}"></script><div id="root"><main>Driver</main></div>` +
  `<script type="application/json" id="prerendered">${JSON.stringify({
    path,
    rows: [['/api/vacancies', { stamp: `${stamp} of-the-schema` }]],
    ...(until && { until }),
  })}</script>`;

let server: Server;
let scope: Scope;
let html: string;

async function start() {
  const { findCachedPage, cachePages } = await import('../../../sw/pages/page-cache');
  return {
    keep: () => cachePages(['/vacancies']),
    find: (address: string) => findCachedPage(new URL(address, server.origin)),
  };
}

beforeEach(async () => {
  vi.resetModules();
  html = pageOf();
  // A site without a pack.
  server = await startServer((response, request) =>
    request.url === '/vacancies'
      ? send('text/html; charset=utf-8', html)(response, request)
      : send('text/plain', 'Not found', 404)(response, request),
  );
  scope = openScope(server.origin);
  useShell('v1');
});
afterEach(() => vi.restoreAllMocks());

/** Another shell means another version of the app. */
const useShell = (version: string) =>
  Object.assign(globalThis, {
    __BUILT_IN: {
      security,
      shell: `<div id="root"></div><script type="module" crossorigin src="${script}"></script>${version}`,
    },
  });

const storeAnswer = async (body: string) => {
  const api = await scope.caches.open(cacheNames.api);
  await api.put(
    `${server.origin}/api/vacancies`,
    new Response(body, { headers: markHeaders({ stamp: stampOf(body) }) }),
  );
};

describe('a stored page', () => {
  it('is returned for its address, with and without a trailing slash, and for no other', async () => {
    const { keep, find } = await start();
    await keep();
    for (const address of [
      '/vacancies',
      '/vacancies/',
      '/vacancies#open',
      '/vacancies?fbclid=a&utm_source=b',
    ])
      expect(await (await find(address))?.text(), address).toBe(html);
    for (const address of [
      '/',
      '/vacancies/x',
      '/vacancies?page=2',
      '/vacancies?fbclid=a&page=2',
      '/invitation-to-bid',
    ])
      expect(await find(address), address).toBeUndefined();
  });

  it('is returned as long as the stored lists are those that it shows', async () => {
    const { keep, find } = await start();
    await keep();
    await storeAnswer(vacancies);
    expect(await find('/vacancies')).toBeDefined();
    await storeAnswer('[]');
    expect(await find('/vacancies')).toBeUndefined();
  });

  it('is not returned for another version, nor after a deadline that it shows has passed', async () => {
    const { keep, find } = await start();
    html = pageOf({ until: Date.now() + 60_000 });
    await keep();
    expect(await find('/vacancies')).toBeDefined();
    useShell('v2');
    expect(await find('/vacancies')).toBeUndefined();
    useShell('v1');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_001 });
    expect(await find('/vacancies')).toBeUndefined();
    vi.useRealTimers();
  });

  it('is fetched again when it differs from the stored lists, at most once a day', async () => {
    const { keep, find } = await start();
    const asked = () => server.asked.filter((path) => path === '/vacancies').length;
    await keep();
    await keep();
    expect(asked()).toBe(1);
    await storeAnswer('[]');
    html = pageOf({ stamp: stampOf('[]') });
    await keep();
    expect(asked()).toBe(1);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_001 });
    await keep();
    vi.useRealTimers();
    expect(asked()).toBe(2);
    expect(await (await find('/vacancies'))?.text()).toBe(html);
  });
});

it('has the security headers of the site', async () => {
  const { keep, find } = await start();
  await keep();
  const { headers } = (await find('/vacancies'))!;
  for (const [name, value] of Object.entries(security)) expect(headers.get(name), name).toBe(value);
});

it('that is damaged is not returned, and is fetched again', async () => {
  expectWarning(/A stored page is damaged, and the shell is used instead/);
  const { keep, find } = await start();
  const pages = await scope.caches.open(cacheNames.pages);
  await pages.put(`${server.origin}/vacancies`, new Response(html, { headers: { 'x-page': '%7B' } }));
  expect(await find('/vacancies')).toBeUndefined();
  await keep();
  expect(await find('/vacancies')).toBeDefined();
});

it('that is no longer requested is deleted', async () => {
  const { cachePages } = await import('../../../sw/pages/page-cache');
  const { keep, find } = await start();
  await keep();
  await cachePages([]);
  expect(await find('/vacancies')).toBeUndefined();
  expect(await (await scope.caches.open(cacheNames.pages)).keys()).toEqual([]);
});

it('is not returned if the browser saves data, because its images would be fetched with it', async () => {
  const { keep, find } = await start();
  await keep();
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  expect(await find('/vacancies')).toBeUndefined();
  vi.unstubAllGlobals();
});

describe('what is not stored', () => {
  it.each([
    ['a page of another version of the app', () => pageOf({ entry: '/assets/index-b.js' })],
    ['another page than the requested one', () => pageOf({ path: '/' })],
    ['a page without data, as a captive portal sends', () => '<p>Sign in</p>'],
    ['a page with an injected script', () => `${pageOf()}<script src="//ads.test/a.js"></script>`],
  ])('is %s', async (_, make) => {
    html = make();
    const { keep, find } = await start();
    await keep();
    expect(await find('/vacancies')).toBeUndefined();
  });

  it('is a response that never arrives, which is logged', async () => {
    expectWarning(/was not stored(: TypeError| for the next start: TypeError): fetch failed/);
    const { keep, find } = await start();
    await server.stop();
    await keep();
    expect(await find('/vacancies')).toBeUndefined();
  });
});
