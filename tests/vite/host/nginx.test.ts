import { describe, expect, test } from 'vitest';
import { nginxConfiguration } from '../../../vite/host/nginx.ts';
import { rules } from './sample-site.ts';

const text = nginxConfiguration(rules);

/** The text of one location block. */
const location = (name: string): string => text.split(`location ${name} {`)[1]?.split('\n  }')[0] ?? '';

/** The values that a header has, by the pattern of what it depends on. */
const mapOf = (name: string): Record<string, string> => {
  const variable = `$site_${name.toLowerCase().replaceAll('-', '_')}`;
  const [, lines = ''] =
    new RegExp(`map "[^"]+" \\${variable} \\{\n  volatile;\n([^}]*)\\}`).exec(text) ?? [];
  return Object.fromEntries(
    [...lines.matchAll(/^ {2}("?)(.+?)\1 "(.*)";$/gm)].map(([, , pattern, value]) => [pattern, value]),
  ) as Record<string, string>;
};

describe('the nginx configuration', () => {
  test('sends the headers with errors too, and no location has its own, which would drop them all', () => {
    for (const name of [...Object.keys(rules.security), 'Strict-Transport-Security', 'Cache-Control'])
      expect(text).toContain(
        `  add_header ${name} $site_${name.toLowerCase().replaceAll('-', '_')} always;\n`,
      );
    for (const [name, value] of Object.entries(rules.security)) expect(mapOf(name).default, name).toBe(value);
    expect(text.split('\n  location ')[0]?.match(/\n {2}add_header /g)).toHaveLength(
      Object.keys(rules.security).length + 2,
    );
    expect(text.split('\n  location ').slice(1).join('')).not.toContain('add_header');
  });

  test('leaves out the headers that nginx would add to a 416 a second time', () => {
    for (const name of Object.keys(rules.security)) {
      const [, empty] = Object.entries(mapOf(name)).find(([pattern]) => /^(~\^)?416$/.test(pattern)) ?? [];
      expect(empty, name).toBe('');
    }
    expect(mapOf('Cache-Control')['~^416']).toBe('');
  });

  test('gives the API and documents except PDFs a sandbox, and everything else the policy of the site', () => {
    const policy = rules.security['Content-Security-Policy'];
    expect(mapOf('Content-Security-Policy')).toEqual({
      default: policy,
      '~^416': '',
      '~*\\.pdf$': policy,
      '~^\\d+/(files|api|texts)/': rules.documentPolicy,
    });
  });

  test('sends HSTS over TLS only', () => {
    expect(mapOf('Strict-Transport-Security')).toEqual({ default: '', '~^on(?!416)': 'max-age=31536000' });
  });

  test('caches hashed assets for a year, and neither errors nor parts', () => {
    const cache = mapOf('Cache-Control');
    expect(cache.default).toBe('no-cache');
    expect(cache['~^(2\\d\\d|304)  /assets/']).toBe('public, max-age=31536000, immutable, no-transform');
  });

  test('maps API calls and pages to their files', () => {
    expect(location('/api/')).toContain('try_files $uri.json $uri =404;');
    expect(location('/')).toContain('try_files $uri $uri.html =404;');
  });

  test('redirects the address of a page with .html, but not of a document', () => {
    const other = location('~ ^(?!/api/|/assets/|/files/|/texts/|/app-icons/).*\\.html$');
    expect(other).toContain('"^/+(?:index|([^?]+))\\.html(\\?.*)?$") {\n      return 308 /$1$2;');
  });

  test('responds to an unknown page with the shell, and to a missing file without it', () => {
    expect(location('/')).toContain('error_page 404 /404.html;');
    expect(text.match(/error_page/g)).toHaveLength(1);
    for (const folder of ['/api/', '/assets/', '/files/', '/texts/', '/app-icons/'])
      expect(location(folder), folder).toContain('=404;');
  });

  test('uses the precompressed files', () => {
    expect(text).toContain('  gzip_static on;\n');
    expect(text).toContain('  # brotli_static on;\n');
  });
});
