import type { PagePack } from '../../sw/contract/page-pack.ts';

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
