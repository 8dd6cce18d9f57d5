import { expect, it } from 'vitest';
import { openScope } from './worker-scope';
import { cacheNames } from '../../sw/contract';
import { followUpdates } from '../../sw/updates';

function setUp() {
  const scope = openScope('http://app.test');
  followUpdates();
  return scope;
}

it('the first worker takes the open page, so that the first visit counts', async () => {
  const scope = setUp();
  await scope.dispatch('activate');
  expect(scope.claim).toHaveBeenCalledOnce();
});

it('an update takes only the pages that the worker before it had', async () => {
  const scope = setUp();
  scope.controlled = 2;
  await scope.dispatch('activate');
  expect(scope.claim).not.toHaveBeenCalled();
});

it('a new version waits until a page asks for it', async () => {
  const scope = setUp();
  await scope.dispatch('install');
  for (const data of [null, 'SKIP_WAITING', { type: 'OTHER' }]) await scope.dispatch('message', { data });
  expect(scope.skipWaiting).not.toHaveBeenCalled();
  await scope.dispatch('message', { data: { type: 'SKIP_WAITING' } });
  expect(scope.skipWaiting).toHaveBeenCalledOnce();
});

it('old caches of ours go, saved documents and the caches of others stay', async () => {
  const scope = setUp();
  const kept = [...Object.values(cacheNames), 'ngorongoro', 'other-precache-v2-http://app.test/'];
  for (const name of [...kept, 'ngo-precache-v1-http://app.test/', 'ngo-pages'])
    await scope.caches.open(name);
  await scope.dispatch('activate');
  expect(await scope.caches.keys()).toEqual(kept);
});
