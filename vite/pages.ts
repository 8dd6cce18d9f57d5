import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import type { OddDeadlines } from '../src/server/odd-deadlines.ts';
import type { AllOf } from '../src/route.ts';
import type { Resource } from '../src/schemas/base.ts';
import type { ReadText } from '../src/server/prerender.tsx';
import { listPages, type Page } from './pages/addresses.ts';
import { responsesOfApi, responsesOfFolder } from './api/responses.ts';
import { apiCalls, type AskApi } from './api/calls.ts';
import { findFault } from './api/reach.ts';
import { readTime } from './build-stamp.ts';
import type { BuildVariables } from './build-variables.ts';
import { globalCssElement } from './global-css.ts';
import {
  filledHtml,
  pageHtml,
  refuseInlineScripts,
  withHead,
  withStartNote,
  withTitle,
  type SlowWords,
} from './pages/page-html.ts';
import { chunksOf, withChunks, type Chunk } from './pages/page-chunks.ts';
import { loadSite, type Site } from './pages/prerender.ts';
import { picturesOfApi, picturesOfFolder } from './publish/preview-sources.ts';
import { previews } from './publish/previews.ts';
import { publishedHeads, writeFeeds, type PublishedHead } from './publish.ts';
import { writeSitemap } from './publish/sitemap.ts';
import { cachePath } from './texts.ts';
import { writeTextsOfApi } from './texts/of-api.ts';

/** Fills a page's HTML beyond its head; resolves to the HTML of the file. */
export type Fill = (page: Page, html: string) => Promise<string>;

interface Options {
  variables: BuildVariables;
  /** The calls of this build to an external API. */
  ask?: AskApi;
}

/**
 * Writes one HTML file per page with its own head and prerendered content, `404.html`, the empty `shell.html`
 * for the worker, and a sitemap if the site's address is known. If an external API cannot be read, the build
 * fails, or where it is not required the pages are empty shells.
 */
export function pages({ variables, ask = apiCalls(console.warn) }: Options): Plugin {
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
      // Before vite-plugin-pwa lists the files to precache, which it does in `closeBundle`.
      order: 'post',
      async handler() {
        const folder = resolve(config.root, config.build.outDir);
        const warn = (message: string) => this.warn(message);
        const site = await loadSite(config);
        const readText = await readerOf(folder, variables, ask, warn);
        const all = await site.readAll(readText ?? readNothing);
        const odd = variables.apiBaseUrl ? site.oddDeadlines(all) : undefined;
        if (odd) warn(oddSentence(odd));
        if (variables.apiBaseUrl)
          await writeTextsOfApi(site.listedFiles(all), {
            folder,
            cacheDir: join(config.root, cachePath),
            warn,
          });
        const files = new Map(site.routes.map(({ path, page }) => [path, `src/pages/${page}`]));
        const builtAt = readTime(process.env['SOURCE_DATE_EPOCH']).getTime();
        const { recordsToRender } = site;
        const forBuild = {
          ...site,
          recordsToRender: (of: Resource, records: AllOf) => recordsToRender(of, records, builtAt),
        };
        const listed = listPages(site.routes, forBuild, all);

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
        const publishing = { site, all, listed, folder, config, variables, now: builtAt, warn };
        const readHeads = variables.siteUrl ? () => publish(publishing) : undefined;
        if (!readHeads) config.logger.info(withoutAddress);
        await writePages(folder, listed, variables, {
          fill,
          ...(readHeads && { readHeads }),
          look: site.globalCss(),
          note: site.slowWords,
          needed: chunksOf(chunks, ['src/app/start']),
          warn,
        });
      },
    },
  };
}

const oddSentence = ({ odd, timed, sent, shown }: OddDeadlines) =>
  `${odd} of ${timed} deadlines with a time fall at odd hours, such as ${shown} for "${sent}" on the organisation's clock. ` +
  'Perhaps the API writes its times in another zone: see "Times" in vite/README.md.';

