import { withJoiners } from './joiners';

/** The fields of a text item that determine its order. `transform` ends with its x and y position on the page. */
export interface Placed {
  str: string;
  dir: string;
  hasEOL: boolean;
  transform: number[];
  width?: number;
  fontName?: string;
}

/**
 * Many programs write Arabic script glyph by glyph in visual order, left to right. Such lines are reversed, so that
 * they can be searched and copied, and presentation forms are normalised to letters. In a document that is not
 * written from right to left (`isRtl`), a line with a few Arabic words keeps its order but for those words.
 */
export function inReadingOrder<P extends Placed>(pieces: readonly P[], isRtl = true): P[] {
  const ordered = sameLines(linesOf(pieces)).flatMap((line) => {
    if (!isAsSeen(line)) return line;
    return isRtl || isMostlyFromRight(line) ? turned(fromTheLeft(line)) : turnedWithin(line);
  });
  return withJoiners(ordered).map((piece) =>
    shapes.test(piece.str) ? { ...piece, str: piece.str.normalize('NFKC'), dir: 'rtl' } : piece,
  );
}

const shapes = /[\ufb50-\ufdff\ufe70-\ufefc]/;
const fromRight = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const fromLeft = /[\p{Script=Latin}\d\u0660-\u0669\u06f0-\u06f9]/u;

/** A vowel or another sign that stands above or below a letter. */
const isMark = ({ str }: Placed) => /^\s*\p{M}+\s*$/u.test(str);

const isLatin = ({ str }: Placed) => /\p{Script=Latin}/u.test(str);
const isFromLeft = ({ str }: Placed) => fromLeft.test(str);
const isFromRight = (piece: Placed) => fromRight.test(piece.str) && !isFromLeft(piece);

const left = ({ transform }: Placed) => transform[4] ?? 0;
const height = ({ transform }: Placed) => transform[5] ?? 0;

const lettersOf = (line: readonly Placed[], script: RegExp) =>
  line.reduce((sum, { str }) => sum + (str.match(script)?.length ?? 0), 0);

const isMostlyFromRight = (line: readonly Placed[]) =>
  lettersOf(line, /[\p{Script=Arabic}\p{Script=Hebrew}]/gu) > 2 * lettersOf(line, /\p{Script=Latin}/gu);

/** Reverses the runs of right-to-left pieces in a line. */
function turnedWithin<P extends Placed>(line: readonly P[]): P[] {
  const result: P[] = [];
  let run: P[] = [];
  const end = () => {
    const last = run.findLastIndex(isFromRight) + 1;
    result.push(...turned(run.slice(0, last)), ...run.slice(last));
    run = [];
  };
  for (const piece of line) {
    const endsRun = /\p{Script=Latin}/u.test(piece.str);
    if (endsRun) end();
    if (!endsRun && (run.length > 0 || isFromRight(piece))) run.push(piece);
    else result.push(piece);
  }
  end();
  return result;
}

/** Groups pieces into lines. A piece with a line break ends its line. */
function linesOf<P extends Placed>(pieces: readonly P[]): P[][] {
  const lines: P[][] = [];
  let before: P | undefined;
  for (const piece of pieces) {
    const isNew =
      !before || before.hasEOL || (!isMark(piece) && Math.abs(height(piece) - height(before)) > 1);
    if (isNew) lines.push([piece]);
    else lines.at(-1)?.push(piece);
    if (!isMark(piece) || isNew) before = piece;
  }
  return lines;
}

/** A tagged line may be in several parts, the first of which ends the line where it was drawn last. */
function sameLines<P extends Placed>(lines: P[][]): P[][] {
  const result: P[][] = [];
  for (const line of lines) {
    const before = result.at(-1);
    const isSame =
      before?.at(-1)?.hasEOL &&
      Math.abs(height(before[0]!) - height(line[0]!)) <= 1 &&
      isAsSeen([...before, ...line]);
    if (isSame) before.push(...line);
    else result.push([...line]);
  }
  return result;
}

/** A line in visual order whose parts are in reading order, as a tagged one with a Latin name is: by their places. */
function fromTheLeft<P extends Placed>(line: readonly P[]): P[] {
  const parts: P[][] = [];
  let before: P | undefined;
  for (const piece of line) {
    const isBack =
      before && piece.str !== '' && left(piece) < left(before) - Math.abs(before.transform[3] ?? 1);
    if (!before || isBack) parts.push([piece]);
    else parts.at(-1)!.push(piece);
    if (piece.str !== '' && !isMark(piece)) before = piece;
  }
  return parts.sort(([a], [b]) => left(a!) - left(b!)).flat();
}

