import type { DraftText, Piece } from './draft';
import { inReadingOrder, type TextHabits } from './reading-order';

const baseline = ({ transform }: Piece) => transform[5] ?? 0;

/** The lines of some pieces of text in logical order, and the links that lie on them; see `inReadingOrder`. */
export function readLines(pieces: readonly Piece[], habits: TextHabits): DraftText {
  const lines: string[] = [];
  let line = '';
  let before: Piece | undefined;
  const end = () => {
    const text = clean(line);
    if (text) lines.push(text);
    line = '';
  };
  for (const piece of inReadingOrder(pieces, habits)) {
    // A superscript is higher, and no line of its own.
    if (
      before &&
      piece.str.trim() &&
      Math.abs(baseline(piece) - baseline(before)) > (before.height || 8) * 0.7
    )
      end();
    line += piece.str;
    if (piece.str.trim()) before = piece;
    if (piece.hasEOL) end();
  }
  end();
  return { lines, links: readLinks(pieces) };
}

function readLinks(pieces: readonly Piece[]): DraftText['links'] {
  const links: DraftText['links'] = [];
  let open: { text: string; href: string } | undefined;
  for (const { href, str } of pieces) {
    if (str.trim() === '' && open) open.text += ' ';
    else if (href === undefined) open = undefined;
    else if (open?.href === href) open.text += str;
    else links.push((open = { text: str, href }));
  }
  return links.map(({ text, href }) => ({ text: clean(text), href })).filter(({ text }) => text !== '');
}

/** Without control characters and repeated spaces. */
export const clean = (text: string): string =>
  text
    .replace(/[\p{Cc}\u00a0\u2028\u2029]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .replace(/ (?=[،؛؟])/g, '')
    .trim();

/** Whether a text has anything to read. */
export const isEmpty = ({ lines }: DraftText): boolean => lines.length === 0;
