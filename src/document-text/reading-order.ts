import {
  atomsOf,
  baselineOf,
  isMark,
  isSpace,
  leftLetters,
  leftOf,
  rightLetter,
  rightLetters,
  sizeOf,
  type Atom,
  type Placed,
} from './atoms';
import { countBrackets, facing, type BracketCounts } from './brackets';
import { namedShapes, withJoiners, type NamedShapes } from './joiners';
import { guessLanguage, scriptOf } from './language';
import { inLogicalOrder, type Ordered } from './visual-order';

/** What the texts of a document tell of the programs that wrote it. */
export interface TextHabits {
  /** Most of it is written from right to left. */
  isRtl: boolean;
  /** It is written in Arabic, which has no joiners. */
  isArabic: boolean;
  brackets: BracketCounts;
  shapes: NamedShapes;
}

/** Reads the habits of a document from the texts of its pages. */
export function readHabits(pages: readonly (readonly Placed[])[], isRtl?: boolean): TextHabits {
  const text = pages
    .flat()
    .map(({ str }) => str)
    .join('');
  const fromRight = isRtl ?? scriptOf(text) === 'arabic';
  const lines = pages
    .flatMap((pieces) => linesOf(pieces).map((line) => orderLine(line, fromRight)))
    .flatMap((line) => ('atoms' in line ? [line.atoms] : []));
  return {
    isRtl: fromRight,
    isArabic: guessLanguage(text) === 'ar',
    brackets: countBrackets(lines),
    shapes: namedShapes(lines),
  };
}

/** A gap this wide (of the font's size) is a space; where the font draws its spaces, a narrower one is kerning. */
const widestKerning = { drawn: 0.2, notDrawn: 0.1 };
/** The same for text from left to right, where pdf.js has found the spaces between letters of one text. */
const widestGap = 0.25;

/**
 * Text of a page in logical order. Programs write Arabic script glyph by glyph from left to right, in runs of any
 * order: each line that has letters of a right-to-left script is put together by the places of its glyphs, and turned
 * as https://www.unicode.org/reports/tr9/ would draw it, word by word. Presentation forms become letters. In a document
 * that is not written from right to left, a line with a few Arabic words keeps its order but for those words.
 */
export function inReadingOrder<P extends Placed>(pieces: readonly P[], habits = readHabits([pieces])): P[] {
  const lines = linesOf(pieces).map((line) => orderLine(line, habits.isRtl));
  return lines.flatMap((line, index) => {
    if (!('atoms' in line)) return line.pieces;
    const words = wordsOf(withJoins(facing(line.atoms, habits.brackets), habits));
    const last = words.at(-1);
    if (!last || !(line.hasEOL || index < lines.length - 1)) return words;
    return [...words.slice(0, -1), { ...last, hasEOL: true }];
  });
}

type Line<P extends Placed> = { pieces: P[] } | { atoms: Ordered<P>[]; hasEOL: boolean };

const count = (line: readonly Placed[], letters: RegExp) =>
  line.reduce((sum, { str }) => sum + (str.match(letters)?.length ?? 0), 0);

function orderLine<P extends Placed>(line: readonly P[], isRtl: boolean): Line<P> {
  const [right, left] = [count(line, rightLetters), count(line, leftLetters)];
  const isTurned = right > 0 || (isRtl && left === 0 && line.length > 1);
  if (!isTurned || line.some(isOblique)) return { pieces: withGaps(line) };
  const isFromRight = isRtl ? left <= 4 * right : right > 2 * left;
  const atoms = inLogicalOrder(withSpaces(atomsOf(line)), isFromRight);
  return { atoms, hasEOL: line.some(({ hasEOL }) => hasEOL) };
}

/** Text that does not stand upright keeps the order that pdf.js gave it; a mirrored letter, as in a logo, stands upright. */
const isOblique = ({ transform: [a = 0, b = 0, , d = 0] }: Placed) =>
  Math.abs(b) > Math.abs(a) * 0.1 || (a < 0 && d < 0);

/** Groups pieces into lines by their baselines. */
function linesOf<P extends Placed>(pieces: readonly P[]): P[][] {
  const lines: P[][] = [];
  let before: P | undefined;
  for (const piece of pieces) {
    const isNew =
      !before ||
      (!isMark(piece) &&
        Math.abs(baselineOf(piece) - baselineOf(before)) >
          Math.max(1, 0.4 * Math.max(sizeOf(piece), sizeOf(before))));
    if (isNew && !(before && piece.str === '')) lines.push([piece]);
    else lines.at(-1)?.push(piece);
    if (!isMark(piece) && piece.str !== '') before = piece;
  }
  return lines;
}

