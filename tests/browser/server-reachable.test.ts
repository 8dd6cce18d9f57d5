import { describe, expect, it, vi } from 'vitest';
import { isServerReachable } from '../../src/browser/server-reachable';
import { listenToWarnings } from '../data/lists/fresh';

const script = { 'content-type': 'text/javascript; charset=utf-8' };
const page = { 'content-type': 'text/html' };

describe('whether the server is there', () => {
  it.each([
    ['a good answer', true, () => Promise.resolve(new Response(null, { headers: script }))],
    ['the page of a hotspot', false, () => Promise.resolve(new Response(null, { headers: page }))],
    ['no answer', false, () => Promise.reject(new TypeError('Failed to fetch'))],
    [
      'a sign-in page',
      false,
      () => Promise.resolve({ ok: true, redirected: true, headers: new Headers(script) } as Response),
    ],
    ['a failing server', false, () => Promise.resolve(new Response(null, { status: 503, headers: script }))],
  ])('%s: %s', async (_, isThere, answer) => {
    listenToWarnings();
    vi.stubGlobal('fetch', answer);
    expect(await isServerReachable()).toBe(isThere);
  });
});
