import { baselineOf, drawnSpaces, leftOf, rightLetter, sizeOf } from './atoms';
import type { Piece } from './draft';

/** Text on one line without a large gap. `start` and `end` are distances from the side where lines begin. */
export interface Fragment {
  start: number;
  end: number;
  y: number;
  height: number;
  pieces: Piece[];
}

/** Fragments on one line, in reading direction. */
export interface Row {
  y: number;
  fragments: Fragment[];
}

/** A gap this wide (of the font's size) parts two fragments; a narrower one does where the file draws them apart. */
const widestGap = { drawnTogether: 1.1, drawnApart: 0.45 };

/**
 * The rows of a page, by column: those of the first column, then those of the second. `body` is the size of most text.
 */
export function columnsOf(pieces: readonly Piece[], width: number, body: number, isRtl: boolean): Row[][] {
  return split(fragmentsOf(pieces, width, isRtl), body)
    .map(rowsOf)
    .filter((rows) => rows.length > 0);
}

/** Text in columns is split at the place between two of them, and each side of it again. */
function split(fragments: Fragment[], body: number): Fragment[][] {
  const gutter = findGutter(fragments);
  if (gutter === undefined) return [fragments];
  const isAlone = (each: Fragment) => !fragments.some((other) => other !== each && isOnLine(other, each));
  const crosses = ({ start, end }: Fragment) => start < gutter - 1 && end > gutter + 1;
  const isAcross = (each: Fragment) => crosses(each) || (each.height > body * 1.14 && isAlone(each));
  const found: Fragment[][] = [];
  let group: { isAcross: boolean; fragments: Fragment[] } | undefined;
  const end = () => {
    if (!group) return;
    const sides = [
      group.fragments.filter((each) => each.end <= gutter + 1),
      group.fragments.filter((each) => each.start >= gutter - 1),
    ];
    if (!group.isAcross && sides.every(isColumn)) found.push(...sides.flatMap((side) => split(side, body)));
    else found.push(group.fragments);
  };
  for (const fragment of [...fragments].sort((a, b) => b.y - a.y)) {
    if (group?.isAcross === isAcross(fragment)) group.fragments.push(fragment);
    else {
      end();
      group = { isAcross: isAcross(fragment), fragments: [fragment] };
    }
  }
  end();
  // What stands across a table, or between two parts that are no columns, belongs to them.
  return found.reduce<Fragment[][]>((all, each) => {
    const last = all.at(-1);
    if (last && !sideBySide(last) && !sideBySide(each)) last.push(...each);
    else all.push([...each]);
    return all;
  }, []);

  function sideBySide(some: readonly Fragment[]): boolean {
    return some.every((each) => each.end <= gutter! + 1) || some.every((each) => each.start >= gutter! - 1);
  }
}

/** A column is several lines of several words: cells of a table are shorter. */
function isColumn(fragments: readonly Fragment[]): boolean {
  if (fragments.length < 3) return false;
  const average = letters(fragments) / fragments.length;
  const wide =
    Math.max(...fragments.map(({ end }) => end)) - Math.min(...fragments.map(({ start }) => start));
  const full = fragments.filter(({ start, end }) => end - start > wide * 0.75).length;
  return average > 18 || (average > 10 && fragments.length >= 5 && full > fragments.length * 0.6);
}
const letters = (fragments: readonly Fragment[]) =>
  fragments.reduce((sum, { pieces }) => sum + pieces.reduce((all, { str }) => all + str.length, 0), 0);

/** The place where two columns meet: the one at which many fragments begin and that the fewest cross. */
function findGutter(fragments: readonly Fragment[]): number | undefined {
  const first = Math.min(...fragments.map(({ start }) => start));
  const last = Math.max(...fragments.map(({ end }) => end));
  const isInside = (place: number) =>
    place > first + (last - first) * 0.2 && place < last - (last - first) * 0.2;
  let best: { place: number; sum: number } | undefined;
  for (const place of new Set(
    fragments
      .map(({ start }) => start)
      .filter(isInside)
      .map(Math.floor),
  )) {
    const across = fragments.filter(({ start, end }) => start < place - 1 && end > place + 1).length;
    const starting = fragments.filter(({ start }) => Math.abs(start - place) < 3).length;
    if (starting >= 3 && across < fragments.length / 3 && (!best || starting - across > best.sum)) {
      best = { place, sum: starting - across };
    }
  }
  return best?.place;
}

