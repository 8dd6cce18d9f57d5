import { expect, it, vi } from 'vitest';
import { MemoryCaches } from './memory-caches';
import { captive, contentsOf, startHost, startWorker, versionOf, type Host } from './version';
import { expectWarning } from '../support/console';

const one = versionOf('one');
const two = versionOf('two');
const precache = ({ origin }: Host) => `ngo-precache-v2-${origin}/`;

const appOf = (name: string) => [
  `/assets/index-${name}.js`,
  `/assets/page-${name}.js`,
  '/assets/shared-1a2b.js',
  `/assets/start-${name}.js`,
];
const stored = async (caches: MemoryCaches, host: Host) =>
  Object.keys(await contentsOf(caches, precache(host))).sort();

/** A device that runs version one. */
async function phoneOfVersionOne() {
  const host = await startHost(one);
  const caches = new MemoryCaches();
  const worker = await startWorker(host.origin, one, caches);
  await worker.install();
  await worker.activate();
  return { host, caches, worker };
}

it('every page, API call and file of the app opens without a network, and other requests are left to the browser', async () => {
  expectWarning(/was not updated: network/);
  expectWarning(/was not updated: TypeError/);
  expectWarning(/did not arrive completely/);
  expectWarning(/did not arrive/);
  const { host, caches, worker } = await phoneOfVersionOne();
  host.instead = (path) => {
    if (path.startsWith('/api/')) return [200, { 'content-type': 'application/json' }, '[{"id":1}]'];
    if (path.startsWith('/files/')) return [200, { 'content-type': 'application/pdf' }, '%PDF- %%EOF'];
    return undefined;
  };
  await (await worker.fetch('/api/vacancies'))?.text();
  await (await worker.fetch('/files/tor.pdf'))?.text();
  await host.stop();

  for (const page of ['/', '/vacancies', '/vacancies?open=1', '/event-details/a-fair', '/no/such/page']) {
    const answer = await worker.navigate(page);
    expect([answer?.status, await answer?.text()], page).toEqual([200, one.shell]);
  }
  expect(await (await worker.fetch('/assets/index-one.js'))?.text()).toBe("index('one')");
  expect(await (await worker.fetch('/reader.json'))?.json()).toEqual({ always: [] });
  expect(await (await worker.fetch('/api/vacancies'))?.json()).toEqual([{ id: 1 }]);
  expect(await (await worker.navigate('/files/tor.pdf'))?.text()).toBe('%PDF- %%EOF');
  expect((await worker.navigate('/files/other.pdf'))?.status).toBe(503);
  expect((await worker.fetch('/photo.png', {}, { destination: 'image' }))?.type).toBe('error');

  for (const path of ['/api/vacancies', '/robots.txt', '/sw.js']) {
    expect(await worker.navigate(path), path).toBeUndefined();
  }
  expect(await worker.fetch('/assets/gone-3c4d.js')).toBeUndefined();
  expect(await worker.fetch('/vacancies', { method: 'POST', body: 'x' })).toBeUndefined();
  expect(await worker.fetch('https://elsewhere.test/api/vacancies')).toBeUndefined();

  expect((await caches.keys()).sort()).toEqual(['ngo-api', 'ngo-documents', precache(host)]);
});

it('an install needs only scripts and styles; the icons are fetched when the page is idle', async () => {
  const host = await startHost(one);
  host.instead = (path) => (path === '/favicon.svg' ? [500, {}, ''] : undefined);
  const worker = await startWorker(host.origin, one);
  await worker.install();
  await worker.activate();
  expect(await stored(worker.scope.caches, host)).toEqual(appOf('one'));
  host.instead = () => undefined;
  await worker.send({ type: 'KEEP_PAGES', paths: [] });
  expect(await stored(worker.scope.caches, host)).toContainEqual(
    expect.stringMatching(/^\/favicon\.svg\?__WB_REVISION__=/),
  );
});

