import type { Piece } from './draft';
import type { PdfPage } from './pdf-page';

/** The share of a page, at its top and at its bottom, where running headers and page numbers stand. */
const margin = 0.1;

const pageNumber = /^\p{L}{0,8}\.?\s*[\p{Nd}]{1,4}(\s*(\/|\p{L}{1,6})\s*[\p{Nd}]{1,4})?$/u;

/**
 * Leaves out running headers, footers and page numbers: what stands at the edge of two pages or more with the same
 * words, whatever its digits, and numbers alone.
 */
export function withoutRunningLines(pages: readonly PdfPage[]): PdfPage[] {
  const seen = new Map<string, Set<number>>();
  for (const page of pages) {
    for (const { text } of edgeLines(page)) seen.set(text, (seen.get(text) ?? new Set()).add(page.number));
  }
  const repeats = (text: string) => (seen.get(text)?.size ?? 0) >= Math.max(2, pages.length * 0.4);
  return pages.map((page) => {
    const lines = edgeLines(page).filter(({ text, raw }) => repeats(text) || pageNumber.test(raw));
    const gone = new Set(lines.flatMap(({ pieces }) => pieces));
    return { ...page, pieces: page.pieces.filter((piece) => !gone.has(piece)) };
  });
}

interface EdgeLine {
  raw: string;
  /** The text with 0 for each number, which makes it equal on all pages of a running line. */
  text: string;
  pieces: Piece[];
}

function edgeLines({ pieces, height }: PdfPage): EdgeLine[] {
  const lines = new Map<number, Piece[]>();
  for (const piece of pieces) {
    const y = piece.transform[5] ?? 0;
    if (piece.str.trim() === '' || (y > height * margin && y < height * (1 - margin))) continue;
    lines.set(Math.round(y), [...(lines.get(Math.round(y)) ?? []), piece]);
  }
  return [...lines.values()].map((line) => {
    const raw = line
      .map(({ str }) => str)
      .join(' ')
      .replace(/\s+/g, ' ')
      .trim();
    return { raw, text: raw.replace(/[\p{Nd}]+/gu, '0'), pieces: line };
  });
}
