import { expect, it, vi } from 'vitest';
import { expectWarning } from '../../support/console';
import { openScope } from '../worker-scope';
import { send, startServer } from '../server';
import { cacheNames } from '../../../sw/contract/contract';

const tor = `%PDF-1.7 ${'terms of reference '.repeat(20)}%%EOF`;

/** A device whose saved copy of `/files/tor.pdf` is `copy`. */
async function setUp(copy: string, headers: Record<string, string> = {}) {
  vi.resetModules();
  const server = await startServer(send('application/pdf', tor, 200, { etag: '"1"' }));
  const scope = openScope(server.origin);
  const url = `${server.origin}/files/tor.pdf`;
  const cache = await scope.caches.open(cacheNames.savedDocuments);
  const type = { 'content-type': 'application/pdf' };
  await cache.put(url, new Response(copy, { headers: { ...type, ...headers } }));
  const { renewDamagedCopies } = await import('../../../sw/documents/damaged-copies');
  const saved = async () => (await cache.match(url))?.text();
  const former = () => scope.caches.match(url, { cacheName: cacheNames.formerDocuments });
  return { server, cache, url, renewDamagedCopies, saved, former };
}

it.each([
  ['HTML', '<!doctype html><title>Wi-Fi login</title>'],
  ['16 bytes', '%PDF-1.7 welcome'],
  ['half a file', tor.slice(0, 200)],
])(
  'a saved copy that holds %s is replaced, even if its headers are those of the server',
  async (_is, copy) => {
    expectWarning(/is damaged and is fetched again/);
    const { cache, url, renewDamagedCopies, saved, former } = await setUp(copy, {
      etag: '"1"',
      'x-saved-as': '%7B%7D',
    });
    expectWarning(/is damaged and is fetched again/, 1);
    await renewDamagedCopies();
    expect(await saved()).toBe(tor);
    expect((await cache.match(url))?.headers.get('x-saved-as')).toBe('%7B%7D');
    expect(await former()).toBeUndefined();
  },
);

it.each([
  ['has its signature and its end', tor.replace('terms', 'older'), {}],
  ['was confirmed by a list', '%PDF-1.7 without an end', { 'x-sha256': 'abc' }],
])('a saved copy that %s is not fetched', async (_is, copy, headers) => {
  const { server, renewDamagedCopies, saved } = await setUp(copy, headers);
  await renewDamagedCopies();
  expect(await saved()).toBe(copy);
  expect(server.asked).toEqual([]);
});

it('a damaged copy stays while there is nothing better', async () => {
  expectWarning(/is damaged and is fetched again/);
  expectWarning(/was not updated: text\/html in its place/);
  const { server, renewDamagedCopies, saved } = await setUp('%PDF-1.7 welcome');
  server.answer = send('text/html', '<!doctype html><title>Wi-Fi login</title>');
  expectWarning(/is damaged and is fetched again/, 1);
  expectWarning(/was not updated: text\/html in its place/, 1);
  await renewDamagedCopies();
  expect(await saved()).toBe('%PDF-1.7 welcome');
});

it('when Cache Storage fails, nothing is thrown', async () => {
  expectWarning(/could not be checked/);
  const { renewDamagedCopies } = await setUp(tor);
  vi.spyOn(caches, 'open').mockRejectedValue(new Error('broken'));
  expectWarning(/The saved documents could not be checked/);
  await expect(renewDamagedCopies()).resolves.toBeUndefined();
});