/** Joins pieces that stand beside each other on a line, by their places: files draw them in any order. */
function fragmentsOf(pieces: readonly Piece[], width: number, isRtl: boolean): Fragment[] {
  const order = new Map(pieces.map((piece, index) => [piece, index]));
  const spaces = pieces.flatMap(drawnSpaces);
  return linesOf(pieces.filter(({ str }) => str.trim() !== '')).flatMap((line) => {
    const found: Piece[][] = [];
    let before: Piece | undefined;
    let end = -Infinity;
    const isTurned = line.some(({ str }) => rightLetter.test(str));
    for (const piece of line.sort((a, b) => leftOf(a) - leftOf(b))) {
      const steps = before ? Math.abs(order.get(piece)! - order.get(before)!) : 0;
      const isTogether = isTurned ? isSpaced(spaces, piece, end) : steps <= 2 * line.length;
      const widest = isTogether ? widestGap.drawnTogether : widestGap.drawnApart;
      if (before && isSameGlyphs(before, piece)) continue;
      if (leftOf(piece) - end > widest * sizeOf(piece)) found.push([piece]);
      else found.at(-1)!.push(piece);
      before = piece;
      end = Math.max(end, leftOf(piece) + piece.width);
    }
    return found.map((some) => toFragment(some, width, isRtl));
  });
}

/** Whether a space is drawn between a piece and what ends before it, or could be: in a file that draws none. */
const isSpaced = (spaces: readonly number[][], piece: Piece, end: number) =>
  spaces.length === 0 ||
  spaces.some(
    ([x1 = 0, y = 0, x2 = 0]) =>
      Math.abs(y - baselineOf(piece)) < sizeOf(piece) * 0.4 &&
      Math.max(x1, x2) > end + sizeOf(piece) * 0.1 &&
      Math.min(x1, x2) < leftOf(piece) - sizeOf(piece) * 0.1,
  );

/** Programs that lack a bold font draw a text twice. */
const isSameGlyphs = (a: Piece, b: Piece) =>
  a.str === b.str && Math.abs(leftOf(a) - leftOf(b)) < sizeOf(a) * 0.1 && a.str.trim().length > 1;

function linesOf(pieces: readonly Piece[]): Piece[][] {
  const lines: Piece[][] = [];
  for (const piece of [...pieces].sort((a, b) => baselineOf(b) - baselineOf(a))) {
    const first = lines.at(-1)?.[0];
    const isNear =
      first && Math.abs(baselineOf(first) - baselineOf(piece)) < Math.max(sizeOf(first), sizeOf(piece)) * 0.4;
    if (isNear) lines.at(-1)!.push(piece);
    else lines.push([piece]);
  }
  return lines;
}

function toFragment(pieces: readonly Piece[], width: number, isRtl: boolean): Fragment {
  const isTurned = isRtl || pieces.some(({ str }) => rightLetter.test(str));
  const left = leftOf(pieces[0]!);
  const right = Math.max(...pieces.map((piece) => leftOf(piece) + piece.width));
  const height = Math.max(...pieces.map(sizeOf));
  const y = baselineOf(pieces.find((piece) => sizeOf(piece) === height)!);
  const spaced = pieces.flatMap((piece, index): Piece[] => {
    const before = pieces[index - 1];
    const here = { ...piece, hasEOL: false };
    const gap = before ? leftOf(piece) - leftOf(before) - before.width : 0;
    const size = Math.max(sizeOf(piece), before ? sizeOf(before) : 0);
    // The reading order finds the spaces of text that is turned.
    return isTurned || gap <= size * 0.15 ? [here] : [{ ...here, str: ' ', width: 0 }, here];
  });
  const sides = isRtl ? { start: width - right, end: width - left } : { start: left, end: right };
  return { ...sides, y, height, pieces: spaced };
}

const isOnLine = (a: Fragment, b: Fragment) => Math.abs(a.y - b.y) < Math.max(a.height, b.height) * 0.4;

function rowsOf(fragments: readonly Fragment[]): Row[] {
  const rows: Row[] = [];
  for (const fragment of [...fragments].sort((a, b) => b.y - a.y)) {
    const row = rows.at(-1);
    if (row && Math.abs(row.y - fragment.y) < fragment.height * 0.4) row.fragments.push(fragment);
    else rows.push({ y: fragment.y, fragments: [fragment] });
  }
  for (const { fragments: inner } of rows) inner.sort((a, b) => a.start - b.start);
  return rows;
}
