import { findContacts } from '../format/find-contacts';
import type { Match, Piece, Place } from './find/find';

/** An address in the text of a page: where it stands, and the link to it. */
export interface Address extends Match {
  href: string;
}

/** The addresses in the text of a page; one that is broken by a line end counts as far as the line goes. */
export function findAddresses(pieces: readonly Piece[]): Address[] {
  let text = '';
  const places: Place[] = [];
  pieces.forEach(({ str, hasEOL }, piece) => {
    const written = hasEOL ? `${str}\n` : str;
    for (let offset = 0; offset < written.length; offset += 1) places.push({ piece, offset });
    text += written;
  });
  return findContacts(text).flatMap(({ at, text: { length }, href }) => {
    const start = places[at];
    const last = places[at + length - 1];
    const end = last && { piece: last.piece, offset: last.offset + 1 };
    return start && end ? [{ start, end, href }] : [];
  });
}
