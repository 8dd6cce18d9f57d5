import { describe, expect, it, vi, beforeEach } from 'vitest';
import { MemoryCaches } from '../memory-caches';
import { captive, contentsOf, startHost, startWorker, versionOf } from '../version';
import { expectWarning } from '../../support/console';
import { IDBFactory } from 'fake-indexeddb';
import { launchQuery, quietTime } from '../../../sw/contract/contract';
import { writePreference } from '../../../src/data/device/preferences';
import { setUpLanguages } from '../version/two-languages';
import { redirectMoved } from '../../../sw/pages/navigation';
import { openScope } from '../worker-scope';

const version = versionOf('one');

/** A device with the app installed. */
async function setUp() {
  const host = await startHost(version);
  const caches = new MemoryCaches();
  const worker = await startWorker(host.origin, version, caches);
  await worker.install();
  await worker.activate();
  host.asked.length = 0;
  const lose = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  };
  const files = async () => Object.keys(await contentsOf(caches, `ngo-precache-v2-${host.origin}/`));
  return { host, caches, worker, lose, files };
}

const opens = async (answer: Promise<Response | undefined>) => {
  const response = await answer;
  return [response?.status, response?.redirected, (await response?.text())?.includes('src="/assets/index-')];
};
const isApp = [200, false, true];

it('a page needs no request', async () => {
  const { host, worker } = await setUp();
  expect(await opens(worker.navigate('/vacancies'))).toEqual(isApp);
  expect(host.asked).toEqual([]);
});

it.each([
  '/vacancies.html',
  '/index.html?from=mail',
  '/project-details/water.html',
  '/project-details/phase-2.5',
])('%s is a page too, and needs no request', async (address) => {
  const { host, worker } = await setUp();
  expect(await opens(worker.navigate(address))).toEqual(isApp);
  expect(host.asked).toEqual([]);
});

it('an address of 100,000 dots is matched in less than a second', async () => {
  const { worker } = await setUp();
  const start = performance.now();
  expect(await opens(worker.navigate(`/${'.'.repeat(100_000)}/x`))).toEqual(isApp);
  expect(performance.now() - start).toBeLessThan(1_000);
});

it('an HTML document is not a page of the app', async () => {
  expectWarning(/report\.html was not stored: status 404/);
  const { worker } = await setUp();
  for (const address of ['/files/report.html', '/api/page.html'])
    expect((await opens(worker.navigate(address)))[2], address).not.toBe(true);
});

it('the editor is not a page of the app', async () => {
  const { host, worker } = await setUp();
  for (const address of ['/admin', '/admin/', '/admin/report.html']) {
    await worker.navigate(address);
    expect(host.asked, address).not.toContain('/shell.html');
  }
});

describe('what is stored is verified', () => {
  const watch = async (init?: RequestInit) => {
    const { worker, lose } = await setUp();
    const timer = vi.spyOn(globalThis, 'setTimeout');
    const read = vi.spyOn(Response.prototype, 'arrayBuffer');
    const open = async () => {
      await worker.fetch('/vacancies', init, { mode: 'navigate' });
      const quiet = timer.mock.calls.findIndex(([, time]) => time === quietTime);
      const startOfQuiet = timer.mock.invocationCallOrder[quiet] ?? Infinity;
      expect(read).toHaveBeenCalled();
      return startOfQuiet < read.mock.invocationCallOrder[0]! ? 'later' : 'at once';
    };
    return { lose, open };
  };

  it('when the page has had time to start', async () => {
    const { open } = await watch();
    expect(await open()).toBe('later');
  });

  it('at once where the page is reloaded', async () => {
    const { open } = await watch({ cache: 'reload' });
    expect(await open()).toBe('at once');
  });

  it('at once where the app cannot start', async () => {
    expectWarning(/The scripts of the app are not on this device/);
    const { open, lose } = await watch();
    await lose();
    expect(await open()).toBe('at once');
  });
});

it('without Cache Storage, the network responds with the page, and the app is stored again', async () => {
  expectWarning(/The scripts of the app are not on this device/);
  const { host, worker, lose, files } = await setUp();
  await lose();
  const answer = await worker.navigate('/vacancies/?open=1');
  expect(await answer?.text()).toContain('<main>/vacancies</main>');
  expect(answer?.redirected).toBe(false);
  expect(host.asked[0]).toBe('/vacancies?open=1');
  expect(host.asked).not.toContain('/shell.html');
  expect(await files()).toEqual(expect.arrayContaining(['/assets/index-one.js', '/assets/page-one.js']));

  await host.stop();
  expect(await (await worker.navigate('/vacancies'))?.text()).toBe(version.shell);
});

