import { describe, expect, test } from 'vitest';
import { readBuildVariables } from '../../../vite/build-variables.ts';
import { netlifyHeaders, netlifyRedirects } from '../../../vite/host/netlify.ts';
import { headersFor, parseHeaders } from '../../../vite/host/rule-files.ts';
import { hostRules } from '../../../vite/host/rules.ts';
import { rules } from './sample-site.ts';

const policyName = 'Content-Security-Policy';
const policyOf = (path: string) => headersFor(parseHeaders(netlifyHeaders(rules)), path).get(policyName);

describe('the files for Netlify and Cloudflare Pages', () => {
  test('give every path the security headers, and none two values of one header', () => {
    const [everywhere, ...others] = parseHeaders(netlifyHeaders(rules));
    expect(everywhere?.pattern).toBe('/*');
    expect(Object.fromEntries(everywhere?.headers ?? [])).toEqual({ ...rules.security, ...rules.overTls });
    for (const { pattern, headers } of others)
      for (const [name] of headers)
        if (!/^\/(files|api|texts)\//.test(pattern))
          expect(Object.keys(rules.security), pattern).not.toContain(name);
    const patterns = others.map(({ pattern }) => pattern);
    expect(new Set(patterns).size).toBe(patterns.length);
  });

  test.each(['a.svg', 'a/b.html', 'b.xml', 'a.docx', 'a.avif', 'a.csv'])(
    'give the document %s a sandbox in addition to the policy of the site',
    (name) => {
      const policy = policyOf(`/files/${name}`);
      expect(policy).toContain(`${rules.security[policyName]}, `);
      expect(policy).toContain(`, ${rules.documentPolicy}`);
    },
  );

  test.each(['/api/vacancies', '/api/posts/a-fair', '/texts/tor.json'])(
    'give %s, which is no page, the policy of documents in place of that of the site',
    (path) => expect(policyOf(path)).toBe(rules.documentPolicy),
  );

  test.each(['/files/a/tor.pdf', '/files/a.svg.pdf', '/app-icons/icon.svg', '/vacancies'])(
    'give %s no sandbox, because a PDF viewer would not run in it',
    (path) => expect(policyOf(path)).not.toContain('sandbox'),
  );

  test('allow no scripts in the document folder, whatever the extension', () => {
    for (const path of ['/files/page', '/files/a/page.unknown', '/files/tor.pdf'])
      expect(policyOf(path)).toContain(", script-src 'none'");
  });

  test('have no more rules than Cloudflare Pages reads', () => {
    expect(parseHeaders(netlifyHeaders(rules)).length).toBeLessThan(100);
  });

  test('set the type of the manifest beside its cache rule', () => {
    const manifest = parseHeaders(netlifyHeaders(rules)).find(({ pattern }) =>
      pattern.endsWith('webmanifest'),
    );
    expect(manifest?.headers).toEqual([
      ['Cache-Control', 'no-cache'],
      ['Content-Type', 'application/manifest+json'],
    ]);
  });

  test('let the hosts compress scripts, which no-transform would forbid', () => {
    const assets = parseHeaders(netlifyHeaders(rules)).find(({ pattern }) => pattern === '/assets/*');
    expect(assets?.headers).toEqual([['Cache-Control', 'public, max-age=31536000, immutable']]);
  });

  test('use one * per path and no folder after it, which both hosts support', () => {
    for (const { pattern } of parseHeaders(netlifyHeaders(rules)))
      expect(pattern).toMatch(/^[^*:]+(\*(\.\w+)?)?$/);
  });

  test('map API calls to their files and nothing else, because a rule for /* is rejected as a loop', () => {
    expect(netlifyRedirects(rules)).toBe('/api/* /api/:splat.json 200\n');
  });

  test('map nothing for a client that adds the suffix itself', () => {
    expect(
      netlifyRedirects(hostRules(readBuildVariables({ VITE_LANGUAGES: 'en', VITE_API_SUFFIX: '.json' }))),
    ).toBe('');
  });

  test('are rejected if a line is longer than Cloudflare Pages reads', () => {
    const hosts = Array.from({ length: 80 }, (_, index) => `https://images-${index}.example`).join(' ');
    expect(() => netlifyHeaders(hostRules(readBuildVariables({ VITE_IMAGE_HOSTS: hosts })))).toThrow(
      /^A line of _headers must not be longer than 2000 characters, but Content-Security-Policy: .+ has \d+\.$/,
    );
  });
});
