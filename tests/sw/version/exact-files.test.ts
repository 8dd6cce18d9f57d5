import { expect, it, vi } from 'vitest';
import { MemoryCaches } from '../memory-caches';
import { captive, contentsOf, startHost, startWorker, versionOf } from '../version';
import { expectWarning } from '../../support/console';
import { eventually } from '../../support/eventually';

const version = versionOf('one');
const start = '/assets/start-one.js';
const chunk = '/assets/page-one.js';
const viewer = '/assets/reader/reader-oneaaaaaaa.js';
const text = (path: string) => version.files[path]![1];
const js = { 'content-type': 'text/javascript' };

/** A device with the app installed, whose worker has started again since. */
async function setUp() {
  const host = await startHost(version);
  const caches = new MemoryCaches();
  const installing = await startWorker(host.origin, version, caches);
  await installing.install();
  await installing.activate();
  const name = `ngo-precache-v2-${host.origin}/`;
  const damage = async (path: string, cacheName = name) =>
    (await caches.open(cacheName)).put(host.origin + path, new Response('damaged', { headers: js }));
  const textAt = async (path: string, cacheName = name) => (await contentsOf(caches, cacheName))[path];
  const worker = await startWorker(host.origin, version, caches);
  const reload = (path: string) => worker.fetch(path, { cache: 'no-cache' }, { mode: 'navigate' });
  host.asked.length = 0;
  return { host, name, caches, damage, textAt, worker, reload };
}

const isDamaged = /is damaged on this device and is fetched again: other content than the build made/;

it('a damaged start script is fetched again after a navigation, without a new version', async () => {
  const { host, damage, textAt, worker } = await setUp();
  await damage(start);
  expectWarning(isDamaged, 1);
  expect(await (await worker.navigate('/vacancies'))?.text()).toBe(version.shell);
  expect([host.asked, await textAt(start)]).toEqual([[start], text(start)]);
});

it('a navigation with valid files reads each start script once per start of the worker', async () => {
  const { host, worker, reload } = await setUp();
  const read = vi.spyOn(Response.prototype, 'arrayBuffer');
  const startScripts = 2;
  await worker.navigate('/vacancies');
  expect(read).toHaveBeenCalledTimes(startScripts);
  await worker.navigate('/vacancies');
  expect(read).toHaveBeenCalledTimes(startScripts);
  await reload('/vacancies');
  expect(read).toHaveBeenCalledTimes(2 * startScripts);
  expect(host.asked).toEqual([]);
});

it('a reload verifies the files again', async () => {
  const { damage, textAt, worker, reload } = await setUp();
  await worker.navigate('/vacancies');
  await damage(start);
  await worker.navigate('/vacancies');
  expect(await textAt(start)).toBe('damaged');
  expectWarning(isDamaged, 1);
  await reload('/vacancies');
  expect(await textAt(start)).toBe(text(start));
});

it('the navigation does not wait for the repair', async () => {
  const { host, damage, textAt, worker } = await setUp();
  await damage(start);
  expectWarning(isDamaged, 1);
  const { answer } = host;
  let send = () => undefined as void;
  host.answer = (response, request) => void (send = () => answer(response, request));
  const navigation = worker.navigate('/vacancies');
  await eventually(() => expect(host.asked).toEqual([start]));
  // `navigate` resolves when the event is over: a second one is answered meanwhile.
  expect(await (await worker.navigate('/vacancies'))?.text()).toBe(version.shell);
  expect(await textAt(start)).toBe('damaged');
  send();
  await navigation;
  expect(await textAt(start)).toBe(text(start));
});

it.each([
  ['a chunk', chunk, undefined],
  ['a file of the viewer', viewer, 'ngo-reader'],
])('%s that is damaged is fetched again once it was asked for', async (_what, path, cacheName) => {
  const { damage, textAt, worker } = await setUp();
  await damage(path, cacheName);
  expectWarning(isDamaged, 1);
  expect(await (await worker.fetch(path))?.text()).toBe('damaged');
  expect(await textAt(path, cacheName)).toBe(text(path));
  expect(await (await worker.fetch(path))?.text()).toBe(text(path));
});

it.each<[string, (host: Awaited<ReturnType<typeof startHost>>) => unknown]>([
  ['without a network', (host) => host.stop()],
  ['behind a captive portal', (host) => (host.instead = captive)],
  ['from a server without it', (host) => (host.instead = () => [404, {}, 'gone'])],
])('%s the damaged file stays, and the next navigation tries again', async (_is, make) => {
  const { host, damage, textAt, worker } = await setUp();
  await damage(start);
  expectWarning(isDamaged, 2);
  expectWarning(/start-one\.js stays damaged on this device: /, 2);
  await make(host);
  for (let count = 0; count < 2; count += 1) {
    expect(await (await worker.navigate('/vacancies'))?.text()).toBe(version.shell);
    expect(await textAt(start)).toBe('damaged');
  }
});

it('on a full device the damaged file stays', async () => {
  const { caches, damage, textAt, worker } = await setUp();
  await damage(start);
  caches.quota = caches.size();
  expectWarning(isDamaged, 1);
  expectWarning(/could not be stored: QuotaExceededError/);
  expectWarning(/stays damaged on this device: the device did not store it/, 1);
  await worker.navigate('/vacancies');
  expect(await textAt(start)).toBe('damaged');
});

it('a file whose bytes cannot be read is fetched again', async () => {
  const { host, name, caches, textAt, worker } = await setUp();
  const broken = new Response(new ReadableStream({ start: (source) => source.error(new Error('lost')) }), {
    headers: js,
  });
  const match = caches.match.bind(caches);
  vi.spyOn(caches, 'match').mockImplementation(async (url, options) =>
    options.cacheName === name && String(url).endsWith(start) ? broken : match(url, options),
  );
  expectWarning(/start-one\.js is damaged on this device and is fetched again: Error: lost/, 1);
  await worker.navigate('/vacancies');
  expect([host.asked, await textAt(start)]).toEqual([[start], text(start)]);
});

it('while Cache Storage does not respond, nothing is fetched again', async () => {
  const { host, caches, worker } = await setUp();
  const path = '/assets/shared-1a2b.js';
  expectWarning(/Cache Storage did not respond/);
  const match = caches.match.bind(caches);
  vi.spyOn(caches, 'match').mockImplementationOnce(match).mockRejectedValue(new Error('broken'));
  expect(await (await worker.fetch(path))?.text()).toBe('shared()');
  expect(host.asked).toEqual([]);
});
