import { expect, it, vi } from 'vitest';
import { openScope } from './worker-scope';
import { cacheNames } from '../../sw/contract/contract';
import { unregisterWorker } from '../../sw/unregister-worker';
import { expectWarning } from '../support/console';

function setUp() {
  const scope = openScope('http://app.test');
  const unregister = vi.fn(async () => true);
  Object.assign(globalThis, { registration: { scope: 'http://app.test/', unregister } });
  unregisterWorker();
  return { scope, unregister };
}

it('the worker activates without waiting, and reloads no page', async () => {
  const { scope, unregister } = setUp();
  await scope.dispatch('install');
  expect(scope.skipWaiting).toHaveBeenCalledOnce();
  expect(unregister).not.toHaveBeenCalled();
  expect(scope.told).toEqual([]);
});

it('it deletes the caches of the app except the saved documents and their former copies, and unregisters', async () => {
  const { scope, unregister } = setUp();
  const spared = [cacheNames.savedDocuments, cacheNames.formerDocuments, 'ngorongoro', 'other-precache'];
  for (const name of [...Object.values(cacheNames), ...spared, 'ngo-precache-v2-http://app.test/']) {
    await scope.caches.open(name);
  }
  await scope.dispatch('activate');
  expect((await scope.caches.keys()).sort()).toEqual([...spared].sort());
  expect(unregister).toHaveBeenCalledOnce();
});

it('it unregisters even if Cache Storage does not respond', async () => {
  expectWarning(/Not every cache could be deleted/);
  const { scope, unregister } = setUp();
  vi.spyOn(scope.caches, 'keys').mockRejectedValue(new Error('blocked'));
  await scope.dispatch('activate');
  expect(unregister).toHaveBeenCalledOnce();
});
