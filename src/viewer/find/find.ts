import { fold } from '../../format/fold';

/** A text item of a page, as pdf.js returns it: one for each element of the text layer. */
export interface Piece {
  str: string;
  hasEOL: boolean;
}

/** A position in the pieces of a page: the index of the piece, and the offset in it (UTF-16 code units). */
export interface Place {
  piece: number;
  offset: number;
}

/** A match: `start` is inclusive, `end` exclusive. */
export interface Match {
  start: Place;
  end: Place;
}

/** The searchable form of a page: its folded text, and the source position of each code unit. */
export interface FoldedPage {
  text: string;
  places: readonly Place[];
}

const foldLine = (text: string) => fold(text).replace(/\s+/g, ' ');

/** Folds a page for searching. A line break counts as a space; consecutive spaces count as one. */
export function foldPage(pieces: readonly Piece[]): FoldedPage {
  let text = '';
  const places: Place[] = [];
  const add = (folded: string, place: Place) => {
    for (const letter of folded) {
      if (letter === ' ' && (text === '' || text.endsWith(' '))) continue;
      text += letter;
      for (let unit = 0; unit < letter.length; unit += 1) places.push(place);
    }
  };
  pieces.forEach(({ str, hasEOL }, piece) => {
    let offset = 0;
    for (const letter of str) {
      add(foldLine(letter), { piece, offset });
      offset += letter.length;
    }
    if (hasEOL) add(' ', { piece, offset });
  });
  return { text, places };
}

/** Every match of the words on a page, ignoring case and marks; none for an empty query. */
export function findIn({ text, places }: FoldedPage, words: string): Match[] {
  const wanted = foldLine(words).trim();
  const found: Match[] = [];
  if (wanted === '') return found;
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
    const start = places[at];
    const last = places[at + wanted.length - 1];
    if (start && last) found.push({ start, end: { piece: last.piece, offset: last.offset + 1 } });
  }
  return found;
}
