import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type { RouteEntry } from '../src/routes.tsx';
import { listPages, type Page } from './addresses.ts';
import type { BuildVariables } from './build-variables.ts';

/**
 * Writes one file per address of the route table with that page's own head, `404.html`, the unchanged `shell.html` for
 * the worker, and a sitemap where the site's address is known. All of them are the app's shell.
 */
export function pages({ variables }: { variables: BuildVariables }): Plugin {
  let root = '';
  let folder = '';
  return {
    name: 'pages',
    apply: 'build',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    configResolved(config) {
      root = config.root;
      folder = resolve(config.root, config.build.outDir);
    },
    writeBundle: {
      // Before vite-plugin-pwa lists what the worker precaches, which it does when the bundle is closed.
      order: 'post',
      async handler() {
        await writePages(folder, await listPages(await readRoutes(root), folder), variables);
      },
    },
  };
}

/** The route table. Lazy pages are not loaded. */
async function readRoutes(root: string): Promise<readonly RouteEntry[]> {
  const { module } = await runnerImport<{ routes: readonly RouteEntry[] }>(join(root, 'src/routes.tsx'), {
    root,
    configFile: false,
    logLevel: 'error',
  });
  return module.routes;
}

/** Writes the pages from the shell that stands in `index.html` of the folder. */
export async function writePages(
  folder: string,
  routes: readonly Page[],
  variables: BuildVariables,
): Promise<void> {
  const shell = await readFile(join(folder, 'index.html'), 'utf8');
  await writeFile(join(folder, 'shell.html'), shell);
  await writeFile(join(folder, '404.html'), withHead(shell, '<meta name="robots" content="noindex" />'));
  for (const page of routes) {
    const file = join(folder, page.path === '/' ? 'index.html' : `${decodeURI(page.path)}.html`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, pageHtml(shell, page, variables));
  }
  if (variables.siteUrl) await writeSitemap(folder, routes, variables.siteUrl);
}

/** The shell with the title, the description and the sharing data of one page. Throws where the shell has no place for them. */
export function pageHtml(shell: string, page: Page, { siteName, siteUrl }: BuildVariables): string {
  const title = escapeHtml(`${page.title} · ${siteName}`);
  const description = escapeHtml(page.description);
  const canonical = siteUrl && `<link rel="canonical" href="${escapeHtml(siteUrl + page.path)}" />`;
  const titled = replaceOnce(shell, '<title>', /<title>[^<]*<\/title>/g, `<title>${title}</title>`);
  const described = replaceOnce(
    titled,
    '<meta name="description">',
    /<meta\s+name="description"[^>]*>/g,
    `<meta name="description" content="${description}" />`,
  );
  return withHead(
    described,
    `<meta property="og:type" content="website" />`,
    `<meta property="og:title" content="${title}" />`,
    `<meta property="og:description" content="${description}" />`,
    ...(page.isUnlisted ? ['<meta name="robots" content="noindex" />'] : canonical ? [canonical] : []),
  );
}

async function writeSitemap(folder: string, routes: readonly Page[], siteUrl: string): Promise<void> {
  const urls = routes
    .filter(({ isUnlisted }) => !isUnlisted)
    .map(({ path }) => `  <url><loc>${escapeHtml(siteUrl + path)}</loc></url>`);
  await writeFile(
    join(folder, 'sitemap.xml'),
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...urls,
      '</urlset>\n',
    ].join('\n'),
  );
  const robots = join(folder, 'robots.txt');
  if (existsSync(robots)) await appendFile(robots, `\nSitemap: ${siteUrl}/sitemap.xml\n`);
}

const withHead = (html: string, ...lines: string[]): string =>
  replaceOnce(
    html,
    '</head>',
    /[ \t]*<\/head>/g,
    `${lines.map((line) => `    ${line}\n`).join('')}  </head>`,
  );

function replaceOnce(html: string, name: string, pattern: RegExp, text: string): string {
  const found = html.match(pattern)?.length ?? 0;
  if (found !== 1) throw new Error(`index.html must have exactly one ${name}, but it has ${found}.`);
  return html.replace(pattern, () => text);
}

const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