it('a page that does not exist keeps its status 404, and is still the app', async () => {
  expectWarning(/The scripts of the app are not on this device/);
  const { host, worker, lose } = await setUp();
  await lose();
  host.instead = (path) =>
    path === '/no/such' ? [404, { 'content-type': 'text/html' }, version.shell] : undefined;
  expect(await opens(worker.navigate('/no/such'))).toEqual([404, false, true]);
});

it('a page of a newer version is also a page of the app', async () => {
  expectWarning(/The scripts of the app are not on this device/);
  expectWarning(/The files of the app could not be completed/);
  const { host, worker, lose } = await setUp();
  await lose();
  host.version = versionOf('two');
  const text = await (await worker.navigate('/vacancies'))?.text();
  expect(text).toContain('/assets/index-two.js');
});

it('a page of a newer version has the policy that its host sends, or one that names no sources', async () => {
  expectWarning(/The scripts of the app are not on this device/);
  expectWarning(/The files of the app could not be completed/);
  const { host, worker, lose } = await setUp();
  const policyOf = async () => (await worker.navigate('/vacancies'))?.headers.get('content-security-policy');
  host.version = versionOf('two');
  await lose();
  expect(await policyOf()).toBe("object-src 'none'; base-uri 'none'; frame-ancestors 'none'");
  const policy = "connect-src 'self' https://api.example.org";
  const headers = { 'content-type': 'text/html', 'content-security-policy': policy };
  host.instead = (path) => (path === '/vacancies' ? [200, headers, host.version.shell] : undefined);
  expect(await policyOf()).toBe(policy);
});

it('scripts that were lost are stored again at the next navigation', async () => {
  const { host, caches, worker, files } = await setUp();
  const cache = await caches.open(`ngo-precache-v2-${host.origin}/`);
  for (const name of ['page-one', 'shared-1a2b']) await cache.delete(`${host.origin}/assets/${name}.js`);
  expect(await opens(worker.navigate('/vacancies'))).toEqual(isApp);
  expect(await files()).toEqual(expect.arrayContaining(['/assets/page-one.js', '/assets/shared-1a2b.js']));
  expect(host.asked).toEqual(['/assets/page-one.js', '/assets/shared-1a2b.js']);
});

it('without one of its start scripts, the shell is never returned', async () => {
  expectWarning(/The scripts of the app are not on this device/);
  expectWarning(/The files of the app could not be completed/);
  expectWarning(/did not arrive/);
  const { host, caches, worker } = await setUp();
  const cache = await caches.open(`ngo-precache-v2-${host.origin}/`);
  await cache.delete(`${host.origin}/assets/start-one.js`);
  await host.stop();
  const answer = await worker.navigate('/vacancies');
  expect(answer?.status).toBe(503);
  expect(await answer?.text()).toContain('Try again');
});

it.each<[string, (host: Awaited<ReturnType<typeof startHost>>) => unknown]>([
  ['a stopped server', (host) => host.stop()],
  ['a captive portal', (host) => (host.instead = captive)],
  [
    'a redirect to a captive portal',
    (host) => {
      host.instead = (path) => (path === '/login' ? captive() : [302, { location: '/login' }, '']);
    },
  ],
  [
    'a failing server',
    (host) => (host.instead = () => [500, { 'content-type': 'text/html' }, '<h1>500</h1>']),
  ],
])('without stored files and with %s, the last-resort page is returned', async (_is, make) => {
  expectWarning(/The scripts of the app are not on this device/);
  expectWarning(/did not arrive|is not a page of this app/);
  expectWarning(/The files of the app could not be completed/);
  const { host, worker, lose } = await setUp();
  await lose();
  await make(host);
  const answer = await worker.navigate('/vacancies');
  expect(answer?.status).toBe(503);
  expect(await answer?.text()).toContain('Try again');
});

it('after a stall of 8 s, the last-resort page is returned', async () => {
  expectWarning(/The scripts of the app are not on this device/);
  expectWarning(/The scripts of the app are not stored yet/);
  expectWarning(/did not arrive/);
  expectWarning(/The files of the app could not be completed/);
  const { host, worker, lose } = await setUp();
  await lose();
  const asked = new Promise<void>((resolve) => (host.answer = () => resolve()));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const answer = worker.navigate('/vacancies');
  await asked;
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  expect((await answer)?.status).toBe(503);
});

