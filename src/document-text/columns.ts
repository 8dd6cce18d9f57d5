import type { Piece } from './draft';

/** Text on one line without a large gap. */
export interface Fragment {
  left: number;
  right: number;
  y: number;
  height: number;
  pieces: Piece[];
}

/** Fragments on one line, in reading direction. */
export interface Row {
  y: number;
  fragments: Fragment[];
}

const x = ({ transform }: Piece) => transform[4] ?? 0;
const y = ({ transform }: Piece) => transform[5] ?? 0;

/** The rows of a page, by column: those of the first column, then those of the second. */
export function columnsOf(pieces: readonly Piece[], width: number, isRtl: boolean): Row[][] {
  return split(fragmentsOf(pieces), width)
    .map((fragments) => rowsOf(fragments, isRtl))
    .filter((rows) => rows.length > 0);

  function split(fragments: Fragment[], wide: number): Fragment[][] {
    const gutter = findGutter(fragments, wide);
    if (gutter === undefined) return [fragments];
    const found: Fragment[][] = [];
    let group: Fragment[] = [];
    const end = () => {
      const sides = [
        group.filter(({ right }) => right <= gutter + 1),
        group.filter(({ left }) => left >= gutter - 1),
      ];
      if (sides.every(isColumn)) found.push(...(isRtl ? sides.reverse() : sides));
      else found.push(group);
      group = [];
    };
    for (const fragment of [...fragments].sort((a, b) => b.y - a.y)) {
      const isAcross = fragment.left < gutter - 1 && fragment.right > gutter + 1;
      if (
        isAcross &&
        group.length > 0 &&
        group.some((each) => !(each.left < gutter - 1 && each.right > gutter + 1))
      )
        end();
      if (
        !isAcross &&
        group.length > 0 &&
        group.every((each) => each.left < gutter - 1 && each.right > gutter + 1)
      ) {
        found.push(group);
        group = [];
      }
      group.push(fragment);
    }
    if (group.length > 0) end();
    return found;
  }
}

/** A column is several lines of several words: cells of a table are shorter. */
const isColumn = (fragments: readonly Fragment[]) =>
  fragments.length >= 3 && letters(fragments) / fragments.length > 18;
const letters = (fragments: readonly Fragment[]) =>
  fragments.reduce((sum, { pieces }) => sum + pieces.reduce((all, { str }) => all + str.length, 0), 0);

/** The place where two columns meet: the one near the middle that the fewest fragments cross. */
function findGutter(fragments: readonly Fragment[], width: number): number | undefined {
  const places = fragments.map(({ left }) => left).filter((left) => left > width * 0.3 && left < width * 0.7);
  let best: { place: number; sum: number } | undefined;
  for (const place of new Set(places.map(Math.floor))) {
    const across = fragments.filter(({ left, right }) => left < place - 1 && right > place + 1).length;
    const starting = fragments.filter(({ left }) => Math.abs(left - place) < 3).length;
    if (starting >= 3 && across < fragments.length / 3 && (!best || starting - across > best.sum)) {
      best = { place, sum: starting - across };
    }
  }
  return best?.place;
}

/** Joins pieces that stand beside each other on a line. */
function fragmentsOf(pieces: readonly Piece[]): Fragment[] {
  const fragments: Fragment[] = [];
  for (const piece of pieces.filter(({ str }) => str.trim() !== '')) {
    const [left, right] = [x(piece), x(piece) + piece.width];
    const size = piece.height || 8;
    const near = (each: Fragment) =>
      Math.abs(each.y - y(piece)) < Math.max(size, each.height) * 0.4 &&
      left - each.right < size * 1.1 &&
      each.left - right < size * 1.1;
    // Compares with the last fragment alone, which keeps the order of the file within a line.
    const last = fragments.at(-1);
    if (last && near(last)) {
      const isApart = Math.min(Math.abs(left - last.right), Math.abs(last.left - right)) > size * 0.15;
      if (isApart) last.pieces.push({ ...piece, str: ' ', width: 0 });
      last.pieces.push(piece);
      last.left = Math.min(last.left, left);
      last.right = Math.max(last.right, right);
      last.height = Math.max(last.height, size);
    } else fragments.push({ left, right, y: y(piece), height: size, pieces: [piece] });
  }
  for (const { pieces: inner } of fragments)
    inner.forEach((piece, index) => (inner[index] = { ...piece, hasEOL: false }));
  return fragments;
}

function rowsOf(fragments: readonly Fragment[], isRtl: boolean): Row[] {
  const rows: Row[] = [];
  for (const fragment of [...fragments].sort((a, b) => b.y - a.y)) {
    const row = rows.at(-1);
    if (row && Math.abs(row.y - fragment.y) < fragment.height * 0.4) row.fragments.push(fragment);
    else rows.push({ y: fragment.y, fragments: [fragment] });
  }
  for (const { fragments: inner } of rows) inner.sort((a, b) => (isRtl ? b.left - a.left : a.left - b.left));
  return rows;
}
