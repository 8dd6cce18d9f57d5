import { describe, expect, test } from 'vitest';
import { apacheConfiguration, apacheHostConfiguration } from '../../../vite/host/apache.ts';
import { rules } from './sample-site.ts';

const text = apacheConfiguration(rules);

describe('the .htaccess', () => {
  test('sends the headers with errors too', () => {
    for (const [name, value] of Object.entries(rules.security))
      expect(text).toContain(`  Header always set ${name} "${value}"\n`);
  });

  test('gives the API and documents except PDFs a sandbox, after the policy of the site', () => {
    const sandbox = `  Header always set Content-Security-Policy "${rules.documentPolicy}" "expr=%{REQUEST_URI} =~ m#^/(files|api|texts)/# && %{REQUEST_URI} !~ m#\\.pdf$#i"\n`;
    expect(text).toContain(sandbox);
    expect(text.indexOf(sandbox)).toBeGreaterThan(text.indexOf("default-src 'self'"));
  });

  test('sends HSTS over TLS only', () => {
    expect(text).toContain(
      `Header always set Strict-Transport-Security "max-age=31536000" "expr=%{HTTPS} == 'on'"\n`,
    );
  });

  test('caches hashed assets for a year, and no error', () => {
    const year = '"public, max-age=31536000, immutable, no-transform"';
    const condition = '"expr=%{REQUEST_STATUS} =~ /^(2..|304)$/ && %{REQUEST_URI} =~ m#^/assets/#"';
    expect(text).toContain('  Header always set Cache-Control "no-cache"\n');
    expect(text).toContain(`  Header always set Cache-Control ${year} ${condition}\n`);
  });

  test('redirects the address of a page with .html, but not of a document', () => {
    expect(text).toContain(
      [
        '  RewriteCond %{REQUEST_URI} !^/(api|assets|files|texts|app-icons)/',
        '  RewriteCond %{REQUEST_FILENAME} -f',
        '  RewriteCond %{THE_REQUEST} ^\\S+\\s/+(?:index|([^?\\s]+?))\\.html[?\\s]',
        '  RewriteRule \\.html$ /%1 [R=308,L,NE]',
      ].join('\n'),
    );
  });

  test('has a file with the same headers for responses that come before it is read', () => {
    const ofHost = apacheHostConfiguration(rules);
    for (const line of text.match(/^ {2}Header always set (?!Cache).*$/gm) ?? [])
      expect(ofHost).toContain(line);
    expect(ofHost).toContain('  Header always set Cache-Control "no-cache"\n');
  });

  test('allows an API address to be a file and a folder at once', () => {
    expect(text).toContain('DirectorySlash Off\n');
    expect(text).toContain('RewriteCond %{REQUEST_FILENAME}.json -f\n  RewriteRule ^api/.+$');
  });

  test('responds to an unknown page with the shell, and to a missing file without it', () => {
    expect(text).toContain('ErrorDocument 404 /404.html\n');
    expect(text).toMatch(
      /<If "[^"]*\^\/\(api\|assets\|files\|texts\|app-icons\)\/[^"]*">\n {2}ErrorDocument 404 default\n/,
    );
  });

  test('gives precompressed files the type of their content, and prefers brotli to gzip', () => {
    expect(text).toContain('<FilesMatch "\\.js\\.(br|gz)$">\n  ForceType text/javascript\n');
    expect(text).toContain('RemoveLanguage .br\n');
    expect(text.indexOf('%{REQUEST_URI}.br')).toBeLessThan(text.indexOf('%{REQUEST_URI}.gz'));
  });
});
