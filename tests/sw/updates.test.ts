import { expect, it, vi } from 'vitest';
import { openScope } from './worker-scope';
import { cacheNames } from '../../sw/contract/contract';
import { deleteOldCaches, takeOver } from '../../sw/updates';

it('the first worker takes the open page, so that the first visit counts', async () => {
  const { claim } = openScope('http://app.test');
  await takeOver();
  expect(claim).toHaveBeenCalledOnce();
});

it('an update takes only the pages that the worker before it had', async () => {
  const scope = openScope('http://app.test');
  scope.controlled = 2;
  await takeOver();
  expect(scope.claim).not.toHaveBeenCalled();
});

it('old caches of ours go, saved documents and the caches of others stay', async () => {
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

it('a new version takes over also where Cache Storage does not answer', async () => {
  const { caches } = openScope('http://app.test');
  vi.spyOn(caches, 'keys').mockRejectedValue(new Error('blocked'));
  await deleteOldCaches();
  expect(console.warn).toHaveBeenCalledOnce();
});
