import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type PagePack, packPath } from '../../sw/contract/page-pack.ts';
import type { SiteLanguage } from '../messages/languages.ts';
import { addressIn, type Page } from './addresses.ts';
import { fileOf } from './write-pages.ts';

/** The shortest text (characters) that a page takes from an earlier one: each slice costs two numbers. */
const worthwhile = 200;

/** How many earlier places of a piece are tried for the longest common text. */
const tries = 24;

/** Pieces end where pages begin to differ: before elements, and behind rules of styles and records of data. */
const pieceEnds = /(?=<)|(?<=\})/;

interface Packing {
  /** The most characters of text and of slices together. */
  limit: number;
}

/**
 * Packs pages in order, each with what earlier ones do not have. A page that would pass the limit is left out, and all
 * that come after it.
 */
export function packPages(
  pages: Iterable<readonly [path: string, html: string]>,
  { limit }: Packing,
): PagePack {
  const pieces: string[] = [];
  const starts = [0];
  const places = new Map<string, number[]>();
  const add = (piece: string) => {
    const known = places.get(piece);
    if (known) known.unshift(pieces.length);
    else places.set(piece, [pieces.length]);
    pieces.push(piece);
    starts.push(starts.at(-1)! + piece.length);
  };
  const packed: Record<string, number[]> = {};
  let size = 0;
  for (const [path, html] of pages) {
    const [own, slices] = slicesOf(html.split(pieceEnds), { pieces, starts, places });
    size += own.join('').length + JSON.stringify(slices).length + path.length;
    if (size > limit) break;
    for (const piece of own) add(piece);
    packed[path] = slices;
  }
  return { text: pieces.join(''), pages: packed };
}

interface Known {
  pieces: readonly string[];
  starts: readonly number[];
  places: ReadonlyMap<string, readonly number[]>;
}

/** The pieces that a page adds to the text, and the slices that it is made of. */
function slicesOf(page: readonly string[], { pieces, starts, places }: Known): [string[], number[]] {
  const own: string[] = [];
  const slices: number[] = [];
  let end = starts.at(-1)!;
  const slice = (from: number, to: number) => {
    if (slices.at(-1) === from) slices[slices.length - 1] = to;
    else slices.push(from, to);
  };
  for (let index = 0; index < page.length;) {
    let [best, length] = [0, 0];
    for (const place of places.get(page[index]!)?.slice(0, tries) ?? []) {
      let count = 1;
      while (place + count < pieces.length && pieces[place + count] === page[index + count]) count += 1;
      if (count > length) [best, length] = [place, count];
    }
    const [from, to] = [starts[best]!, starts[best + length]!];
    if (length > 0 && (to - from >= worthwhile || slices.at(-1) === from)) {
      slice(from, to);
      index += length;
    } else {
      const piece = page[index]!;
      own.push(piece);
      slice(end, end + piece.length);
      end += piece.length;
      index += 1;
    }
  }
  return [own, slices];
}

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
  // One after the other, as far as there is room: thousands of pages do not fit into the memory.
  function* htmls() {
    for (const { path } of listed) {
      const address = addressIn(siteLanguage, path);
      const html = readFileSync(join(folder, `${fileOf(address)!}.html`), 'utf8');
      yield [address, withoutPublication(html)] as const;
    }
  }
  const packed = packPages(htmls(), { limit });
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
  html.replace(
    /<(?:script type="application\/ld\+json">[^]*?<\/script>|meta (?:property|name)="(?:og|twitter|article):[^>]*>)\s*/g,
    '',
  );
