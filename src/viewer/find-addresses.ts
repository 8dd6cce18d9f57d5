import { phoneLink } from '../format/phone-link';
import type { Match, Piece, Place } from './find/find';

/** Web addresses, e-mail addresses, and phone numbers with a country code: other numbers may be accounts or amounts. */
const address =
  /(?:https?:\/\/|\bwww\.)[^\s<>"«»]+|[^\s@<>()[\],;:"«»،؛]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+|\+\d[\d \u00a0().-]{5,}\d/giu;

/** What ends the sentence or bracket around an address. */
const ending = /[.,;:!?)\]}'’"،؛؟]+$/u;

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
  return [...text.matchAll(address)].flatMap(({ 0: found, index }) => {
    const name = found.replace(ending, '');
    const start = places[index];
    const last = places[index + name.length - 1];
    const end = last && { piece: last.piece, offset: last.offset + 1 };
    return start && end ? [{ start, end, href: hrefOf(name) }] : [];
  });
}

function hrefOf(name: string): string {
  if (/^https?:/i.test(name)) return name;
  if (/^www\./i.test(name)) return `https://${name}`;
  return name.includes('@') ? `mailto:${name}` : phoneLink(name);
}
