import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { viewerList } from '../sw/contract/contract.ts';
import { packPath } from '../sw/contract/page-pack.ts';
import type { OddDeadlines } from '../src/server/odd-deadlines.ts';
import type { AllOf } from '../src/route.ts';
import type { Resource } from '../src/schemas/base.ts';
import type { ReadText } from '../src/server/read-rows.ts';
import { trimFolderHourly } from './cache/files.ts';
import { KeptPages, keptPagesFolder } from './cache/kept-pages.ts';
import { addressIn, listPages, type Page } from './pages/addresses.ts';
import { responsesOfApi, responsesOfFolder, apiCalls, type AskApi } from './api/calls.ts';
import { findFault } from './api/reach.ts';
import type { SitePages } from './site/pages.ts';
import { readTime } from './build-stamp.ts';
import type { BuildVariables } from './build-variables.ts';
import type { LanguageFiles } from './messages/language-files.ts';
import type { SiteLanguage } from './messages/languages.ts';
import { writeListStamps } from './pages/list-stamps.ts';
import { filledHtml } from './pages/page-html.ts';
import { chunksOf, withChunks, type Chunk } from './pages/page-chunks.ts';
import { loadSites, type Site } from './pages/prerender.ts';
import { writePagePack } from './pages/page-pack.ts';
import { fileOf, writePages, type Fill } from './pages/write-pages.ts';
import { picturesOfApi, picturesOfFolder, previews, type MakePreview } from './publish/previews.ts';
import type { CompressionAhead } from './precompress.ts';
import { publishedHeads, writeFeeds, type PublishedHead } from './publish.ts';
import { writeManifest } from './manifest.ts';
import { writeSitemap, type LanguagePages } from './publish/sitemap.ts';
import { cachePath } from './document-texts.ts';
import { writeTextsOfApi } from './document-texts/of-api.ts';

interface Options {
  variables: BuildVariables & { pages?: SitePages };
  /** The calls of this build to an external API. */
  ask?: AskApi;
  /** The chunks of each language. */
  languageFiles?: LanguageFiles;
  /** Compresses new pages while others are rendered. */
  ahead?: CompressionAhead | undefined;
}

/**
 * Writes one HTML file per page and language with its own head and prerendered content, `404.html`, the empty
 * `shell.html` for the worker, and a sitemap if the site's address is known. If an external API cannot be read, the
 * build fails, or where it is not required the pages are empty shells.
 */
export function pages({ variables, ask = apiCalls(console.warn), languageFiles, ahead }: Options): Plugin {
  let config: ResolvedConfig;
  let sites: ReturnType<typeof loadSites> | undefined;
  let chunks: Chunk[] = [];
  return {
    name: 'pages',
    apply: 'build',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    configResolved(resolved) {
      config = resolved;
    },
    // Both builds of the app run at once: the bundler has threads of its own.
    buildStart() {
      sites = loadSites(config, variables);
      sites.catch(() => undefined);
    },
    // Also after a build that failed: its folder is that of the next one.
    async closeBundle() {
      await sites?.catch(() => undefined);
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
        const index = await readFile(join(folder, 'index.html'), 'utf8');
        const readText = await readerOf(folder, variables, ask, warn);
        const now = readTime(process.env['SOURCE_DATE_EPOCH']).getTime();
        const { siteUrl, siteLanguages } = variables;
        if (!siteUrl) config.logger.info(withoutAddress);
        const preview = siteUrl ? previewsOnce(folder, config, variables, warn) : undefined;
        const keptFolder = join(config.root, keptPagesFolder);
        const written: LanguagePages[] = [];
        // Languages share most documents.
        const documents = new Set<string>();
        for (const [siteLanguage, site] of await sites!) {
          const all = await site.readAll(readText ?? readNothing);
          if (variables.apiBaseUrl) {
            const odd = written.length === 0 && site.oddDeadlines(all);
            if (odd) warn(oddSentence(odd));
            const cacheDir = join(config.root, cachePath);
            const own = site.listedFiles(all).filter(({ url }) => !documents.has(url));
            for (const { url } of own) documents.add(url);
            if (own.length > 0) await writeTextsOfApi(own, { folder, cacheDir, warn });
          }
          const recordsToRender = (of: Resource, records: AllOf) => site.recordsToRender(of, records, now);
          const listed = listPages(site.routes, { ...site, recordsToRender }, all);
          const kept = new KeptPages({
            folder: keptFolder,
            code: site.code,
            now,
            readText: readText ?? readNothing,
          });
          let heads: ReadonlyMap<string, PublishedHead> | undefined;
          const publishing = { site, all, listed, folder, variables, now, warn, preview: preview?.(site) };
          const readHeads = async () => (heads = await publish(publishing));
          const siteName = siteLanguage.prefix ? site.siteName(all, variables.siteName) : variables.siteName;
          const pages = await writePages(folder, listed, variables, {
            index,
            siteLanguage,
            siteName,
            description: listed.find(({ path }) => path === '/')?.description ?? site.descriptions['/'],
            translate: (html) => languageFiles?.translate(html, siteLanguage) ?? html,
            fill: fillOf({ site, siteLanguage, chunks, readText, kept }),
            ...(siteUrl && { readHeads }),
            look: site.globalCss(),
            note: site.slowWords,
            notFound: site.commonWords,
            needed: chunksOf(chunks, ['src/app/start']),
            warn,
          });
          if (readText) await writePagePack(folder, siteLanguage, pages);
          const anew = pages.filter(({ path }) => kept.rendered.has(path));
          const files = anew.map(({ path }) => `${fileOf(addressIn(siteLanguage, path))!}.html`);
          // The pack takes longest.
          for (const file of [...(readText ? [join(siteLanguage.prefix, packPath)] : []), ...files])
            ahead?.add(join(folder, file), listed.length * siteLanguages.length);
          await writeViewerList(
            folder,
            siteLanguage,
            (text) => languageFiles?.translate(text, siteLanguage) ?? text,
          );
          await writeManifest(folder, variables, siteLanguage, siteName);
          written.push({ siteLanguage, pages, heads });
        }
        if (!variables.apiBaseUrl) await writeListStamps(folder, siteLanguages);
        if (siteUrl) await writeSitemap(folder, written, siteUrl);
        await trimFolderHourly(keptFolder);
      },
    },
  };
}

