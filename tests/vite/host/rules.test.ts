import { describe, expect, test } from 'vitest';
import { feedAddresses } from '../../../src/server/feed-list';
import { readBuildVariables } from '../../../vite/build-variables.ts';
import { apacheConfiguration } from '../../../vite/host/apache.ts';
import { caddyConfiguration } from '../../../vite/host/caddy.ts';
import { netlifyHeaders } from '../../../vite/host/netlify.ts';
import { nginxConfiguration } from '../../../vite/host/nginx.ts';
import { headersFor, parseHeaders } from '../../../vite/host/rule-files.ts';
import { hostRules, patternExpression } from '../../../vite/host/rules.ts';
import { rules } from './sample-site.ts';

const cacheOf = (address: string): string[] =>
  rules.cache
    .filter(({ pattern }) => new RegExp(patternExpression(pattern)).test(address))
    .map(({ value }) => value);

describe('the host rules', () => {
  test('every response has the security headers', () => {
    expect(Object.keys(rules.security)).toEqual([
      'Content-Security-Policy',
      'X-Content-Type-Options',
      'Referrer-Policy',
      'Permissions-Policy',
      'X-Frame-Options',
    ]);
  });

  test('hashed assets are cached for a year, icons for a day, and the rest is revalidated', () => {
    expect(cacheOf('/assets/index-abc.js')).toEqual(['public, max-age=31536000, immutable, no-transform']);
    expect(cacheOf('/app-icons/icon-192.png')).toEqual(['public, max-age=86400']);
    for (const address of [
      '/sw.js',
      '/sw.js.br',
      '/manifest.webmanifest',
      '/api/vacancies',
      '/files/tor.pdf',
    ])
      expect(cacheOf(address), address).toEqual(['no-cache']);
    expect(cacheOf('/vacancies')).toEqual([]);
    expect(rules.otherCache).toBe('no-cache');
  });

  test('feeds have their types, and rules of their own where the build writes them', () => {
    expect([rules.contentTypes.atom, rules.contentTypes.ics]).toEqual([
      'application/atom+xml',
      'text/calendar;charset=utf-8',
    ]);
    const withAddress = hostRules(
      readBuildVariables({ VITE_LANGUAGES: 'en', VITE_SITE_URL: 'https://example.org' }),
    );
    const own = withAddress.cache.filter(({ pattern }) => /\.(ics|atom)$/.test(pattern));
    expect(own.map(({ pattern }) => pattern)).toEqual(feedAddresses);
    expect(new Set(own.map(({ value }) => value))).toEqual(new Set(['no-cache']));
    expect(cacheOf('/vacancies.ics')).toEqual([]);
    expect(nginxConfiguration(rules)).toContain('    "text/calendar;charset=utf-8" ics;');
    expect(apacheConfiguration(rules)).toContain('  AddType text/calendar;charset=utf-8 .ics');
    expect(caddyConfiguration(rules)).toContain('  header @ics Content-Type text/calendar;charset=utf-8');
    expect(headersFor(parseHeaders(netlifyHeaders(withAddress)), '/vacancies.ics').get('content-type')).toBe(
      'text/calendar;charset=utf-8',
    );
  });

  test('a document that may contain scripts gets a sandbox without scripts', () => {
    expect(rules.documentPolicy).toMatch(/^sandbox; default-src 'none';/);
    expect(rules.documentPolicy).not.toContain('script');
  });

  test('no two cache rules match the same path', () => {
    const beginnings = rules.cache.map(({ pattern }) => pattern.replace('*', ''));
    for (const one of beginnings) expect(beginnings.filter((other) => one.startsWith(other))).toEqual([one]);
  });

  test('features that the site may use later are not turned off', () => {
    const policy = rules.security['Permissions-Policy'];
    expect(policy).toContain('camera=(), ');
    for (const feature of ['fullscreen', 'web-share', 'autoplay']) expect(policy).not.toContain(feature);
  });
});
