/** A piece of text of a page, as pdf.js gives it: one for each element of the text layer. */
export interface Piece {
  str: string;
  hasEOL: boolean;
}

/** A place in the pieces of a page: which piece, and how many of its characters (UTF-16) stand before. */
export interface Place {
  piece: number;
  offset: number;
}

/** A find: from the first character to behind the last. */
export interface Match {
  start: Place;
  end: Place;
}

/** A page as it is searched: folded text, and for each of its characters where it came from. */
export interface FoldedPage {
  text: string;
  places: readonly Place[];
}

/** Marks that readers leave out: Latin accents, Arabic vowel signs and the stretching stroke. */
const marks = /[\p{M}\u0640\u200c-\u200f]/gu;

/** Letters of Persian and Pashto keyboards beside those of Arabic ones. */
const sameLetters: Readonly<Record<string, string>> = { ي: 'ی', ى: 'ی', ك: 'ک', ة: 'ه' };

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(marks, '')
    .toLowerCase()
    .replace(/[يىكة]/g, (letter) => sameLetters[letter] ?? letter)
    .replace(/\s+/g, ' ');

/** Makes a page searchable. The end of a line counts as a space; several spaces count as one. */
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
      add(fold(letter), { piece, offset });
      offset += letter.length;
    }
    if (hasEOL) add(' ', { piece, offset });
  });
  return { text, places };
}

/** Every place of the page where the words stand, whatever their case and marks; none for an empty question. */
export function findIn({ text, places }: FoldedPage, words: string): Match[] {
  const wanted = fold(words).trim();
  const found: Match[] = [];
  if (wanted === '') return found;
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
    const start = places[at];
    const last = places[at + wanted.length - 1];
    if (start && last) found.push({ start, end: { piece: last.piece, offset: last.offset + 1 } });
  }
  return found;
}
