import { baselineOf, leftOf, sizeOf } from './atoms';
import type { Piece } from './draft';
import type { PdfPage } from './pdf-page';
import { inReadingOrder, readHabits } from './reading-order';

/** The share of a page, at its top and at its bottom, where running headers and page numbers stand. */
const margin = 0.1;

const number = '[\\p{Nd}]{1,4}';
const page = '(?:page|pages|pg|p|صفحهٔ|صفحه|صفحة|مخ|پاڼه)\\.?';
const counted = `${number}(?:\\s*(?:\\/|\\||of|از|من|له)\\s*${number})?`;

/** A page number that stands alone; one with the word "page" also in a line. */
const pageNumber = new RegExp(`^[-–—|]?\\s*(?:${page})?\\s*${counted}\\s*[-–—|]?$`, 'iu');
const named = new RegExp(`(?<!\\p{L})${page}\\s*${counted}`, 'giu');

/**
 * Leaves out running headers, footers and page numbers: what stands at the edge of many pages in the same words, or of
 * two with a number that counts the pages, and numbers with the word "page". A line that differs by another
 * number is none: "Annex 1", "Annex 2".
 */
export function withoutRunningLines(pages: readonly PdfPage[]): PdfPage[] {
  const habits = readHabits([]);
  const edges = new Map(pages.map((each) => [each, edgeLines(each)]));
  const countedBy = ({ text, number = 0 }: EdgeLine, at: number) => `${text} ${number - at}`;
  const seen = new Map<string, Set<number>>();
  const note = (text: string, at: number) => seen.set(text, (seen.get(text) ?? new Set()).add(at));
  for (const [{ number: at }, lines] of edges) {
    for (const line of lines) {
      note(line.raw, at);
      note(line.text, at);
      if (line.number !== undefined) note(countedBy(line, at), at);
    }
  }
  const pagesWith = (text: string) => seen.get(text)?.size ?? 0;
  const repeats = (line: EdgeLine, at: number) => {
    const { raw, text, number } = line;
    if (text === '#' && (number === at || /\p{L}/u.test(raw))) return true;
    if (number !== undefined && pagesWith(countedBy(line, at)) >= 2) return true;
    // A number that does not count the pages is the sum of a row.
    return !line.isRow && pagesWith(number === undefined ? text : raw) >= Math.max(2, pages.length * 0.4);
  };
  return pages.map((each) => {
    const lines = edges.get(each)!.filter((line) => repeats(line, each.number));
    const gone = new Set(lines.flatMap(({ pieces }) => pieces));
    return gone.size === 0 ? each : { ...each, pieces: each.pieces.filter((piece) => !gone.has(piece)) };
  });

  function edgeLines({ pieces, height }: PdfPage): EdgeLine[] {
    const lines = new Map<number, Piece[]>();
    for (const piece of pieces) {
      const y = baselineOf(piece);
      if (piece.str.trim() === '' || (y > height * margin && y < height * (1 - margin))) continue;
      const line = lines.get(Math.round(y));
      if (line) line.push(piece);
      else lines.set(Math.round(y), [piece]);
    }
    return [...lines.values()].map((line) => {
      const found = partsOf(line).map((part) => rawOf(part));
      const parts = found.map((raw) => (pageNumber.test(raw) ? '#' : raw.replace(named, '#')));
      const number = numberIn(found.find((raw) => pageNumber.test(raw)));
      const isRow = parts.filter((part) => part !== '#').length > 3;
      const [raw, text] = [found.join(' '), parts.join(' ')];
      return { raw, text, isRow, pieces: line, ...(number !== undefined && { number }) };
    });
  }

  function rawOf(part: readonly Piece[]): string {
    return inReadingOrder(part, habits)
      .map(({ str }) => str)
      .join('')
      .replace(/\s+/g, ' ')
      .trim();
  }
}

interface EdgeLine {
  raw: string;
  /** The text with # for each page number, which makes it equal on all pages of a running line. */
  text: string;
  /** It has four parts or more: the head of a table, which is repeated on each page. */
  isRow: boolean;
  /** The number that stands apart in it. */
  number?: number;
  pieces: Piece[];
}

/** The first number in a text, in the digits of any script. */
function numberIn(text: string | undefined): number | undefined {
  const digits = /\p{Nd}+/u.exec(text ?? '')?.[0];
  if (digits === undefined) return undefined;
  return Number(digits.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15)));
}

/** The parts of a line that stand apart: a title at the left, a number at the right. */
function partsOf(line: readonly Piece[]): Piece[][] {
  const parts: Piece[][] = [];
  let end = -Infinity;
  for (const piece of [...line].sort((a, b) => leftOf(a) - leftOf(b))) {
    if (leftOf(piece) - end > sizeOf(piece) * 1.5) parts.push([piece]);
    else parts.at(-1)!.push(piece);
    end = leftOf(piece) + piece.width;
  }
  return parts;
}