it('an icon that the host refuses stops neither the install nor the other icons', async () => {
  expectWarning(/The files of the app could not be completed: .*\/app-icons\/icon-192\.png .*: status 404/);
  const files = { '/app-icons/icon-192.png': ['image/png', 'icon'] as const, ...one.files };
  const host = await startHost({ ...one, files });
  host.instead = (path) => (path.startsWith('/app-icons/') ? [404, {}, ''] : undefined);
  const worker = await startWorker(host.origin, host.version);
  await worker.install();
  await worker.activate();
  await worker.send({ type: 'KEEP_PAGES', paths: [] });
  expect(await stored(worker.scope.caches, host)).toEqual([
    ...appOf('one'),
    expect.stringMatching(/^\/favicon\.svg\?__WB_REVISION__=/),
  ]);
});

it('the document viewer is not fetched for users who never opened a document', async () => {
  const { host, caches } = await phoneOfVersionOne();
  expect(host.asked.filter((path) => path.includes('/reader/'))).toEqual([]);
  expect(await caches.keys()).not.toContain('ngo-reader');
});

it('a new version waits until a page activates it', async () => {
  const { host, caches } = await phoneOfVersionOne();
  host.version = two;
  const next = await startWorker(host.origin, two, caches);
  next.scope.hasActive();
  await next.install();
  for (const data of [{}, { type: 'OTHER' }]) await next.send(data);
  expect(next.scope.skipWaiting).not.toHaveBeenCalled();
  await next.send({ type: 'SKIP_WAITING' });
  expect(next.scope.skipWaiting).toHaveBeenCalledOnce();
});

it('a page that no worker controls is claimed when it asks', async () => {
  const { host, caches } = await phoneOfVersionOne();
  const worker = await startWorker(host.origin, one, caches);
  worker.scope.controlled = 1;
  await worker.send({ type: 'CLAIM' });
  expect(worker.scope.claim).toHaveBeenCalledOnce();
});

it('the files of both versions are stored until the new one activates', async () => {
  const { host, caches } = await phoneOfVersionOne();
  host.version = two;
  const next = await startWorker(host.origin, two, caches);
  await next.install();
  expect(await stored(caches, host)).toEqual([...new Set([...appOf('one'), ...appOf('two')])].sort());
  await next.activate();
  expect(await stored(caches, host)).toEqual(appOf('two'));
});

it('an activation whose clean-up hangs ends after a second: pages wait for it', async () => {
  const { host, caches } = await phoneOfVersionOne();
  host.version = two;
  const next = await startWorker(host.origin, two, caches);
  await next.install();
  expectWarning(
    /The clean-up of older versions goes on while pages are served: .*no response within 1000 ms/,
  );
  vi.spyOn(caches, 'keys').mockReturnValue(new Promise(() => undefined));
  await next.activate();
  expect(await (await next.navigate('/vacancies'))?.text()).toBe(two.shell);
});

it('a worker that was killed between install and activation has all its files afterwards', async () => {
  const { host, caches } = await phoneOfVersionOne();
  host.version = two;
  await (await startWorker(host.origin, two, caches)).install();
  await host.stop();
  const again = await startWorker(host.origin, two, caches);
  await again.activate();
  expect(await (await again.navigate('/vacancies'))?.text()).toBe(two.shell);
  for (const path of appOf('two')) expect((await again.fetch(path))?.status, path).toBe(200);
});

it('an interrupted update leaves the old version complete, and resumes at the file where it stopped', async () => {
  expectWarning(/The new version is not installed: .*content type "text\/html"/);
  const { host, caches, worker } = await phoneOfVersionOne();
  // Each worker lists its files once; in this test both have one global scope.
  await worker.fetch('/assets/page-one.js');
  host.version = two;
  host.instead = (path) => (path === '/assets/page-two.js' ? captive() : undefined);
  const next = await startWorker(host.origin, two, caches);
  next.scope.hasActive();
  await expect(next.install()).rejects.toThrow('/assets/page-two.js could not be stored');
  expect(next.scope.skipWaiting).not.toHaveBeenCalled();
  expect(await stored(caches, host)).toEqual(expect.arrayContaining(appOf('one')));
  expect(await stored(caches, host)).not.toContain('/assets/page-two.js');
  expect(await (await worker.fetch('/assets/page-one.js'))?.text()).toBe("page('one')");

  host.instead = () => undefined;
  host.asked.length = 0;
  await (await startWorker(host.origin, two, caches)).install();
  expect(host.asked).toEqual(['/assets/page-two.js']);
});
