import { describe, expect, it, vi } from 'vitest';
import { isServerReachable } from '../../src/browser/server-reachable';
import { expectWarning } from '../support/console';

const script = { 'content-type': 'text/javascript; charset=utf-8' };
const page = { 'content-type': 'text/html' };

describe('whether the server is there', () => {
  it.each([
    ['a good answer', true, () => Promise.resolve(new Response(null, { headers: script }))],
    ['the page of a hotspot', false, () => Promise.resolve(new Response(null, { headers: page }))],
    [
      'a sign-in page',
      false,
      () => Promise.resolve({ ok: true, redirected: true, headers: new Headers(script) } as Response),
    ],
    ['a failing server', false, () => Promise.resolve(new Response(null, { status: 503, headers: script }))],
  ])('%s: %s', async (_, isThere, answer) => {
    vi.stubGlobal('fetch', answer);
    expect(await isServerReachable()).toBe(isThere);
  });

  it('no answer, which is logged: false', async () => {
    expectWarning(/The server does not respond/);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await isServerReachable()).toBe(false);
  });
});
