import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { describe, expect, test } from 'vitest';
import { readBuildVariables } from '../../vite/build-variables.ts';
import { pages } from '../../vite/pages.ts';
import { writePages } from '../../vite/pages/write-pages.ts';
import { writeSitemap, type LanguagePages } from '../../vite/publish/sitemap.ts';
import type { Page } from '../../vite/pages/addresses.ts';
import { folderOf } from './host/sample-site.ts';

const shell = `<!doctype html>
<html lang="en">
  <head>
    <title>Site</title>
    <meta name="description" content="" />
    <link rel="manifest" href="/manifest.webmanifest" />
  </head>
  <body><div id="root"></div><noscript>Scripts are needed.</noscript></body>
</html>
`;
const vacancies = {
  path: '/vacancies',
  route: '/vacancies',
  title: 'Vacancies',
  description: 'Open positions.',
};
const variables = readBuildVariables({ VITE_LANGUAGES: 'en' });
const published = readBuildVariables({ VITE_LANGUAGES: 'en', VITE_SITE_URL: 'https://example.org' });

/** Writes pages in the first language, and the sitemap if the address of the site is known. */
const writeSite: typeof writePages = async (folder, listed, of, making) => {
  let heads: LanguagePages['heads'];
  const { readHeads } = making ?? {};
  const written = await writePages(folder, listed, of, {
    ...making,
    ...(readHeads && { readHeads: async () => (heads = await readHeads()) }),
  });
  if (of.siteUrl)
    await writeSitemap(folder, [{ siteLanguage: of.siteLanguages[0]!, pages: written, heads }], of.siteUrl);
  return written;
};

