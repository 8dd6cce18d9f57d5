import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rules, serveSample } from './sample-site.ts';

let site: Awaited<ReturnType<typeof serveSample>>;
beforeAll(async () => {
  site = await serveSample();
});
afterAll(() => site.close());

describe('the host', () => {
  test.each(['/', '/vacancies', '/vacancies/', '/nothing', '/assets/nothing.js', '/%'])(
    'sends the security headers with %s',
    async (path) => {
      const { headers } = await site.ask(path);
      for (const [name, value] of Object.entries(rules.security))
        expect(headers[name.toLowerCase()]).toBe(value);
    },
  );

  test.each(['/api/vacancies', '/api/nothing'])('sends %s as data, with a short policy', async (path) => {
    const { headers } = await site.ask(path);
    expect(headers['content-security-policy']).toBe(rules.documentPolicy);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test.each(['/files/drawing.svg', '/files/page.html', '/files/a/gone.svg'])(
    'sends a sandbox with %s, in which no script runs',
    async (path) => {
      const { headers } = await site.ask(path);
      expect(headers['content-security-policy']).toContain(`, ${rules.documentPolicy}`);
      expect(headers['x-content-type-options']).toBe('nosniff');
    },
  );

  test('sends no sandbox with a PDF, because browsers’ PDF viewers would not run in it', async () => {
    const policy = (await site.ask('/files/tor.pdf')).headers['content-security-policy'];
    expect(policy).toContain(rules.security['Content-Security-Policy']);
    expect(policy).not.toContain('sandbox');
  });

  test('allows no scripts in an HTML document at its address without extension', async () => {
    expect((await site.ask('/files/page')).headers['content-security-policy']).toContain(
      ", script-src 'none'",
    );
  });

  test('sends no HSTS, because it does not use TLS', async () => {
    expect((await site.ask('/')).headers['strict-transport-security']).toBeUndefined();
  });

  test.each([
    ['/', 'public, max-age=0, must-revalidate'],
    ['/vacancies', 'public, max-age=0, must-revalidate'],
    ['/assets/index-abc.js', 'public, max-age=31536000, immutable'],
    ['/app-icons/icon.png', 'public, max-age=86400'],
    ['/sw.js', 'no-cache'],
    ['/manifest.webmanifest', 'no-cache'],
    ['/api/vacancies', 'no-cache'],
    ['/files/tor.pdf', 'no-cache'],
    ['/assets/nothing.js', 'no-cache'],
    ['/nothing', 'no-cache'],
  ])('sends for %s the Cache-Control %s', async (path, cache) => {
    expect((await site.ask(path)).headers['cache-control']).toBe(cache);
  });

  test.each([
    ['/vacancies', 'text/html; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/api/projects', 'application/json'],
    ['/files/tor.pdf', 'application/pdf'],
    ['/manifest.webmanifest/nothing.js', 'text/plain; charset=utf-8'],
  ])('sends for %s the type %s', async (path, type) => {
    expect((await site.ask(path)).headers['content-type']).toBe(type);
  });

  test('responds to an API call with the file of its name', async () => {
    const { status, body } = await site.ask('/api/vacancies?fresh=1');
    expect(status).toBe(200);
    expect(JSON.parse(body.toString())).toEqual([{ title: 'Driver' }]);
  });

  test('redirects another spelling of a page to its address, with the query', async () => {
    const { status, headers } = await site.ask('/vacancies/?page=2');
    expect([status, headers.location]).toEqual([308, '/vacancies?page=2']);
  });

  test.each(['/vacancies.html', '/index.html', '/assets/page.html'])(
    'lets nobody cache the redirect of %s',
    async (path) => {
      const { status, headers } = await site.ask(path);
      expect([status, headers['cache-control']]).toEqual([308, 'no-cache']);
    },
  );

  test.each(['/nothing', '/people/a-person', '/projects/phase-2.5', '/assets'])(
    'responds to the unknown page %s with the app, as a 404',
    async (path) => {
      const { status, headers, body } = await site.ask(path);
      expect(status).toBe(404);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers.etag).toBeUndefined();
      expect(body.toString()).toContain('Shell of an unknown page');
    },
  );

  test.each([
    '/assets/old.js',
    '/files/gone.pdf',
    '/files/gone',
    '/api/nothing',
    '/api/',
    '/app-icons/x',
    '/x.png',
  ])('responds to the missing file %s with a plain 404, never the shell', async (path) => {
    const { status, headers, body } = await site.ask(path);
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body.toString()).toBe('Not found\n');
  });

  test.each(['/.htaccess', '/files/.draft.pdf', '/_headers', '/_redirects'])(
    'never serves %s',
    async (path) => {
      expect((await site.ask(path)).status).toBe(404);
    },
  );

  test.each([
    '/../package.json',
    '/files/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc/passwd',
    '/a%00b',
    '/%',
    '/\\evil',
  ])('rejects the address %s', async (path) => {
    expect((await site.ask(path)).status).toBe(400);
  });

  test('responds to HEAD like GET without the body', async () => {
    const [get, head] = await Promise.all([site.ask('/vacancies'), site.ask('/vacancies', {}, 'HEAD')]);
    expect(head.body).toHaveLength(0);
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('rejects %s', async (method) => {
    const { status, headers } = await site.ask('/', {}, method);
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  test('uses the rule files as they are now, and reports one that it cannot read', async () => {
    const other = await serveSample();
    await writeFile(join(other.folder, '_headers'), '/vacancies\n  X-Test: yes\n');
    expect((await other.ask('/vacancies')).headers['x-test']).toBe('yes');
    await rm(join(other.folder, '_headers'));
    expect((await other.ask('/vacancies')).status).toBe(500);
    await other.close();
  });
});