/** Puts a space where two pieces of a line are apart and neither has one. */
function withGaps<P extends Placed>(line: readonly P[]): P[] {
  const result: P[] = [];
  let before: P | undefined;
  for (const piece of line) {
    const gap = before?.width === undefined ? 0 : leftOf(piece) - leftOf(before) - before.width;
    // Cells of a row may be drawn in any order.
    const gapBack = before && piece.width !== undefined ? leftOf(before) - leftOf(piece) - piece.width : 0;
    const size = Math.max(sizeOf(piece), before ? sizeOf(before) : 0);
    const isApart = Math.max(gap, gapBack) > widestGap * size && !isOblique(piece);
    if (before && !before.hasEOL && isApart && /\S$/.test(before.str) && /^\S/.test(piece.str)) {
      result.push(spaceOf(before, leftOf(before) + (before.width ?? 0), Math.max(0, gap)));
    }
    result.push(piece);
    before = piece;
  }
  return result;
}

function spaceOf<P extends Placed>(from: P, left: number, width: number): P {
  const space: P = { ...from, str: ' ', dir: 'ltr', hasEOL: false, width, transform: moved(from, left) };
  delete space.glyphs;
  return space;
}

function moved({ transform }: Placed, left: number): number[] {
  const to = [...transform];
  to[4] = left;
  return to;
}

/** A space without a width is one that a program draws for a joiner. */
const isThin = ({ left, right, from }: Atom<Placed>) => right - left < sizeOf(from) * 0.05;

/** A line of so many letters has more words than one for so many of them (Arabic has five letters a word). */
const longLine = { letters: 20, wordLetters: 9 };

/**
 * The widest gap (of the font's size) in a line that is kerning. Where a file draws some spaces and only moves on for others,
 * its tight lines would become one word: they are told by its length.
 */
function kerningOf(atoms: readonly Atom<Placed>[]): number {
  const isDrawn = (atom: Atom<Placed>) => isSpace(atom) && atom.from.glyphs && !isThin(atom);
  if (!atoms.some(isDrawn)) return widestKerning.notDrawn;
  let [letters, words] = [0, 1];
  let end = NaN;
  for (const atom of atoms) {
    if (isDrawn(atom) || atom.left - end > widestKerning.drawn * sizeOf(atom.from)) words += 1;
    else if (!isSpace(atom)) letters += 1;
    end = Number.isNaN(end) ? atom.right : Math.max(end, atom.right);
  }
  const isOneWord = letters > longLine.letters && letters / words > longLine.wordLetters;
  return isOneWord ? widestKerning.notDrawn : widestKerning.drawn;
}

/** The atoms of a line with one space in each gap. */
function withSpaces<P extends Placed>(atoms: readonly Atom<P>[]): Atom<P>[] {
  const kerning = kerningOf(atoms);
  const result: Atom<P>[] = [];
  let end = NaN;
  for (const atom of atoms) {
    const last = result.at(-1);
    if (isSpace(atom)) {
      if (last && !isSpace(last) && !isThin(atom)) result.push({ ...atom, str: ' ' });
      continue;
    }
    if (last && !isSpace(last) && atom.left - end > kerning * sizeOf(atom.from)) {
      result.push({ str: ' ', left: end, right: atom.left, from: atom.from });
    }
    result.push(atom);
    end = Number.isNaN(end) ? atom.right : Math.max(end, atom.right);
  }
  while (result.length > 0 && isSpace(result.at(-1)!)) result.pop();
  return result;
}

const placeOf = <P extends Placed>({ str, left, right, from }: Ordered<P>): P => {
  const piece = { ...from, str, hasEOL: false, transform: moved(from, left) };
  delete piece.glyphs;
  if (!Number.isNaN(right)) piece.width = right - left;
  return piece;
};

function withJoins<P extends Placed>(
  atoms: readonly Ordered<P>[],
  { isArabic, shapes: named }: TextHabits,
): readonly Ordered<P>[] {
  if (isArabic) return atoms;
  const joined = withJoiners(atoms.map(placeOf), named);
  return atoms.map((atom, index) => ({ ...atom, str: joined[index]!.str }));
}

const shapes = /[\ufb50-\ufdff\ufe70-\ufefc]/;

/** The pieces of atoms in logical order: one for each word of one font. */
function wordsOf<P extends Placed>(atoms: readonly Ordered<P>[]): P[] {
  const words: P[] = [];
  let before: Ordered<P> | undefined;
  for (const atom of atoms) {
    const str = shapes.test(atom.str) ? atom.str.normalize('NFKC') : atom.str;
    const word = words.at(-1);
    const isSame =
      before &&
      !isSpace(before) &&
      !isSpace(atom) &&
      before.from.fontName === atom.from.fontName &&
      before.isTurned === atom.isTurned &&
      sizeOf(before.from) === sizeOf(atom.from);
    if (word && isSame && atom.from.width !== undefined) {
      const [left, right] = [leftOf(word), leftOf(word) + (word.width ?? 0)];
      word.str += str;
      word.transform = moved(word, Math.min(left, atom.left));
      word.width = Math.max(right, atom.right) - Math.min(left, atom.left);
      if (rightLetter.test(str)) word.dir = 'rtl';
    } else words.push({ ...placeOf({ ...atom, str }), dir: rightLetter.test(str) ? 'rtl' : 'ltr' });
    before = atom;
  }
  return words;
}

export type { Placed };
