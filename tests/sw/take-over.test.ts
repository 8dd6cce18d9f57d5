import { expect, it, vi } from 'vitest';
import { openScope } from './worker-scope';
import { cacheNames } from '../../sw/contract/contract';
import { deleteOldCaches, claimOnFirstInstall } from '../../sw/take-over';
import { expectWarning } from '../support/console';
import { MemoryCaches } from './memory-caches';
import { contentsOf, portal, startHost, startWorker, versionOf, type Version } from './version';

it('the first worker claims the open page, so that the first visit is controlled', async () => {
  const { claim } = openScope('http://app.test');
  await claimOnFirstInstall();
  expect(claim).toHaveBeenCalledOnce();
});

it('an update controls only the pages that the previous worker controlled', async () => {
  const scope = openScope('http://app.test');
  scope.controlled = 2;
  await claimOnFirstInstall();
  expect(scope.claim).not.toHaveBeenCalled();
});

it('old caches of the app are deleted, saved documents and other caches stay', async () => {
  const { caches } = openScope('http://app.test');
  const kept = [
    ...Object.values(cacheNames),
    'ngo-precache-v2-http://app.test/',
    'ngorongoro',
    'other-precache-v2-http://app.test/',
  ];
  for (const name of [...kept, 'ngo-precache-v1-http://app.test/', 'ngo-old']) await caches.open(name);
  await deleteOldCaches();
  expect(await caches.keys()).toEqual(kept);
});

it('a new version activates even if Cache Storage does not respond', async () => {
  expectWarning(/Old caches could not be deleted/, 1);
  const { caches } = openScope('http://app.test');
  vi.spyOn(caches, 'keys').mockRejectedValue(new Error('blocked'));
  await deleteOldCaches();
});

const old = versionOf('old');
const next = versionOf('next');
const html = 'text/html; charset=utf-8';
const shellKey = '/shell.html?__WB_REVISION__=6ea8feb7';

/**
 * A device with a version that used Workbox's precache: its shell is a stored file. `damage` replaces files;
 * null removes one.
 */
async function phoneOf(version: Version, damage: Record<string, readonly [string, string] | null> = {}) {
  const host = await startHost(next);
  const caches = new MemoryCaches();
  const name = `ngo-precache-v2-${host.origin}/`;
  const cache = await caches.open(name);
  const all = { ...version.files, [shellKey]: [html, version.shell] as const, ...damage };
  for (const [path, content] of Object.entries(all)) {
    if (content === null || path.includes('/reader/')) continue;
    const [type, text] = content;
    await cache.put(host.origin + path, new Response(text, { headers: { 'content-type': type } }));
  }
  const worker = await startWorker(host.origin, next, caches);
  worker.scope.hasActive();
  return { host, caches, name, worker };
}

it('a working old version continues until its user presses Update', async () => {
  const { worker } = await phoneOf(old);
  await worker.install();
  expect(worker.scope.skipWaiting).not.toHaveBeenCalled();
});

it.each<[string, Record<string, readonly [string, string] | null>]>([
  ['its shell is a captive portal page', { [shellKey]: [html, portal] }],
  [
    'its shell belongs to another app',
    { [shellKey]: [html, '<div id="root"></div><script type="module" src="/assets/portal.js"></script>'] },
  ],
  ['its shell is empty', { [shellKey]: [html, ''] }],
  ['its entry script is a captive portal page', { '/assets/index-old.js': [html, portal] }],
  [
    'a script is a captive portal page with the type of a script',
    { '/assets/page-old.js': ['text/javascript', portal] },
  ],
  ['a script that it needs to start is missing', { '/assets/start-old.js': null }],
  ['all of its scripts are missing', Object.fromEntries(Object.keys(old.files).map((path) => [path, null]))],
])('the new version does not wait if the old one cannot run: %s', async (_what, damage) => {
  const { host, caches, name, worker } = await phoneOf(old, damage);
  await worker.install();
  expect(worker.scope.skipWaiting).toHaveBeenCalledOnce();
  await worker.activate();
  await host.stop();
  expect(await (await worker.navigate('/vacancies'))?.text()).toBe(next.shell);
  const scripts = Object.entries(await contentsOf(caches, name));
  expect(scripts.filter(([, text]) => text === portal)).toEqual([]);
});

it('a broken old version does not activate a failed install', async () => {
  expectWarning(/The new version is not installed: .*content type "text\/html; charset=utf-8"/);
  const { host, worker } = await phoneOf(old, { [shellKey]: [html, portal] });
  host.instead = () => [200, { 'content-type': html }, portal];
  await expect(worker.install()).rejects.toThrow();
  expect(worker.scope.skipWaiting).not.toHaveBeenCalled();
});

it('the first version has no other to wait for', async () => {
  const host = await startHost(next);
  const worker = await startWorker(host.origin, next);
  await worker.install();
  expect(worker.scope.skipWaiting).not.toHaveBeenCalled();
});

it('an old version that cannot be read counts as working', async () => {
  expectWarning(/The previous version could not be checked/);
  const { caches, worker } = await phoneOf(old);
  vi.spyOn(caches, 'open').mockRejectedValueOnce(new Error('broken'));
  await worker.install();
  expect(worker.scope.skipWaiting).not.toHaveBeenCalled();
});
