import { isSpace, leftLetter, rightLetter, sizeOf, type Atom, type Placed } from './atoms';

/** An atom at its place in the text; `isTurned`: it stands in a run from right to left. */
export interface Ordered<P extends Placed> extends Atom<P> {
  isTurned: boolean;
}

const digit = /\p{Nd}/u;
const isDigit = ({ str }: Atom<Placed>) => digit.test(str) && !rightLetter.test(str);
const isRight = ({ str }: Atom<Placed>) => rightLetter.test(str);
const isLeft = ({ str }: Atom<Placed>) => leftLetter.test(str);
const isStrong = (atom: Atom<Placed>) => isDigit(atom) || isLeft(atom) || isRight(atom);

/** The order in which the atoms of a line, which are given from left to right, are read. */
export function inLogicalOrder<P extends Placed>(
  line: readonly Atom<P>[],
  isFromRight: boolean,
): Ordered<P>[] {
  if (isFromRight) return turned(line);
  const result: Ordered<P>[] = [];
  for (let at = 0; at < line.length;) {
    if (!isRight(line[at]!)) {
      result.push({ ...line[at]!, isTurned: false });
      at += 1;
      continue;
    }
    // From the first letter of a run from right to left to its last one, with what stands between them.
    let end = at + 1;
    for (let next = end; next < line.length && !isLeft(line[next]!); next += 1)
      if (isRight(line[next]!)) end = next + 1;
    result.push(...turned(line.slice(at, end)));
    at = end;
  }
  return result;
}

/** Reverses a line; numbers, and words from left to right, keep their own order within it. */
function turned<P extends Placed>(line: readonly Atom<P>[]): Ordered<P>[] {
  const reversed = [...line].reverse();
  const result: Ordered<P>[] = [];
  for (let at = 0; at < reversed.length;) {
    const end = endOfRun(reversed, at, isAfterRight(result));
    if (end === at) {
      result.push({ ...reversed[at]!, isTurned: true });
      at += 1;
      continue;
    }
    let run = reversed.slice(at, end).reverse();
    at = end;
    // A bracket whose partner is in the run belongs to it: "Mutahid (DFI)".
    const after = result.at(-1);
    if (after && isBracket(after) && depth(run) > 0) run = [...run, { ...result.pop()!, str: ')' }];
    const before = reversed[at];
    if (before && isBracket(before) && depth(run) < 0) {
      run = [{ ...before, str: '(' }, ...run];
      at += 1;
    }
    result.push(...run.map((atom) => ({ ...atom, isTurned: false })));
    // Word may draw the space after a Latin word on its right, and the next word without a space on its left.
    const [last, next] = [run.at(-1)!, reversed[at]];
    if (next && isRight(next) && last.from.glyphs?.after && isLeft(last)) {
      result.push({ str: ' ', left: next.right, right: next.right, from: last.from, isTurned: true });
    }
  }
  return result;
}

/** Whether the last letter is one of a right-to-left script: numbers after it are Arabic (https://www.unicode.org/reports/tr9/#W2). */
const isAfterRight = (before: readonly Atom<Placed>[]) => {
  const last = before.findLast((atom) => isRight(atom) || isLeft(atom));
  return last !== undefined && isRight(last);
};

/** The end of a number that stands before all letters: its signs keep their places at its sides ("5%", "-3"). */
function endOfFreeNumber(line: readonly Atom<Placed>[], start: number): number {
  let end = start;
  while (line[end] && /^[\d\u06f0-\u06f9.,/:%\u066a+$€-]$/u.test(line[end]!.str)) end += 1;
  const run = line.slice(start, end);
  return run.some(isDigit) && run.some(({ str }) => /^[%\u066a$€]$/.test(str)) ? end : start;
}

const isBracket = ({ str }: Atom<Placed>) => /^[()]$/.test(str);
const depth = (run: readonly Atom<Placed>[]) =>
  run.reduce((sum, { str }) => sum + (str === '(' ? 1 : str === ')' ? -1 : 0), 0);

/** The end (exclusive) of the left-to-right run that starts here; `start` if none does. */
function endOfRun(line: readonly Atom<Placed>[], start: number, isAfterLetter: boolean): number {
  if (!isAfterLetter) {
    const free = endOfFreeNumber(line, start);
    if (free > start) return free;
  }
  if (!isDigit(line[start]!) && !isLeft(line[start]!)) return start;
  const phone = endOfPhone(line, start);
  if (phone > start) return phone;
  let hasLatin = isLeft(line[start]!);
  let end = start + 1;
  for (let at = end; at < line.length && !isRight(line[at]!); at += 1) {
    if (isLeft(line[at]!)) hasLatin = true;
    const isHere = isDigit(line[at]!) || isLeft(line[at]!);
    if (isHere) {
      if (!hasLatin && !joinsDigits(line, start, end, at)) return end;
      end = at + 1;
    } else if (!hasLatin && /[\s()[\]]/.test(line[at]!.str) && !isOfLatin(line, start, at)) return end;
  }
  return end;
}

/**
 * Whether what stands between two digits makes one number of them: nothing, one separator
 * (https://www.unicode.org/reports/tr9/#W4), or the hyphens of a date and of a telephone number, which have three parts.
 */
function joinsDigits(line: readonly Atom<Placed>[], start: number, from: number, to: number): boolean {
  if (isOfLatin(line, start, from)) return true;
  const between = line
    .slice(from, to)
    .map(({ str }) => str)
    .join('');
  if (/^[./,:\u066b\u066c\u060c\u00a0]?$/.test(between)) return true;
  if (!/^[-\u2010-\u2013]$/.test(between)) return false;
  const number = line
    .slice(start)
    .map((atom) => (isDigit(atom) ? '0' : atom.str))
    .join('');
  return /^0+([-\u2010-\u2013]0+){2}/.test(number);
}

/** Whether a number in Latin digits belongs to the Latin word on its left, as in "ITB 014". */
function isOfLatin(line: readonly Atom<Placed>[], number: number, at: number): boolean {
  const next = line.slice(at).find((atom) => isStrong(atom) && !/^\d/.test(atom.str));
  return (
    /^\d/.test(line[number]!.str) && next !== undefined && isLeft(next) && !hasBracket(line, number, next)
  );
}

function hasBracket(line: readonly Atom<Placed>[], from: number, to: Atom<Placed>): boolean {
  return line.slice(from, line.indexOf(to)).some(isBracket);
}

/** The end of a telephone number with a plus sign at its left: its groups stand from left to right. */
function endOfPhone(line: readonly Atom<Placed>[], start: number): number {
  let digits = 0;
  for (let at = start; at < line.length; at += 1) {
    const { str } = line[at]!;
    if (/^[\p{Nd}\s\-()]+$/u.test(str)) digits += str.match(/\p{Nd}/gu)?.length ?? 0;
    else if (str !== '+' || digits < 7 || at === start || !isDigit(line[at - 1]!)) return start;
    // On its right: the plus sign of the next number.
    else return isBeside(line[at]!, line[at + 1]) ? start : at + 1;
  }
  return start;
}

const isBeside = (sign: Atom<Placed>, next: Atom<Placed> | undefined) =>
  next !== undefined &&
  isDigit(next) &&
  !isSpace(next) &&
  !(sign.left - next.right > sizeOf(sign.from) * 0.1);
