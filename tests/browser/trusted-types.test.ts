// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { expectWarning } from '../support/console';

const load = () => import('../../src/browser/trusted-types');

beforeEach(() => vi.resetModules());

test('only the scripts of this site are accepted', async () => {
  const { scriptAddress } = await load();
  const viewer = '/assets/reader/pdf.worker-B2DckWzS.js';
  const search = '/assets/search-worker-D2c_kW-S.js';
  for (const address of ['/sw.js', viewer, location.origin + viewer, search])
    expect(scriptAddress(address)).toBe(address);
  for (const address of [
    'https://evil.example/sw.js',
    '//evil.example/sw.js',
    '/files/sw.js',
    '/sw.js?x',
    '/assets/reader/../../files/a.js',
    '/assets/reader/%2e%2e/a.js',
    '/api/sw.js',
    '/assets/search-worker-x/../a.js',
    '/assets/other-D2ckWzS.js',
    'https://evil.example/src/a.ts?worker_file&type=module',
    'data:text/javascript,alert(1)',
    'blob:x',
    'javascript:alert(1)',
  ])
    expect(() => scriptAddress(address), address).toThrow(TypeError);
});

test('the browser receives the output of the policy', async () => {
  const made: string[] = [];
  const createPolicy = vi.fn((name: string, rules: Record<string, (text: string) => string>) => {
    made.push(name);
    return { createScriptURL: (url: string) => ({ trusted: rules['createScriptURL']!(url) }) };
  });
  vi.stubGlobal('trustedTypes', { createPolicy });
  const { scriptAddress } = await load();
  expect(scriptAddress('/sw.js')).toEqual({ trusted: '/sw.js' });
  expect(made).toEqual(['ngo']);
});

test('if the browser rejects the policy, strings are used, with a warning', async () => {
  expectWarning(/The Trusted Types policy "ngo" could not be created: .*disallowed/);
  vi.stubGlobal('trustedTypes', {
    createPolicy() {
      throw new TypeError('Policy "ngo" disallowed.');
    },
  });
  const { scriptAddress } = await load();
  expect(scriptAddress('/sw.js')).toBe('/sw.js');
});

test('inert markup neither runs scripts nor loads resources', async () => {
  const { parseInert } = await load();
  const { body, defaultView } = parseInert('<p>Text</p><script>throw new Error("ran")</script>');
  expect(body.textContent).toContain('Text');
  expect(defaultView).toBeNull();
});