/** Whether a line is in visual order: more of its right-to-left pieces move right than left. */
function isAsSeen(line: readonly Placed[]): boolean {
  const places = line.filter(isFromRight).map(left);
  const steps = places.slice(1).map((place, index) => place - (places[index] ?? 0));
  return steps.filter((step) => step > 0).length > steps.filter((step) => step < 0).length;
}

/** Reverses a line; numbers and Latin words within it keep their own order, and brackets face the other way. */
function turned<P extends Placed>(all: readonly P[]): P[] {
  const line = withMarksAtLetters(all);
  const isBreak = (piece: P) => piece.hasEOL && piece.str === '';
  const breaks = line.filter(isBreak);
  const hasBreak = line.some(({ hasEOL }) => hasEOL);
  const reversed = line.filter((piece) => !isBreak(piece)).reverse();
  const result: P[] = [];
  for (let at = 0; at < reversed.length;) {
    const end = endOfRun(reversed, at);
    const run = reversed.slice(at, end).reverse();
    result.push(...run.map((piece, index) => faceLeft(piece, index === 0, index === run.length - 1)));
    at = end;
  }
  const last = result.length - 1;
  const isLast = (index: number) => breaks.length === 0 && hasBreak && index === last;
  return [...result.map((piece, index) => ({ ...piece, hasEOL: isLast(index) })), ...breaks];
}

/** In visual order a mark may stand before the space that precedes its letter. */
function withMarksAtLetters<P extends Placed>(line: readonly P[]): P[] {
  const result: P[] = [];
  let marks: P[] = [];
  for (const piece of line) {
    if (isMark(piece)) marks.push({ ...piece, str: piece.str.trim() });
    else {
      if (piece.str.trim() !== '' || piece.hasEOL) {
        result.push(...marks);
        marks = [];
      }
      result.push(piece);
    }
  }
  return [...result, ...marks];
}

const pairs = '()[]{}«»‹›<>';
const mirrored = (text: string) =>
  text.replace(/[()[\]{}«»‹›<>]/g, (sign) => pairs[pairs.indexOf(sign) ^ 1] ?? sign);

/** Signs at the left end of a number follow it in a right-to-left line, and those at its right end precede it. */
function faceLeft<P extends Placed>(piece: P, isFirst: boolean, isLast: boolean): P {
  if (!isFromLeft(piece)) return isFirst && isLast ? { ...piece, str: mirrored(piece.str) } : piece;
  const [, before = '', middle = '', after = ''] =
    /^([\s،؛؟:.()[\]«»‹›]*)(.*?)([\s،؛؟:()[\]«»‹›]*)$/su.exec(piece.str) ?? [];
  const first = isFirst ? before : '';
  const last = isLast ? after : '';
  if (first + last === '' || /^[a-z]/i.test(middle)) return piece;
  const rest = piece.str.slice(first.length, piece.str.length - last.length);
  return { ...piece, str: mirrored(last) + rest + mirrored(first) };
}

/** Whether a number in Latin digits belongs to the Latin word on its left, as in "ITB 014". */
function isOfLatin(pieces: readonly Placed[], number: number, at: number): boolean {
  const next = pieces.slice(at).find((piece) => isFromLeft(piece) || isFromRight(piece));
  return /^\d/.test(pieces[number]!.str) && next !== undefined && isLatin(next);
}

/** Whether a piece is the plus sign of the number on its right, as in "+93 20 555 0142". */
const isPlusOf = (pieces: readonly Placed[], at: number) =>
  pieces[at]!.str === '+' && /^\p{Nd}/u.test(pieces[at - 1]?.str ?? '');

/**
 * The end (exclusive) of the left-to-right run that starts here; any other piece is a run of its own. Numbers with a
 * space or a bracket between them are several runs, as in https://www.unicode.org/reports/tr9/#N1.
 */
function endOfRun(pieces: readonly Placed[], start: number): number {
  const isHere = (index: number) => pieces[index] !== undefined && isFromLeft(pieces[index]);
  if (!isHere(start)) return start + 1;
  let end = start + 1;
  let hasLatin = isLatin(pieces[start]!);
  for (let at = end; at < pieces.length && !isFromRight(pieces[at]!); at += 1) {
    hasLatin ||= isLatin(pieces[at]!);
    if (!isHere(at) && !hasLatin && /[\s()[\]]/.test(pieces[at]!.str) && !isOfLatin(pieces, start, at))
      return end;
    if (isHere(at) || isPlusOf(pieces, at)) end = at + 1;
  }
  return end;
}
