/** A piece of text on a page, in reading order; the names that a font gives its shapes are its own. */
interface Drawn {
  str: string;
  hasEOL: boolean;
  transform: number[];
  width?: number;
  fontName?: string;
}

/** The shapes of letters that begin a word, or a part of one. */
const initial =
  /[\ufb54\ufb58\ufb5c\ufb60\ufb64\ufb68\ufb6c\ufb70\ufb74\ufb78\ufb7c\ufb80\ufb90\ufb94\ufb98\ufb9c\ufba2\ufba8\ufbac\ufbd5\ufbe6\ufbe8\ufbfe\ufe8b\ufe91\ufe97\ufe9b\ufe9f\ufea3\ufea7\ufeb3\ufeb7\ufebb\ufebf\ufec3\ufec7\ufecb\ufecf\ufed3\ufed7\ufedb\ufedf\ufee3\ufee7\ufeeb\ufef3]/u;
/** Letters that are never joined to the next one. */
const unjoined =
  /[\u0621-\u0625\u0627\u0629\u062f-\u0632\u0648\u0671-\u0677\u0688-\u0699\u06c0-\u06cb\u06cf\u06d2\u06d3\u06d5]/u;
const shapes = /[\ufb50-\ufbff\ufe70-\ufefc]/u;

const isInitial = (shape: string, offset: number) =>
  initial.test(String.fromCharCode(shape.charCodeAt(0) + offset));

/** Unicode has the shapes of a letter in the order isolated, final, initial, medial. */
const isMedial = (shape: string) => isInitial(shape, -1);
const endsPart = (shape: string) =>
  !isInitial(shape, 0) && !isMedial(shape) && (isInitial(shape, 1) || isInitial(shape, 2));

const isLetter = (letter: string) => /\p{L}/u.test(letter) && /\p{Script=Arabic}/u.test(letter);

/** What the font of a piece calls by the name of a shape; other shapes have the names of their letters alone. */
interface Named {
  /** Letters with a shape that is joined to the next letter. */
  joined: Set<string>;
  /** Letters with any shape. */
  shaped: Set<string>;
  /** The file has the joiners that were written. */
  drawsJoiners: boolean;
}

/** What each font names its shapes. */
export type NamedShapes = ReadonlyMap<string | undefined, Named>;

/**
 * Reads from all lines of a document what its fonts name their shapes: the glyphs of a line are in logical order. A letter
 * that is written by its name alone also where it is joined to the shape beside it tells nothing in this font, and none
 * does in a font that draws joiners.
 */
export function namedShapes(lines: readonly (readonly Glyph[])[]): NamedShapes {
  const fonts = new Map<string | undefined, Named>();
  const untold: (() => void)[] = [];
  for (const line of lines) {
    line.forEach(({ str, from: { fontName } }, index) => {
      const named = fonts.get(fontName) ?? { joined: new Set(), shaped: new Set(), drawsJoiners: false };
      fonts.set(fontName, named);
      if (str === joiner) named.drawsJoiners = true;
      const before = line[index - 1];
      if (before?.from.fontName === fontName) {
        const [last, first] = [before?.str.at(-1) ?? '', str[0] ?? ''];
        if (isJoiningNext(last) && unjoined.test(first)) untold.push(() => named.shaped.delete(first));
        if (isJoiningPrevious(first) && isLetter(last)) untold.push(() => named.joined.delete(last));
      }
      for (const shape of str) {
        if (!shapes.test(shape)) continue;
        const letter = shape.normalize('NFKC');
        named.shaped.add(letter);
        if (isJoiningNext(shape)) named.joined.add(letter);
      }
    });
  }
  for (const forget of untold) forget();
  return fonts;
}

const joiner = '\u200c';

/** A glyph, and the text that it is from. */
interface Glyph {
  str: string;
  from: { fontName?: string };
}

const isJoiningNext = (shape: string) => shapes.test(shape) && (isInitial(shape, 0) || isMedial(shape));
/** Medial and final shapes; those of letters that are never joined to the next one. */
const isJoiningPrevious = (shape: string) =>
  shapes.test(shape) &&
  (isMedial(shape) ||
    isInitial(shape, 1) ||
    /[\ufe82\ufe84\ufe86\ufe88\ufe8e\ufe94\ufeaa\ufeac\ufeae\ufeb0\ufeee\ufb8b\ufb8d]/.test(shape));

const unnamed: Named = { joined: new Set(), shaped: new Set(), drawsJoiners: false };

/** The parts of the ligature of lam and alef have no names of shapes. */
const isLamAlef = (before: string, next: string) => before === 'ل' && /[اآأإٱ]/.test(next);

const place = ({ transform }: Drawn) => ({
  size: transform[3] ?? 0,
  x: transform[4] ?? 0,
  y: transform[5] ?? 0,
});

/** Whether a piece follows another one on the line, and not in the next cell of a table. */
function isBeside(before: Drawn, piece: Drawn): boolean {
  const [from, to] = [place(before), place(piece)];
  const isSameLine = !before.hasEOL && before.str !== '' && Math.abs(from.y - to.y) <= 1;
  return isSameLine && (piece.width === undefined || from.x - to.x - piece.width < Math.abs(to.size) / 2);
}

/**
 * Puts back the zero-width non-joiners, which pdf.js leaves out as they draw nothing: between a letter that could be
 * joined to the next one and that one, where the shape of either tells that they are apart. Fonts do not always name the
 * shapes; a letter without one has, where its font names others of it, the shape that is left.
 */
export function withJoiners<P extends Drawn>(pieces: readonly P[], fonts: NamedShapes): P[] {
  const namedBy = ({ fontName }: P) => fonts.get(fontName) ?? unnamed;
  const areApart = (before: string, font: Named, next: string, nextFont: Named) => {
    const letter = before.normalize('NFKC').at(-1) ?? '';
    const following = next.normalize('NFKC')[0] ?? '';
    if (!isLetter(letter) || !isLetter(following) || unjoined.test(letter)) return false;
    if (isInitial(before, 0) || isLamAlef(before, next)) return false;
    if (font.drawsJoiners && nextFont.drawsJoiners) return false;
    return (
      endsPart(before) ||
      (before === letter && font.joined.has(letter)) ||
      isInitial(next, 0) ||
      (next === following && unjoined.test(next) && nextFont.shaped.has(next))
    );
  };
  return pieces.map((piece, index) => {
    const previous = pieces[index - 1];
    let [before, font] =
      previous && isBeside(previous, piece)
        ? [previous.str.at(-1)!, namedBy(previous)]
        : ['', namedBy(piece)];
    let str = '';
    for (const next of piece.str) {
      str += (before && areApart(before, font, next, namedBy(piece)) ? '\u200c' : '') + next;
      [before, font] = [next, namedBy(piece)];
    }
    return str === piece.str ? piece : { ...piece, str };
  });
}