const withoutAddress =
  'VITE_SITE_URL is not set: the pages have no canonical address, no picture in previews and no structured data, ' +
  'and there are no feeds and no sitemap.';

interface Publishing {
  site: Site;
  all: AllOf;
  listed: readonly Page[];
  folder: string;
  config: ResolvedConfig;
  variables: BuildVariables;
  /** The time of the build (ms since 1970). */
  now: number;
  warn: (message: string) => void;
}

/** Writes feeds and previews. Resolves to what each page says to other programs. */
async function publish(of: Publishing): Promise<ReadonlyMap<string, PublishedHead>> {
  const { site, all, listed, folder, config, variables, now, warn } = of;
  const { siteUrl, siteName, apiBaseUrl } = variables;
  const publication = site.publicationOf(all, { siteUrl, siteName, now });
  const isOwnContent = apiBaseUrl === '';
  const preview = previews({
    folder,
    cacheFolder: join(config.cacheDir, 'previews'),
    ground: site.previewGround(),
    read: isOwnContent ? picturesOfFolder(folder) : picturesOfApi(),
    warn,
  });
  await writeFeeds(folder, publication.feeds());
  return publishedHeads(listed, { publication, preview, siteUrl, isOwnContent, warn });
}

const readNothing: ReadText = async () => undefined;

/** How the build reads the API; undefined if it cannot and need not, which `api/reach.ts` has reported. */
async function readerOf(
  folder: string,
  variables: BuildVariables,
  ask: AskApi,
  warn: (message: string) => void,
) {
  if (!variables.apiBaseUrl) return responsesOfFolder(folder);
  const fault = await findFault(variables, ask);
  if (fault && variables.apiRequired) throw fault;
  return fault ? undefined : responsesOfApi(ask, { isRequired: variables.apiRequired, warn });
}

interface Making {
  fill?: Fill;
  /** The chunks that every page needs, fetched in parallel. */
  needed?: readonly string[];
  /** The global CSS of every page. */
  look?: string;
  /** The note on a page while the app loads slowly. */
  note?: SlowWords;
  /** Resolves to what pages say to other programs, by path. Called once the shell is written: later plugins read it. */
  readHeads?: () => Promise<ReadonlyMap<string, PublishedHead>>;
  /** Called for a page that cannot be a file; the app shows it anyway. */
  warn?: (message: string) => void;
}

/** The maximum length of a file name (bytes), minus the extensions that the build adds. */
const maxNameBytes = 255 - '.html.br'.length;

/** The file of a page in the output folder, without extension; undefined if the path cannot be a file name. */
function fileOf(path: string): string | undefined {
  if (path === '/') return 'index';
  const names = decodeURI(path).split('/').slice(1);
  const isName = (name: string) => Buffer.byteLength(name) <= maxNameBytes && !/[\p{Cc}\\]/u.test(name);
  return names.every(isName) ? names.join('/') : undefined;
}

const unfilled: Fill = async (_page, html) => html;

/**
 * Writes the pages from the shell in `index.html` of the folder. Rejects before it writes a page with an
 * inline script.
 */
export async function writePages(
  folder: string,
  listed: readonly Page[],
  variables: BuildVariables,
  { fill = unfilled, needed = [], look, note, readHeads, warn = console.warn }: Making = {},
): Promise<void> {
  const noted = (html: string) => (note ? withStartNote(html, note) : html);
  const built = await readFile(join(folder, 'index.html'), 'utf8');
  const withNeeded = withTitle(withChunks(built, needed), variables.siteName);
  const shell = look ? withHead(withNeeded, globalCssElement(look)) : withNeeded;
  await writeFile(join(folder, 'shell.html'), noted(shell));
  await writeFile(
    join(folder, '404.html'),
    noted(withHead(shell, '<meta name="robots" content="noindex" />')),
  );
  const heads = await readHeads?.();
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
    const html = noted(await fill(page, pageHtml(shell, page, variables, heads?.get(page.path))));
    refuseInlineScripts(page.path, html);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
  }
  if (variables.siteUrl) await writeSitemap(folder, written, variables.siteUrl, heads);
}
