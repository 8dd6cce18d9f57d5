import { expect, it, vi } from 'vitest';
import { openScope } from './worker-scope';
import { cacheNames } from '../../sw/contract/contract';
import { deleteOldCaches, claimOnFirstInstall } from '../../sw/take-over';
import { expectWarning } from '../support/console';

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
