import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import type { ReadText } from '../src/server/prerender.tsx';
import { listPages, type Page } from './addresses.ts';
import { answersOfApi, answersOfFolder } from './answers.ts';
import { findFault } from './api-reach.ts';
import { readTime } from './build-stamp.ts';
import type { BuildVariables } from './build-variables.ts';
import { globalCssElement } from './global-css.ts';
import {
  filledHtml,
  pageHtml,
  refuseInlineScripts,
  withHead,
  withStartNote,
  type SlowWords,
} from './page-html.ts';
import { chunksOf, withChunks, type Chunk } from './page-chunks.ts';
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
        const listed = listPages(site.routes, site, await site.readAll(readText ?? nothing));
        const files = new Map(site.routes.map(({ path, page }) => [path, `src/pages/${page}`]));
        const builtAt = readTime(process.env['SOURCE_DATE_EPOCH']).getTime();

        const fill: Fill = async (page, html) => {
          const file = files.get(page.route)!;
          if (!readText || page.isUnlisted) return withChunks(html, chunksOf(chunks, [file]));
          const filled = await site.prerenderPage(page.path, builtAt, readText);
          const hasProse = filled.markup.includes('data-prose');
          const needed = chunksOf(chunks, [
            file,
            ...(hasProse ? ['src/components/prose/sanitised-prose'] : []),
          ]);
          return filledHtml(withChunks(html, needed), page.path, builtAt, filled);
        };
        await writePages(folder, listed, variables, {
          fill,
          look: site.globalCss(),
          note: site.slowWords,
          needed: chunksOf(chunks, ['src/app/start']),
          warn,
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
  /** Is told of a page that has no file: the app shows it all the same. */
  warn?: (message: string) => void;
}

/** The longest name that file systems take (bytes), with the endings that the build gives to it. */
const longestName = 255 - '.html.br'.length;

/** The file of a page below the folder of the build, without its ending; undefined where no file can be called so. */
function fileOf(path: string): string | undefined {
  if (path === '/') return 'index';
  const names = decodeURI(path).split('/').slice(1);
  const isName = (name: string) => Buffer.byteLength(name) <= longestName && !/[\p{Cc}\\]/u.test(name);
  return names.every(isName) ? names.join('/') : undefined;
}

const asItIs: Fill = async (_page, html) => html;

/** Writes the pages from the shell that stands in `index.html` of the folder. Rejects before a page that must not be. */
export async function writePages(
  folder: string,
  listed: readonly Page[],
  variables: BuildVariables,
  { fill = asItIs, needed = [], look, note, warn = console.warn }: Making = {},
): Promise<void> {
  const noted = (html: string) => (note ? withStartNote(html, note) : html);
  const built = await readFile(join(folder, 'index.html'), 'utf8');
  const parted = withChunks(built, needed);
  const shell = look ? withHead(parted, globalCssElement(look)) : parted;
  await writeFile(join(folder, 'shell.html'), noted(shell));
  await writeFile(
    join(folder, '404.html'),
    noted(withHead(shell, '<meta name="robots" content="noindex" />')),
  );
  const written: Page[] = [];
  for (const page of listed) {
    const name = fileOf(page.path);
    if (name === undefined) {
      warn(
        `${page.path.slice(0, 80)}: expected an address that a file can have, found one too long or with odd signs.`,
      );
      continue;
    }
    written.push(page);
    const file = join(folder, `${name}.html`);
    const html = noted(await fill(page, pageHtml(shell, page, variables)));
    refuseInlineScripts(page.path, html);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
  }
  if (variables.siteUrl) await writeSitemap(folder, written, variables.siteUrl);
}
