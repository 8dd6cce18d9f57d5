import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import type { ReadText } from '../src/prerender.tsx';
import { listPages, type Page } from './addresses.ts';
import { answersOfApi, answersOfFolder } from './answers.ts';
import { findFault } from './api-reach.ts';
import { readTime } from './build-stamp.ts';
import type { BuildVariables } from './build-variables.ts';
import { lookElement } from './look.ts';
import {
  filledHtml,
  pageHtml,
  refuseInlineScripts,
  withHead,
  withStartNote,
  type SlowWords,
} from './page-html.ts';
import { chunksOf, pageFiles, withParts, type Chunk } from './page-parts.ts';
import { loadSite } from './prerender.ts';
import { writeSitemap } from './sitemap.ts';

/** Makes more of a page than its head; gets its HTML, resolves to that of the file. */
export type Fill = (page: Page, html: string) => Promise<string>;

/**
 * Writes one file per address of the route table with that page's own head and what the browser would draw at first,
 * `404.html`, the unchanged `shell.html` for the worker, and a sitemap where the site's address is known. Where the API
 * stands elsewhere and cannot be read, the pages are the shell alone.
 */
export function pages({ variables }: { variables: BuildVariables }): Plugin {
  let config: ResolvedConfig;
  let chunks: Chunk[] = [];
  return {
    name: 'pages',
    apply: 'build',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      },
    },
    writeBundle: {
      // Before vite-plugin-pwa lists what the worker precaches, which it does when the bundle is closed.
      order: 'post',
      async handler() {
        const folder = resolve(config.root, config.build.outDir);
        const warn = (message: string) => this.warn(message);
        const site = await loadSite(config);
        const readText = await readerOf(folder, variables, warn);
        const listed = listPages(site.routes, await site.readAll(readText ?? nothing));
        const routeTable = await readFile(join(config.root, 'src/routes.tsx'), 'utf8');
        const files = pageFiles(
          routeTable,
          site.routes.map(({ path }) => path),
        );
        const builtAt = readTime(process.env['SOURCE_DATE_EPOCH']).getTime();

        const fill: Fill = async (page, html) => {
          const file = files.get(page.route)!;
          if (!readText || page.isUnlisted) return withParts(html, chunksOf(chunks, [file]));
          const filled = await site.prerenderPage(page.path, builtAt, readText);
          const hasProse = filled.markup.includes('data-prose');
          const needed = chunksOf(chunks, [file, ...(hasProse ? ['src/components/sanitised-prose'] : [])]);
          return filledHtml(withParts(html, needed), page.path, builtAt, filled);
        };
        await writePages(folder, listed, variables, {
          fill,
          look: site.lookCss(),
          note: site.slowWords,
          needed: chunksOf(chunks, ['src/start']),
        });
      },
    },
  };
}

const nothing: ReadText = async () => undefined;

/** How the build reads the API; undefined where it cannot, which `api-reach` has told. */
async function readerOf(folder: string, variables: BuildVariables, warn: (message: string) => void) {
  if (!variables.apiBaseUrl) return answersOfFolder(folder);
  return (await findFault(variables)) ? undefined : answersOfApi(warn);
}

interface Making {
  fill?: Fill;
  /** The chunks that every page needs: fetched at once, not one after the other. */
  needed?: readonly string[];
  /** The style sheet of every page. */
  look?: string;
  /** What a page says where the app takes long. */
  note?: SlowWords;
}

const asItIs: Fill = async (_page, html) => html;

/** Writes the pages from the shell that stands in `index.html` of the folder. Rejects before a page that must not be. */
export async function writePages(
  folder: string,
  listed: readonly Page[],
  variables: BuildVariables,
  { fill = asItIs, needed = [], look, note }: Making = {},
): Promise<void> {
  const noted = (html: string) => (note ? withStartNote(html, note) : html);
  const built = await readFile(join(folder, 'index.html'), 'utf8');
  const parted = withParts(built, needed);
  const shell = look ? withHead(parted, lookElement(look)) : parted;
  await writeFile(join(folder, 'shell.html'), noted(shell));
  await writeFile(
    join(folder, '404.html'),
    noted(withHead(shell, '<meta name="robots" content="noindex" />')),
  );
  for (const page of listed) {
    const file = join(folder, page.path === '/' ? 'index.html' : `${decodeURI(page.path)}.html`);
    const html = noted(await fill(page, pageHtml(shell, page, variables)));
    refuseInlineScripts(page.path, html);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
  }
  if (variables.siteUrl) await writeSitemap(folder, listed, variables.siteUrl);
}
