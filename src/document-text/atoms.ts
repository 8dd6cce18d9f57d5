/**
 * The glyphs of a text in the order of the file. pdf.js makes its own string of them; where a right-to-left script is
 * in it, `vite/pdfjs.ts` has them sent too.
 */
export interface Glyphs {
  /** The text of each glyph: a ligature has several letters, in logical order. */
  strs: string[];
  /** Four numbers a glyph: where it begins, and where the next one would (x, y; units of the page). */
  at: number[];
  /** A text from left to right has no glyphs, but the places of the spaces that were drawn before and after it. */
  before?: number[];
  after?: number[];
}

/** The fields of a text item that determine its order. `transform` ends with its x and y position on the page. */
export interface Placed {
  str: string;
  dir: string;
  hasEOL: boolean;
  transform: number[];
  width?: number;
  height?: number;
  fontName?: string;
  glyphs?: Glyphs;
}

/** A glyph with the vowel signs on it, or what pdf.js read as one. An extent that is not known is NaN. */
export interface Atom<P extends Placed> {
  str: string;
  left: number;
  right: number;
  from: P;
}

const rightToLeft = '\\p{Script=Arabic}\\p{Script=Hebrew}\\p{Script=Syriac}\\p{Script=Thaana}\\p{Script=Nko}';
/** A letter of a right-to-left script: not its digits and other signs. */
export const rightLetter = new RegExp(`(?=\\p{L})[${rightToLeft}]`, 'u');
export const rightLetters = new RegExp(rightLetter.source, 'gu');
/** A letter of any other script. */
export const leftLetter = new RegExp(`(?![${rightToLeft}ـ])\\p{L}`, 'u');
export const leftLetters = new RegExp(leftLetter.source, 'gu');

const mark = /^\s*\p{M}+\s*$/u;
const formatSign = /^\p{Cf}+$/u;

/** A vowel or another sign that stands above or below a letter. */
export const isMark = ({ str }: { str: string }) => mark.test(str);
export const isSpace = ({ str }: { str: string }) => str.trim() === '';

export const leftOf = ({ transform }: Placed) => transform[4] ?? 0;
export const baselineOf = ({ transform }: Placed) => transform[5] ?? 0;
export const sizeOf = ({ height, transform }: Placed) => height || Math.abs(transform[3] ?? 0) || 10;

/** Whether a text stands upright, as in a mirror. */
const isMirrored = ({ transform: [a = 0, , , d = 0] }: Placed) => a < 0 && d > 0;

/** The atoms of a line from left to right. */
export function atomsOf<P extends Placed>(line: readonly P[]): Atom<P>[] {
  return withMarks(line.flatMap(explode)).sort((a, b) => middle(a) - middle(b));
}

const middle = ({ left, right }: Atom<Placed>) => (Number.isNaN(right) ? left : (left + right) / 2);

function explode<P extends Placed>(from: P): Atom<P>[] {
  const { str, glyphs, width } = from;
  const start = leftOf(from);
  // A mirrored letter of a logo ("XƎ") runs to the left; what pdf.js joins to it is elsewhere than its width says.
  if (isMirrored(from)) return [{ str, left: start - sizeOf(from) / 2, right: start, from }];
  if (glyphs && glyphs.strs.length > 0) {
    return glyphs.strs.flatMap((each, index): Atom<P>[] => {
      const at = glyphs.at.slice(4 * index, 4 * index + 4);
      if (each === ' ') return spaceAt(at, from);
      const [x1 = 0, , x2 = 0] = at;
      const left = Math.min(x1, x2);
      return [{ str: each, left, right: formatSign.test(each) ? left : Math.max(x1, x2), from }];
    });
  }
  // A space that pdf.js found is a gap, of any width.
  if (str === '' || (width !== undefined && isSpace(from))) return [];
  if (width === undefined) return [{ str, left: start, right: NaN, from }];
  // Without its glyphs a text runs from left to right: its letters are assumed to be equally wide.
  const letters = rightLetter.test(str) ? [str] : [...str];
  const step = width / letters.length;
  const atoms = letters.map((each, index) => ({
    str: each,
    left: start + index * step,
    right: start + (index + 1) * step,
    from,
  }));
  return [...spaceAt(glyphs?.before, from), ...atoms, ...spaceAt(glyphs?.after, from)];
}

/** A space that a file draws; the last one of a line comes with the text of the next line. */
function spaceAt<P extends Placed>(at: readonly number[] | undefined, from: P): Atom<P>[] {
  const [left, y, right] = at ?? [];
  if (left === undefined || y === undefined || right === undefined) return [];
  if (Math.abs(y - baselineOf(from)) > sizeOf(from) * 0.4) return [];
  return [{ str: ' ', left, right: Math.max(left, right), from }];
}

/** The places (x, y, x, y) of the spaces that a file draws. */
export const drawnSpaces = ({ glyphs }: Placed): number[][] =>
  glyphs
    ? [
        ...glyphs.strs.flatMap((str, index) =>
          str === ' ' ? [glyphs.at.slice(4 * index, 4 * index + 4)] : [],
        ),
        ...[glyphs.before, glyphs.after].filter((at) => at !== undefined),
      ]
    : [];

/** Signs above and below letters join the letter that they stand on: the one before or after them in the file. */
function withMarks<P extends Placed>(atoms: readonly Atom<P>[]): Atom<P>[] {
  const result: Atom<P>[] = [];
  let waiting: Atom<P>[] = [];
  let before: Atom<P> | undefined;
  const addTo = (base: Atom<P>, sign: Atom<P>) => (base.str += sign.str.trim());
  for (const atom of atoms) {
    if (isMark(atom)) {
      waiting.push(atom);
      continue;
    }
    const copy = { ...atom };
    result.push(copy);
    if (isSpace(copy) || formatSign.test(copy.str)) continue;
    // Programs that write from left to right write the signs of a letter before it.
    const previous = before;
    const isVisual = !previous || previous.left <= copy.left;
    for (const sign of waiting.reverse()) {
      const isOfPrevious =
        previous &&
        (isVisual ? away(sign, previous) < away(sign, copy) : away(sign, previous) <= away(sign, copy));
      addTo(isOfPrevious ? previous : copy, sign);
    }
    waiting = [];
    before = copy;
  }
  if (before) for (const sign of waiting) addTo(before, sign);
  else result.push(...waiting);
  return result;
}

const away = ({ left: x }: Atom<Placed>, { left, right }: Atom<Placed>) =>
  Number.isNaN(right) ? Math.abs(x - left) : Math.max(0, left - x, x - right);
