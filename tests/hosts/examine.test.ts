import { expect, test } from 'vitest';
import { readBuildVariables } from '../../vite/build-variables';
import { hostRules } from '../../vite/host/rules';
import type { Answer } from './ask';
import { flawsOf } from './examine';

const rules = hostRules(readBuildVariables({}));
const security = Object.entries(rules.security).map(
  ([name, value]) => [name.toLowerCase(), value] as [string, string],
);
const answer = (status: number, headers: [string, string][], body = ''): Answer => ({
  status,
  headers: [...security, ...headers],
  body: Buffer.from(body),
});

test('finds nothing in the expected answer', () => {
  const right = answer(308, [
    ['location', 'http://127.0.0.1:8080/vacancies'],
    ['cache-control', 'no-cache'],
  ]);
  const expected = {
    path: '/vacancies/',
    status: 308,
    location: '/vacancies',
    cache: 'no-cache',
    encoding: '',
  };
  expect(flawsOf(expected, right, rules)).toEqual([]);
});

test('names each difference', () => {
  const wrong = answer(200, [['content-type', 'text/plain']], 'secret');
  const expected = {
    path: '/',
    status: [403, 404],
    type: /^text\/html/,
    varies: true,
    lacks: 'secret',
    length: 0,
  };
  expect(flawsOf(expected, wrong, rules)).toEqual([
    'status 200',
    'type "text/plain"',
    'Vary ""',
    'the body has secret',
    '6 bytes',
  ]);
});

test('compares a redirect with a pattern', () => {
  const expected = { path: '/', status: 302, location: /^\/a/ };
  expect(flawsOf(expected, answer(302, [['location', '/ab']]), rules)).toEqual([]);
  expect(flawsOf(expected, answer(302, [['location', '//b']]), rules)).toEqual(['Location "//b"']);
});

test('names a header that comes twice, and one that is missing or another', () => {
  const twice = answer(416, [['x-frame-options', 'DENY']]);
  expect(flawsOf({ path: '/', status: 416 }, twice, rules)).toEqual([
    'X-Frame-Options "DENY" and "DENY"',
    'x-frame-options twice',
  ]);
  const bare: Answer = { status: 400, headers: [], body: Buffer.alloc(0) };
  expect(flawsOf({ path: '/%', status: 400 }, bare, rules)).toContain('no X-Content-Type-Options');
  expect(flawsOf({ path: '/%', status: 400 }, bare, rules, false)).toEqual([]);
  expect(flawsOf({ path: '/files/a.svg', status: 200, isSandboxed: true }, answer(200, []), rules)).toEqual([
    expect.stringMatching(/^Content-Security-Policy "default-src/),
  ]);
});
