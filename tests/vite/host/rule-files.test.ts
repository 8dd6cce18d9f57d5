import { describe, expect, test } from 'vitest';
import { headersFor, parseHeaders, parseRedirects, redirectFor } from '../../../vite/host/rule-files.ts';

describe('the rule files of a build', () => {
  test('the headers of all matching rules apply', () => {
    const rules = parseHeaders('# all\n/*\n  X-One: 1\n\n/a/*\n  X-Two: a: b\n/c\n  X-Three: 3\n');
    expect([...headersFor(rules, '/a/b')]).toEqual([
      ['x-one', '1'],
      ['x-two', 'a: b'],
    ]);
    expect([...headersFor(rules, '/c')].map(([name]) => name)).toEqual(['x-one', 'x-three']);
  });

  test('a star matches anything before an ending, including folders', () => {
    const rules = parseHeaders('/a/*.svg\n  X-One: 1\n');
    const matches = (path: string) => headersFor(rules, path).has('x-one');
    expect(['/a/b.svg', '/a/b/c.svg', '/a/.svg'].map(matches)).toEqual([true, true, true]);
    expect(['/a/b.svgz', '/b.svg', '/a.svg'].map(matches)).toEqual([false, false, false]);
  });

  test('two values of one header are joined, like on the hosts', () => {
    const rules = parseHeaders('/*\n  Cache-Control: no-cache\n/a\n  Cache-Control: public\n');
    expect(headersFor(rules, '/a').get('cache-control')).toBe('no-cache, public');
  });

  test('a rule takes away the header of a former one by an exclamation mark, as on Cloudflare Pages', () => {
    const rules = parseHeaders('/*\n  X-One: 1\n  X-Two: 2\n/a\n  ! X-One\n  X-One: 3\n');
    expect([...headersFor(rules, '/a')]).toEqual([
      ['x-one', '3'],
      ['x-two', '2'],
    ]);
    expect(headersFor(rules, '/b').get('x-one')).toBe('1');
  });

  test('the first matching redirect rule applies', () => {
    const rules = parseRedirects('/old /new\n/api/* /api/:splat.json 200\n/api/x /never 302\n');
    expect(redirectFor(rules, '/api/x')).toEqual({ to: '/api/x.json', status: 200 });
    expect(redirectFor(rules, '/old')).toEqual({ to: '/new', status: 301 });
    expect(redirectFor(rules, '/older')).toBeUndefined();
  });

  test.each(['  X-Before: any path', '/a\n  no colon', '/*/a.js\n', '/*a*\n', '/:name\n'])(
    'unsupported headers are rejected: %j',
    (text) => {
      expect(() => parseHeaders(text)).toThrow(/expected|not understood/);
    },
  );

  test.each(['/a', '/a /b 410', '/a https://example.org', '/a/*/b /c'])(
    'an unsupported redirect is rejected: %j',
    (text) => {
      expect(() => parseRedirects(text)).toThrow(/expected|not understood/);
    },
  );
});
