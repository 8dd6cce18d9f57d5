import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { describe, expect, test } from 'vitest';
import { readBuildVariables } from '../../vite/build-variables.ts';
import { pageHtml, pages, writePages } from '../../vite/pages.ts';
import { folderOf } from './host/sample-site.ts';

const shell = `<!doctype html>
<html lang="en">
  <head>
    <title>Site</title>
    <meta name="description" content="" />
  </head>
  <body><div id="root"></div></body>
</html>
`;
const vacancies = { path: '/vacancies', title: 'Vacancies', description: 'Open positions.' };
const variables = readBuildVariables({});
const published = readBuildVariables({ VITE_SITE_URL: 'https://example.org' });

describe('the head of a page', () => {
  test('names the page and the organisation, for search engines and for shared links', () => {
    const html = pageHtml(shell, vacancies, variables);
    expect(html).toContain('<title>Vacancies · Nawruzan Livelihoods Organisation</title>');
    expect(html).toContain('<meta name="description" content="Open positions." />');
    expect(html).toContain('property="og:title" content="Vacancies · Nawruzan Livelihoods Organisation"');
    expect(html).toContain('property="og:description" content="Open positions."');
    expect(html).toContain('property="og:type" content="website"');
  });

  test('names its one address where that of the site is known', () => {
    expect(pageHtml(shell, vacancies, variables)).not.toContain('canonical');
    expect(pageHtml(shell, vacancies, published)).toContain(
      '<link rel="canonical" href="https://example.org/vacancies" />',
    );
  });

  test('takes any text as text', () => {
    const html = pageHtml(shell, { ...vacancies, title: '<b>"R&D" $& \'it\'</b>' }, variables);
    expect(html).toContain('<title>&lt;b&gt;&quot;R&amp;D&quot; $&amp; &#39;it&#39;&lt;/b&gt; · ');
  });

  test('is refused for a shell that has no place for it', () => {
    const bare = shell.replace('<title>Site</title>', '');
    expect(() => pageHtml(bare, vacancies, variables)).toThrow(
      'index.html must have exactly one <title>, but it has 0.',
    );
  });
});

describe('the pages of a build', () => {
  test('are one file per address, the unchanged shell, and a 404 page that is not listed', async () => {
    const { folder, remove } = await folderOf({ 'index.html': shell, 'robots.txt': 'User-agent: *\n' });
    const routes = [{ ...vacancies, path: '/' }, vacancies, { ...vacancies, path: '/about/team' }];
    await writePages(folder, routes, variables);
    const read = (name: string) => readFile(join(folder, name), 'utf8');

    expect(await read('shell.html')).toBe(shell);
    expect(await read('404.html')).toBe(
      shell.replace('  </head>', '    <meta name="robots" content="noindex" />\n  </head>'),
    );
    for (const name of ['index.html', 'vacancies.html', 'about/team.html'])
      expect(await read(name)).toContain('<title>Vacancies');
    expect(await readdir(folder)).not.toContain('sitemap.xml');
    expect(await read('robots.txt')).toBe('User-agent: *\n');
    await remove();
  });

  test('are listed in a sitemap that robots.txt names, where the address of the site is known', async () => {
    const { folder, remove } = await folderOf({ 'index.html': shell, 'robots.txt': 'User-agent: *\n' });
    await writePages(folder, [vacancies], published);
    expect(await readFile(join(folder, 'sitemap.xml'), 'utf8')).toContain(
      '<url><loc>https://example.org/vacancies</loc></url>',
    );
    expect(await readFile(join(folder, 'robots.txt'), 'utf8')).toContain(
      '\nSitemap: https://example.org/sitemap.xml\n',
    );
    await remove();
  });

  test('that are told to no search engine open at their address, and stand in no sitemap', async () => {
    const { folder, remove } = await folderOf({ 'index.html': shell });
    await writePages(folder, [vacancies, { ...vacancies, path: '/read', isUnlisted: true }], published);
    expect(await readFile(join(folder, 'read.html'), 'utf8')).toContain('content="noindex"');
    expect(await readFile(join(folder, 'vacancies.html'), 'utf8')).not.toContain('noindex');
    expect(await readFile(join(folder, 'sitemap.xml'), 'utf8')).not.toContain('/read');
    await remove();
  });

  test('come from the route table, whose pages are not loaded for it', async () => {
    const route = (path: string) =>
      `{ path: '${path}', title: 'T', description: 'D', page: () => import('./page'), reads: [] }`;
    const { folder, remove } = await folderOf({
      'index.html': shell,
      'src/page.ts': 'throw new Error("loaded")',
      'src/routes.tsx': `export const routes = [${['/', '/vacancies', '/projects/:slug', '*'].map(route).join()}];`,
    });
    await build({ root: folder, configFile: false, logLevel: 'silent', plugins: [pages({ variables })] });
    expect((await readdir(join(folder, 'dist'))).sort()).toEqual([
      '404.html',
      'index.html',
      'shell.html',
      'vacancies.html',
    ]);
    await remove();
  });
});
