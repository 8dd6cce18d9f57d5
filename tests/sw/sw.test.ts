import { expect, it } from 'vitest';
import { openScope } from './worker-scope';
import { json, send, startServer } from './server';

const shell = '<title>Shell</title>';

/** The whole worker, installed from a server of its own that is stopped afterwards. */
async function setUp() {
  const server = await startServer((response, request) => {
    const answer = request.url?.startsWith('/shell.html')
      ? send('text/html', shell)
      : request.url?.startsWith('/assets/')
        ? send('text/javascript', 'app()')
        : request.url?.startsWith('/api/')
          ? json([{ id: 1 }])
          : request.url?.startsWith('/files/')
            ? send('application/pdf', '%PDF- %%EOF')
            : send('text/plain', 'robots');
    answer(response, request);
  });
  const scope = openScope(server.origin);
  Object.assign(globalThis, {
    __WB_MANIFEST: [
      { url: '/shell.html', revision: '1' },
      { url: '/assets/app-1a2b.js', revision: null },
    ],
  });
  await import('../../sw/sw');
  await scope.dispatch('install');
  await scope.dispatch('activate');
  const fetch = (path: string, as: { mode?: string; destination?: string } = {}) => {
    const request = new Request(new URL(path, server.origin));
    for (const [name, value] of Object.entries(as)) Object.defineProperty(request, name, { value });
    return scope.dispatch('fetch', { request });
  };
  return { server, scope, navigate: (path: string) => fetch(path, { mode: 'navigate' }), fetch };
}

it('every page opens without a network, every call and file of ours too, and nothing else is answered', async () => {
  const { server, scope, navigate, fetch } = await setUp();
  await (await fetch('/api/vacancies'))?.text();
  await (await fetch('/files/tor.pdf'))?.text();
  await server.stop();

  for (const page of ['/', '/vacancies', '/vacancies?open=1', '/event-details/a-fair', '/no/such/page']) {
    expect(await (await navigate(page))?.text(), page).toBe(shell);
  }
  expect(await (await fetch('/assets/app-1a2b.js'))?.text()).toBe('app()');
  expect(await (await fetch('/api/vacancies'))?.json()).toEqual([{ id: 1 }]);
  expect(await (await navigate('/files/tor.pdf'))?.text()).toBe('%PDF- %%EOF');
  expect((await navigate('/files/other.pdf'))?.status).toBe(503);
  expect((await fetch('/photo.png', { destination: 'image' }))?.type).toBe('error');

  for (const path of ['/api/vacancies', '/robots.txt', '/sw.js']) {
    expect(await navigate(path), path).toBeUndefined();
  }
  expect(await fetch('/assets/gone-3c4d.js')).toBeUndefined();
  expect(await fetch('https://elsewhere.test/api/vacancies')).toBeUndefined();

  expect((await scope.caches.keys()).sort()).toEqual([
    'ngo-api',
    'ngo-documents',
    `ngo-precache-v2-${server.origin}/`,
  ]);
});
