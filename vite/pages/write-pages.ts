import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BuildVariables } from '../build-variables.ts';
import {
  globalCssElement,
  pageHtml,
  refuseInlineScripts,
  withHead,
  withDescription,
  withNotFound,
  withStartNote,
  withTitle,
  withoutScripts,
  type NotFoundWords,
  type SlowWords,
} from './page-html.ts';
import { inLanguage } from '../messages.ts';
import type { SiteLanguage } from '../messages/languages.ts';
import { manifestAddress } from '../manifest.ts';
import type { PublishedHead } from '../publish.ts';
import { addressIn, type Page } from './addresses.ts';
import { withChunks } from './page-chunks.ts';

/** Fills a page's HTML beyond its head; resolves to the HTML of the file. */
export type Fill = (page: Page, html: string) => Promise<string>;

interface Making {
  fill?: Fill;
  /** The chunks that every page needs, fetched in parallel. */
  needed?: readonly string[];
  /** The global CSS of every page. */
  look?: string;
  /** The name of the site in the language of the pages; by default that of the build variables. */
  siteName?: string;
  /** The structured data of the site, in the page without content. */
  description?: string;
  /** The note on a page while the app loads slowly. */
  note?: SlowWords;
  /** What `404.html` says without scripts. */
  notFound?: NotFoundWords;
  /** Resolves to what pages say to other programs, by path. Called once the shell is written: later plugins read it. */
  readHeads?: () => Promise<ReadonlyMap<string, PublishedHead>>;
  /** Called for a page that cannot be a file; the app shows it anyway. */
  warn?: (message: string) => void;
  /** The HTML that the bundler made, where `index.html` is one of the pages already. */
  index?: string;
  /** The language of the pages; by default the first one of the build. */
  siteLanguage?: SiteLanguage | undefined;
  /** The HTML with the chunks of the language. */
  translate?: (html: string) => string;
}

/** The maximum length of a file name (bytes), minus the extensions that the build adds. */
const maxNameBytes = 255 - '.html.br'.length;

/** The file of a page in the output folder, without extension; undefined if the path cannot be a file name. */
export function fileOf(path: string): string | undefined {
  if (path === '/') return 'index';
  const names = decodeURI(path).split('/').slice(1);
  const isName = (name: string) => Buffer.byteLength(name) <= maxNameBytes && !/[\p{Cc}\\]/u.test(name);
  return names.every(isName) ? names.join('/') : undefined;
}

const unfilled: Fill = async (_page, html) => html;

/**
 * Writes the pages of one language, with its `shell.html` and `404.html`, from `index.html` of the folder. Resolves to
 * those that are files. Rejects before it writes a page with an inline script.
 */
export async function writePages(
  folder: string,
  listed: readonly Page[],
  variables: BuildVariables,
  making: Making = {},
): Promise<Page[]> {
  const {
    fill = unfilled,
    readHeads,
    warn = console.warn,
    siteLanguage = variables.siteLanguages[0]!,
  } = making;
  const { siteName = variables.siteName } = making;
  const { note, translate = (html: string) => html } = making;
  const finished = (html: string) => translate(note ? withStartNote(html, note) : html);
  const ownFolder = join(folder, siteLanguage.prefix);
  const shell = shellOf(
    making.index ?? (await readFile(join(folder, 'index.html'), 'utf8')),
    siteName,
    making,
  );
  await mkdir(ownFolder, { recursive: true });
  await writeFile(join(ownFolder, 'shell.html'), finished(shell));
  const unknown = withHead(shell, '<meta name="robots" content="noindex" />');
  const { notFound } = making;
  const told = notFound ? withNotFound(unknown, notFound, addressIn(siteLanguage, '/')) : unknown;
  await writeFile(join(ownFolder, '404.html'), finished(told));
  const heads = await readHeads?.();
  const written: Page[] = [];
  for (const page of listed) {
    const address = addressIn(siteLanguage, page.path);
    const name = fileOf(address);
    if (name === undefined) {
      warn(
        `${address.slice(0, 80)}: expected an address that a file can have, found one too long or with odd signs.`,
      );
      continue;
    }
    written.push(page);
    const file = join(folder, `${name}.html`);
    const head = pageHtml(shell, page, { ...variables, siteName, siteLanguage }, heads?.get(page.path));
    const html = finished(await fill(page, head));
    refuseInlineScripts(address, html);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
  }
  return written;
}

/** The page without content, in the language. */
function shellOf(
  index: string,
  siteName: string,
  { needed = [], look, siteLanguage, description, note }: Making,
): string {
  const own = siteLanguage ? withManifest(inLanguage(index, siteLanguage), siteLanguage) : index;
  const named = withTitle(withChunks(own, needed), siteName);
  const described = description === undefined ? named : withDescription(named, description);
  const worded = note ? withoutScripts(described, note) : described;
  return look ? withHead(worded, globalCssElement(look)) : worded;
}

/** Names the web app manifest of the language. */
const withManifest = (html: string, siteLanguage: SiteLanguage): string =>
  html.replace(/(<link rel="manifest" href=")[^"]*/, `$1${manifestAddress(siteLanguage)}`);
