import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

type TextContent = Awaited<ReturnType<Awaited<ReturnType<PDFDocumentProxy['getPage']>>['getTextContent']>>;
type Item = TextContent['items'][number];

/** The fields of a text item that determine its order. `transform` ends with its x and y position on the page. */
export interface Placed {
  str: string;
  dir: string;
  hasEOL: boolean;
  transform: number[];
}

/** The text of a page in reading order. */
export async function readText(pdf: PDFDocumentProxy, number: number): Promise<TextContent> {
  const content = await (await pdf.getPage(number)).getTextContent();
  const pieces = content.items.filter((item): item is Exclude<Item, { type: string }> => 'str' in item);
  return { ...content, items: inReadingOrder(pieces) };
}

/**
 * Many programs write Arabic script glyph by glyph in visual order, left to right. Such lines are reversed, so that
 * they can be searched and copied, and presentation forms are normalised to letters.
 */
export function inReadingOrder<P extends Placed>(pieces: readonly P[]): P[] {
  return linesOf(pieces)
    .flatMap((line) => (isAsSeen(line) ? turned(line) : line))
    .map((piece) =>
      shapes.test(piece.str) ? { ...piece, str: piece.str.normalize('NFKC'), dir: 'rtl' } : piece,
    );
}

const shapes = /[\ufb50-\ufdff\ufe70-\ufefc]/;
const fromRight = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const fromLeft = /[\p{Script=Latin}\d\u0660-\u0669\u06f0-\u06f9]/u;

const isFromLeft = ({ str }: Placed) => fromLeft.test(str);
const isFromRight = (piece: Placed) => fromRight.test(piece.str) && !isFromLeft(piece);

const left = ({ transform }: Placed) => transform[4] ?? 0;
const height = ({ transform }: Placed) => transform[5] ?? 0;

/** Groups pieces into lines. A piece with a line break ends its line. */
function linesOf<P extends Placed>(pieces: readonly P[]): P[][] {
  const lines: P[][] = [];
  let before: P | undefined;
  for (const piece of pieces) {
    const isNew = !before || before.hasEOL || Math.abs(height(piece) - height(before)) > 1;
    if (isNew) lines.push([piece]);
    else lines.at(-1)?.push(piece);
    before = piece;
  }
  return lines;
}

/** Whether a line is in visual order: more of its right-to-left pieces move right than left. */
function isAsSeen(line: readonly Placed[]): boolean {
  const places = line.filter(isFromRight).map(left);
  const steps = places.slice(1).map((place, index) => place - (places[index] ?? 0));
  return steps.filter((step) => step > 0).length > steps.filter((step) => step < 0).length;
}

/** Reverses a line; numbers and Latin words within it keep their own order. */
function turned<P extends Placed>(line: readonly P[]): P[] {
  const isBreak = (piece: P) => piece.hasEOL && piece.str === '';
  const breaks = line.filter(isBreak);
  const hasBreak = line.some(({ hasEOL }) => hasEOL);
  const reversed = line.filter((piece) => !isBreak(piece)).reverse();
  const result: P[] = [];
  for (let at = 0; at < reversed.length;) {
    const end = endOfRun(reversed, at);
    result.push(...reversed.slice(at, end).reverse());
    at = end;
  }
  const last = result.length - 1;
  const isLast = (index: number) => breaks.length === 0 && hasBreak && index === last;
  return [...result.map((piece, index) => ({ ...piece, hasEOL: isLast(index) })), ...breaks];
}

/** The end (exclusive) of the left-to-right run that starts here; any other piece is a run of its own. */
function endOfRun(pieces: readonly Placed[], start: number): number {
  const isHere = (index: number) => pieces[index] !== undefined && isFromLeft(pieces[index]);
  if (!isHere(start)) return start + 1;
  let end = start + 1;
  for (let at = end; at < pieces.length && !isFromRight(pieces[at]!); at += 1) if (isHere(at)) end = at + 1;
  return end;
}