describe('the pages of a build', () => {
  test('each have the note for a slow start, also the shell and the 404 page', async () => {
    const { folder, remove } = await folderOf({ 'index.html': shell });
    const fill = async (_page: Page, html: string) => html.replace('"root">', '"root">Text');
    await writeSite(folder, [vacancies], variables, {
      fill,
      note: { readable: 'Read on.', empty: 'Wait.', tooOld: 'Update.', noScript: 'Please.' },
    });
    const noteIn = async (name: string) =>
      /<p data-start-note[^>]*><span>([^<]*)</.exec(await readFile(join(folder, name), 'utf8'))?.[1];
    expect(await noteIn('vacancies.html')).toBe('Read on.');
    expect(await noteIn('shell.html')).toBe('Wait.');
    expect(await noteIn('404.html')).toBe('Wait.');
    await remove();
  });

  test('in several languages have their language, their address and those of the others', async () => {
    const { folder, remove } = await folderOf({ 'index.html': shell });
    const of = readBuildVariables({ VITE_SITE_URL: 'https://example.org', VITE_LANGUAGES: 'en en-XB' });
    const [, siteLanguage] = of.siteLanguages;
    const pages = [{ ...vacancies, path: '/' }, vacancies];
    const written = await writePages(folder, pages, of, {
      siteLanguage: siteLanguage!,
      siteName: 'Own name',
      description: 'Own <description>.',
      note: { readable: 'Read on.', empty: 'Wait.', tooOld: 'Update.', noScript: 'Scripts, please.' },
      notFound: { notFound: 'Nothing here.', notFoundHint: 'A <mistake>?', backToHome: 'Home' },
      translate: (html) => html.replace('Scripts', 'Other scripts'),
    });
    const html = await readFile(join(folder, 'xb/vacancies.html'), 'utf8');
    expect(html).toContain('<html lang="en-XB" dir="rtl">');
    expect(html).toContain('<title>Vacancies · Own name</title>');
    expect(html).toContain('<link rel="manifest" href="/xb/manifest.webmanifest" />');
    expect(html).toContain('<noscript>Other scripts, please.</noscript>');
    const empty = await readFile(join(folder, 'xb/404.html'), 'utf8');
    expect(empty).toContain(
      '<noscript><style>body{padding:16px}</style><h1>Nothing here.</h1><p>A &lt;mistake&gt;?</p><p><a href="/xb">Home</a></p>Other scripts, please.</noscript>',
    );
    expect(empty).toContain('<meta name="description" content="Own &lt;description&gt;." />');
    expect(html).toContain('<link rel="canonical" href="https://example.org/xb/vacancies" />');
    expect(html).toContain('hreflang="en" href="https://example.org/vacancies"');
    expect(html).toContain('hreflang="x-default" href="https://example.org/vacancies"');
    expect(await readFile(join(folder, 'xb.html'), 'utf8')).toContain('href="https://example.org/xb"');
    expect(await readdir(join(folder, 'xb'))).toEqual(['404.html', 'shell.html', 'vacancies.html']);

    const all = of.siteLanguages.map((one) => ({ siteLanguage: one, pages: written }));
    await writeSitemap(folder, all, of.siteUrl);
    const sitemap = await readFile(join(folder, 'sitemap.xml'), 'utf8');
    expect(sitemap.match(/<loc>/g)).toHaveLength(4);
    expect(sitemap).toContain('hreflang="en-XB" href="https://example.org/xb/vacancies"/>');
    await remove();
  });

  test('are one file per path, the shell with the name of the site, and a 404 page that is not listed', async () => {
    const { folder, remove } = await folderOf({ 'index.html': shell, 'robots.txt': 'User-agent: *\n' });
    const routes = [{ ...vacancies, path: '/' }, vacancies, { ...vacancies, path: '/about/team' }];
    await writeSite(folder, routes, variables);
    const read = (name: string) => readFile(join(folder, name), 'utf8');

    const named = shell.replace('Site', variables.siteName);
    expect(await read('shell.html')).toBe(named);
    expect(await read('404.html')).toBe(
      named.replace('  </head>', '    <meta name="robots" content="noindex" />\n  </head>'),
    );
    for (const name of ['index.html', 'vacancies.html', 'about/team.html'])
      expect(await read(name)).toContain('<title>Vacancies');
    expect(await readdir(folder)).not.toContain('sitemap.xml');
    expect(await read('robots.txt')).toBe('User-agent: *\n');
    await remove();
  });

  test('are listed in a sitemap that robots.txt names, if the address of the site is known', async () => {
    const { folder, remove } = await folderOf({ 'index.html': shell, 'robots.txt': 'User-agent: *\n' });
    await writeSite(folder, [vacancies], published);
    expect(await readFile(join(folder, 'sitemap.xml'), 'utf8')).toContain(
      '<url><loc>https://example.org/vacancies</loc></url>',
    );
    expect(await readFile(join(folder, 'robots.txt'), 'utf8')).toContain(
      '\nSitemap: https://example.org/sitemap.xml\n',
    );
    await remove();
  });

  test('have in the sitemap the day on which they changed; aliases and templates are not in it', async () => {
    const { folder, remove } = await folderOf({ 'index.html': shell });
    const head = { image: 'https://example.org/a.jpg', lines: [], changedOn: '2026-11-20' };
    const others = [
      { ...vacancies, path: '/jobs', canonical: '/vacancies' },
      { ...vacancies, path: '/home-two', isTemplate: true },
    ];
    const readHeads = async () => new Map([['/vacancies', head]]);
    await writeSite(folder, [vacancies, ...others], published, { readHeads });
    const sitemap = await readFile(join(folder, 'sitemap.xml'), 'utf8');
    expect(sitemap).toContain(
      '<url><loc>https://example.org/vacancies</loc><lastmod>2026-11-20</lastmod></url>',
    );
    expect(sitemap).not.toMatch(/jobs|home-two/);
    expect(await readFile(join(folder, 'vacancies.html'), 'utf8')).toContain('https://example.org/a.jpg');
    await remove();
  });

  test('whose records are at fault stop the build after the shell, which the worker of the build needs', async () => {
    const { folder, remove } = await folderOf({ 'index.html': shell });
    const readHeads = () => Promise.reject(new Error('The content has faults'));
    await expect(writeSite(folder, [vacancies], published, { readHeads })).rejects.toThrow('has faults');
    expect((await readdir(folder)).sort()).toEqual(['404.html', 'index.html', 'shell.html']);
    await remove();
  });

  test('that are unlisted open at their address, and are not in the sitemap', async () => {
    const { folder, remove } = await folderOf({ 'index.html': shell });
    await writeSite(folder, [vacancies, { ...vacancies, path: '/read', isUnlisted: true }], published);
    expect(await readFile(join(folder, 'read.html'), 'utf8')).toContain('content="noindex"');
    expect(await readFile(join(folder, 'vacancies.html'), 'utf8')).not.toContain('noindex');
    expect(await readFile(join(folder, 'sitemap.xml'), 'utf8')).not.toContain('/read');
    await remove();
  });

  test('are filled one by one, and none is written with an inline script', async () => {
    const { folder, remove } = await folderOf({ 'index.html': shell });
    const filled = async (_page: Page, html: string) =>
      html.replace('<div id="root">', '<div id="root">Drivers');
    await writeSite(folder, [vacancies], variables, { fill: filled });
    expect(await readFile(join(folder, 'vacancies.html'), 'utf8')).toContain('<div id="root">Drivers</div>');
    expect(await readFile(join(folder, 'shell.html'), 'utf8')).not.toContain('Drivers');
    const scripted = async (_page: Page, html: string) =>
      html.replace('</body>', '<script>go()</script></body>');
    await expect(
      writeSite(folder, [{ ...vacancies, path: '/x' }], variables, { fill: scripted }),
    ).rejects.toThrow('/x: expected no inline script, found "go()".');
    expect(await readdir(folder)).not.toContain('x.html');
    await remove();
  });

  test.each([`/people/${'a'.repeat(250)}`, '/people/a%00b', '/people/a%0Ab'])(
    'whose path is not a valid file name are left to the app, with a warning: %s',
    async (path) => {
      const { folder, remove } = await folderOf({ 'index.html': shell });
      const told: string[] = [];
      const warn = (message: string) => void told.push(message);
      await writeSite(folder, [{ ...vacancies, path }, vacancies], published, { warn });
      expect(told).toEqual([
        expect.stringMatching(/^\/people\/.+: expected an address that a file can have/),
      ]);
      expect(await readdir(folder)).not.toContain('people');
      expect(await readdir(folder)).toContain('vacancies.html');
      expect(await readFile(join(folder, 'sitemap.xml'), 'utf8')).not.toContain('people');
      await remove();
    },
  );

  // A small app with the modules that the plugin needs: routes, pages, a prerendering entry.
  test('come from the route table, with their chunks', async () => {
    const { folder, remove } = await folderOf({
      'index.html': shell.replace('</body>', '<script type="module" src="/src/main.ts"></script></body>'),
      'src/main.ts': "import('./app/start');",
      'src/app/start.ts':
        "import { routes } from '../routes'; console.log(routes.length, import.meta.glob('../pages/*.ts'));",
      'src/pages/home.ts': 'export default () => "home page";',
      'src/pages/jobs.ts': 'export default () => "jobs page";',
      'src/routes.tsx': `export const routes = [
        { path: '/', title: 'T', page: 'home', reads: [] },
        { path: '/jobs', title: 'T', page: 'jobs', reads: [] },
      ];
      export const descriptions = { '/': 'D', '/jobs': 'D' };`,
      'src/server/prerender.tsx': `export { descriptions, routes } from '../routes';
        export const globalCss = () => 'body{margin:0}';
        export const readAll = async (read: (url: string) => Promise<string | undefined>) => {
          void (await read('/api/settings'));
          return () => [];
        };
        export const prerenderPage = async (path: string) => ({ markup: '<h1>' + path + '</h1>', styles: '', rows: [] });`,
    });
    await build({ root: folder, configFile: false, logLevel: 'silent', plugins: [pages({ variables })] });
    const names = (await readdir(join(folder, 'dist'))).filter((name) => name.endsWith('.html'));
    expect(names.sort()).toEqual(['404.html', 'index.html', 'jobs.html', 'shell.html']);
    const jobs = await readFile(join(folder, 'dist/jobs.html'), 'utf8');
    expect(jobs).toContain('<div id="root"><h1>/jobs</h1></div>');
    expect(jobs).toMatch(/<script type="module" data-parts="[^"]*\/assets\/jobs-[^"]+\.js"/);
    expect(jobs).not.toMatch(/data-parts="[^"]*home/);
    expect(jobs).toContain('<style data-global-css>body{margin:0}</style>');
    await remove();
  });
});