/** The viewer has words too: each language gets a list of its files. */
async function writeViewerList(
  folder: string,
  { prefix }: SiteLanguage,
  translate: (text: string) => string,
) {
  if (!prefix) return;
  const list = await readFile(join(folder, viewerList), 'utf8');
  await writeFile(join(folder, prefix, viewerList), translate(list));
}

interface Filling {
  site: Site;
  siteLanguage: SiteLanguage;
  chunks: readonly Chunk[];
  readText: ReadText | undefined;
  kept: KeptPages;
}

/** Fills pages with what they show at first, and names their chunks. */
function fillOf({ site, siteLanguage, chunks, readText, kept }: Filling): Fill {
  const files = new Map(site.routes.map(({ path, page }) => [path, `src/pages/${page}`]));
  return async (page, html) => {
    const file = files.get(page.route)!;
    if (!readText || page.isUnlisted) return withChunks(html, chunksOf(chunks, [file]));
    const { builtAt, page: filled } = await kept.at(page.path, site.prerenderPage);
    const hasProse = filled.markup.includes('data-prose');
    const needed = chunksOf(chunks, [file, ...(hasProse ? ['src/components/prose/prose'] : [])]);
    return filledHtml(withChunks(html, needed), addressIn(siteLanguage, page.path), builtAt, filled);
  };
}

const oddSentence = ({ odd, timed, sent, shown }: OddDeadlines) =>
  `${odd} of ${timed} deadlines with a time fall at odd hours, such as ${shown} for "${sent}" on the organisation's clock. ` +
  'Perhaps the API writes its times in another zone: see "Times" in vite/README.md.';

const withoutAddress =
  'The site has no address in site.yaml: the pages have no canonical address, no picture in previews and no structured data, ' +
  'and there are no feeds and no sitemap.';

/** Makes previews of pictures: once for all languages. */
function previewsOnce(
  folder: string,
  config: ResolvedConfig,
  { apiBaseUrl }: BuildVariables,
  warn: (message: string) => void,
): (site: Site) => MakePreview {
  let preview: MakePreview | undefined;
  return (site) =>
    (preview ??= previews({
      folder,
      cacheFolder: join(config.cacheDir, 'previews'),
      ground: site.previewGround(),
      read: apiBaseUrl === '' ? picturesOfFolder(folder) : picturesOfApi(warn),
      warn,
    }));
}

interface Publishing {
  site: Site;
  all: AllOf;
  listed: readonly Page[];
  folder: string;
  variables: BuildVariables;
  /** The time of the build (ms since 1970). */
  now: number;
  preview: MakePreview | undefined;
  warn: (message: string) => void;
}

/** Writes the feeds of a language. Resolves to what each of its pages says to other programs. */
async function publish(of: Publishing): Promise<ReadonlyMap<string, PublishedHead>> {
  const { site, all, listed, folder, variables, now, preview, warn } = of;
  const { siteUrl, siteName, apiBaseUrl } = variables;
  const publication = site.machineReadable(all, { siteUrl, siteName, now });
  await writeFeeds(folder, publication.feeds());
  return publishedHeads(listed, {
    publication,
    preview: preview!,
    siteUrl,
    isOwnContent: apiBaseUrl === '',
    warn,
  });
}

const readNothing: ReadText = async () => undefined;

/** The reader of the API for the build; undefined if it cannot and need not read, which `api/reach.ts` has reported. */
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