const broken = () => Promise.reject(new DOMException('broken', 'UnknownError'));
const never = () => new Promise<never>(() => undefined);

it.each([
  ['open', broken],
  ['match', broken],
  ['keys', broken],
  ['delete', broken],
] as const)(
  'when Cache Storage fails at %s, every page opens as long as the server responds',
  async (method, fail) => {
    if (method === 'open') expectWarning(/The files of the app could not be completed/);
    if (method === 'match') {
      expectWarning(/Cache Storage did not respond/);
      expectWarning(/The scripts of the app are not on this device/);
    }
    const { caches, worker } = await setUp();
    vi.spyOn(caches, method).mockImplementation(fail);
    for (const path of ['/', '/vacancies', '/read?file=/files/a.pdf'])
      expect(await opens(worker.navigate(path)), path).toEqual(isApp);
  },
);

it('when all of Cache Storage fails and the server is unreachable, the last-resort page says so', async () => {
  expectWarning(/Cache Storage did not respond/);
  expectWarning(/The scripts of the app are not on this device/);
  expectWarning(/The files of the app could not be completed/);
  expectWarning(/did not arrive/);
  expectWarning(/The saved documents could not be listed/);
  const { host, caches, worker } = await setUp();
  await host.stop();
  for (const method of ['open', 'match', 'keys'] as const)
    vi.spyOn(caches, method).mockImplementation(broken);
  const answer = await worker.navigate('/vacancies');
  expect(answer?.status).toBe(503);
  expect(await answer?.text()).toContain('The storage of this device does not answer');
});

it('when Cache Storage never responds, the network does after 8 s', async () => {
  expectWarning(/Cache Storage did not respond/);
  expectWarning(/The scripts of the app are not on this device/);
  const { caches, worker } = await setUp();
  const mocks = (['open', 'match'] as const).map((method) =>
    vi.spyOn(caches, method).mockImplementation(never),
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const answer = worker.navigate('/vacancies');
  await vi.advanceTimersByTimeAsync(8_000);
  for (const mock of mocks) mock.mockRestore();
  await vi.advanceTimersByTimeAsync(8_000);
  vi.useRealTimers();
  expect(await opens(answer)).toEqual(isApp);
});

it('without the database, alone or together with Cache Storage, every page opens', async () => {
  expectWarning(/The scripts of the app are not on this device/);
  const { worker, lose } = await setUp();
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('gone', 'UnknownError');
  });
  expect(await opens(worker.navigate('/vacancies'))).toEqual(isApp);
  await lose();
  expect(await opens(worker.navigate('/vacancies'))).toEqual(isApp);
});

describe('a launch', () => {
  beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));

  it('a launch from the home screen is led to the chosen language, and no other address is', async () => {
    const { host, worker } = await setUpLanguages();
    const open = async (path: string) => {
      const answer = await worker.navigate(path);
      return answer?.headers.get('location') ?? answer?.status;
    };
    expect(await open(`/${launchQuery}`)).toBe(200);
    await writePreference('language', 'fa-AF');
    expect(await open(`/${launchQuery}`)).toBe(`${host.origin}/fa`);
    for (const path of ['/', '/?q=a', `/vacancies${launchQuery}`]) expect(await open(path), path).toBe(200);
    await writePreference('language', 'en');
    expect(await open(`/${launchQuery}`)).toBe(200);
    expect(await open(`/fa${launchQuery}`)).toBe(`${host.origin}/`);
  });
});

describe('an address that has moved', () => {
  beforeEach(() => {
    openScope('http://app.test');
    const { __BUILT_IN: alone } = globalThis as unknown as { __BUILT_IN: object };
    const moved = { languages: { fa: true }, addresses: { '/jobs': '/vacancies' } };
    vi.stubGlobal('__BUILT_IN', { ...alone, moved });
  });

  const leads = (address: string) =>
    redirectMoved(new URL(address, 'http://app.test'))?.headers.get('location');

  it('a page of a language that the site has left leads to the same page in the first one, with its query', () => {
    expect(leads('/fa?source=home')).toBe('http://app.test/?source=home#left=fa');
    expect(leads('/fa/read?file=/files/a.pdf')).toBe('http://app.test/read?file=/files/a.pdf#left=fa');
    expect(leads('/fa/vacancies/')).toBe('http://app.test/vacancies#left=fa');
  });

  it('a former address leads to the present one, and any other stays', () => {
    expect(leads('/jobs?q=a')).toBe('http://app.test/vacancies?q=a');
    expect(leads('/vacancies')).toBeUndefined();
  });
});
