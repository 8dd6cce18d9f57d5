import { sizeOf } from './atoms';
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
    const isRaisedHere = before !== undefined && line !== '' && isRaised(piece, before);
    // A superscript is higher, and no line of its own.
    if (
      before &&
      piece.str.trim() &&
      Math.abs(baseline(piece) - baseline(before)) > (before.height || 8) * 0.7
    )
      end();
    line += isRaisedHere ? superscript(piece.str) : piece.str;
    if (piece.str.trim() && !isRaisedHere) before = piece;
    if (piece.hasEOL) end();
  }
  end();
  const named = pieces.filter(({ str }) => /[\p{L}\p{N}]/u.test(str));
  const isBold = named.length > 0 && named.every((piece) => piece.isBold);
  return { lines, links: readLinks(pieces), ...(isBold && { isBold }) };
}

/** Whether a piece stands higher than the one before it, and is smaller, as the number of a note or an exponent is. */
function isRaised(piece: Piece, before: Piece): boolean {
  const raise = baseline(piece) - baseline(before);
  return (
    sizeOf(piece) < sizeOf(before) * 0.9 && raise > sizeOf(before) * 0.15 && raise <= sizeOf(before) * 0.7
  );
}

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/**
 * A raised number as characters that stand apart from the word or the number before it: "m²", "10⁶". The digits of Arabic
 * script have none, and stand in brackets as the number of a note.
 */
function superscript(text: string): string {
  const number = text.trim();
  if (/^[\u0660-\u0669\u06f0-\u06f9]{1,3}$/.test(number)) return text.replace(number, `[${number}]`);
  if (!/^[-−+]?\d{1,3}$/.test(number)) return text;
  return text
    .replace(/\d/g, (digit) => raised[Number(digit)]!)
    .replace(/[-−]/, '⁻')
    .replace('+', '⁺');
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
