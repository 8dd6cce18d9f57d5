import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packPath, type PagePack } from '../../sw/contract/page-pack.ts';
import type { SiteLanguage } from '../messages/languages.ts';
import { addressIn, type Page } from './addresses.ts';
import { fileOf } from './write-pages.ts';
import { packPages } from './page-pack.ts';

/** The most characters in a pack: about 115 kB compressed, which is what six pages weigh by themselves. */
const limit = 1_300_000;

/**
 * Writes the pack of a language, from the files of its pages: each page with an address of its own, then the records of
 * all routes in turns, as many as there is room for, and then the pages with sample text.
 */
export async function writePagePack(
  folder: string,
  siteLanguage: SiteLanguage,
  pages: readonly Page[],
): Promise<void> {
  const listed = inPackingOrder(pages.filter(({ isUnlisted }) => !isUnlisted));
  const htmls = await Promise.all(
    listed.map(async ({ path }) => {
      const address = addressIn(siteLanguage, path);
      const html = await readFile(join(folder, `${fileOf(address)!}.html`), 'utf8');
      return [address, withoutPublication(html)] as const;
    }),
  );
  const packed = packPages(htmls, { limit });
  // The heading of the home page is a setting, as the titles of records are fields of lists.
  const titled = listed
    .filter(({ path, record }) => path !== '/' && !record)
    .map(({ path }) => addressIn(siteLanguage, path))
    .filter((address) => Object.hasOwn(packed.pages, address));
  const pack: PagePack = { ...packed, titled };
  await writeFile(join(folder, siteLanguage.prefix, packPath), JSON.stringify(pack));
}

function inPackingOrder(pages: readonly Page[]): Page[] {
  const ofRecords = pages.filter(({ path, route }) => path !== route);
  const routes = [...new Set(ofRecords.map(({ route }) => route))];
  const byRoute = routes.map((route) => ofRecords.filter((page) => page.route === route));
  const longest = Math.max(0, ...byRoute.map(({ length }) => length));
  const inTurns = Array.from({ length: longest }, (_, turn) => byRoute.flatMap((pages) => pages[turn] ?? []));
  const own = pages.filter(({ path, route }) => path === route);
  return [
    ...own.filter(({ isTemplate }) => !isTemplate),
    ...inTurns.flat(),
    ...own.filter(({ isTemplate }) => isTemplate),
  ];
}

/** The page without what only search engines and chat programs read. */
const withoutPublication = (html: string): string =>
  html
    .replace(/\s*<script type="application\/ld\+json">[^]*?<\/script>/g, '')
    .replace(/\s*<meta (?:property|name)="(?:og|twitter|article):[^>]*>/g, '');
