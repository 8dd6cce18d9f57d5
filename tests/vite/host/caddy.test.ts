import { describe, expect, test } from 'vitest';
import { caddyConfiguration } from '../../../vite/host/caddy.ts';
import { rules } from './sample-site.ts';

const text = caddyConfiguration(rules);

describe('the Caddyfile', () => {
  test('sends the security headers', () => {
    for (const [name, value] of Object.entries(rules.security))
      expect(text).toContain(`${name} "${value}"\n`);
    expect(text).toContain('    Strict-Transport-Security "max-age=31536000"\n');
  });

  test('gives the API and documents except PDFs a sandbox; no path matches both rules, whose order Caddy chooses', () => {
    expect(text).toContain(
      `@document expression path('/files/*', '/api/*', '/texts/*') && !path('*.pdf')\n  header @document Content-Security-Policy "${rules.documentPolicy}"\n`,
    );
    expect(text).toContain(
      `@site expression !path('/files/*', '/api/*', '/texts/*') || path('*.pdf')\n  header @site Content-Security-Policy "default-src 'self'`,
    );
    expect(text.match(/Content-Security-Policy/g)).toHaveLength(2);
  });

  test('gives each path one cache rule, and does not cache errors and redirects', () => {
    expect(text).toContain(
      `@cached0 expression path('/assets/*') && !path('*/')\n  header @cached0 Cache-Control "public, max-age=31536000, immutable, no-transform"`,
    );
    expect(text).toContain(
      `@other expression path('*/') || !path('/assets/*', '/app-icons/*')\n  header @other Cache-Control "no-cache"\n`,
    );
    expect(text).toContain('handle_errors {\n    header Cache-Control "no-cache"\n');
  });

  test('takes its address and its folder from the environment', () => {
    expect(text).toContain('\n{$SITE_ADDRESS:example.org} {\n  root * {$SITE_ROOT:/var/www/site}\n');
  });

  test('sends Vary with all that is compressed, also where the response is not', () => {
    for (const name of ['@compressed', '@unsuffixed'])
      expect(text).toContain(`header ${name} {\n    Vary Accept-Encoding\n    defer\n  }\n`);
    expect(text).toContain('@compressed path *.html *.js ');
  });

  test('redirects the address of a page with .html, but not of a document', () => {
    expect(text).toContain(
      [
        '    vars_regexp html {http.request.uri} ^/+(?:index|([^?]+?))\\.html(\\?.*)?$',
        '    not path /api/* /assets/* /files/* /texts/* /app-icons/*',
        '    file {path}',
        '  }',
        '  redir @html /{re.html.1}{re.html.2} 308',
      ].join('\n'),
    );
  });

  test('refuses to write, and addresses that no file can have', () => {
    expect(text).toContain('@written not method GET HEAD\n');
    expect(text).toContain('@malformed vars_regexp {http.request.uri} %00\n');
  });

  test('maps API calls and pages to their files, precompressed', () => {
    expect(text).toContain('handle /api/* {\n    try_files {path}.json {path}\n');
    expect(text).toContain('handle {\n    try_files {path} {path}.html\n');
    expect(text).toContain('precompressed br gzip');
  });

  test('responds to an unknown page with the shell, and to a missing file without it', () => {
    expect(text).toContain('not path /api/* /assets/* /files/* /texts/* /app-icons/*\n');
    expect(text).toContain('rewrite * /404.html\n');
  });
});
