import { describe, expect, test } from 'vitest';
import { nginxConfiguration } from '../../../vite/host/nginx.ts';
import { rules } from './sample-site.ts';

const text = nginxConfiguration(rules);

/** The text of one location block. */
const location = (name: string): string => text.split(`location ${name} {`)[1]?.split('}')[0] ?? '';

describe('the nginx configuration', () => {
  test('sends the headers with errors too, and no location has its own, which would drop them all', () => {
    for (const [name, value] of Object.entries(rules.security))
      if (name !== 'Content-Security-Policy')
        expect(text).toContain(`  add_header ${name} "${value}" always;\n`);
    expect(text).toContain('  add_header Content-Security-Policy $site_policy always;\n');
    expect(text.split('\n  location ')[0]?.match(/\n {2}add_header /g)).toHaveLength(
      Object.keys(rules.security).length + 2,
    );
    expect(text.split('\n  location ').slice(1).join('')).not.toContain('add_header');
  });

  test('gives documents except PDFs a sandbox, and everything else the policy of the site', () => {
    const policy = rules.security['Content-Security-Policy'];
    expect(text).toContain(
      `map $uri $site_policy {\n  default "${policy}";\n  "~*\\.pdf$" "${policy}";\n  "~^/files/" "${rules.documentPolicy}";\n}`,
    );
  });

  test('sends HSTS over TLS only', () => {
    expect(text).toContain(
      'map $https $site_transport_security {\n  default "";\n  on "max-age=31536000";\n}',
    );
    expect(text).toContain('  add_header Strict-Transport-Security $site_transport_security always;\n');
  });

  test('caches hashed assets for a year, and no error', () => {
    expect(text).toContain('default "no-cache";');
    expect(text).toContain('"~^(2\\d\\d|304)/assets/" "public, max-age=31536000, immutable, no-transform";');
  });

  test('maps API calls and pages to their files', () => {
    expect(location('/api/')).toContain('try_files $uri.json $uri =404;');
    expect(location('/')).toContain('try_files $uri $uri.html =404;');
  });

  test('responds to an unknown page with the shell, and to a missing file without it', () => {
    expect(location('/')).toContain('error_page 404 /404.html;');
    expect(text.match(/error_page/g)).toHaveLength(1);
    for (const folder of ['/api/', '/assets/', '/files/', '/icons/'])
      expect(location(folder), folder).toContain('=404;');
  });

  test('uses the precompressed files', () => {
    expect(text).toContain('  gzip_static on;\n');
    expect(text).toContain('  # brotli_static on;\n');
  });
});
