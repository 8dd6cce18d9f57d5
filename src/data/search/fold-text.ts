import { fold } from '../../format/fold';

export { fold };

/** The unique words of a query, folded. */
export const queryWords = (query: string): string[] => [
  ...new Set(fold(query).match(/[\p{L}\p{N}]+/gu) ?? []),
];

/** A piece of text, and whether it matches a word of the query. */
export interface Part {
  text: string;
  isMatch: boolean;
}

/** Splits a text into parts that match a word of the query and parts that do not. */
export function markWords(text: string, query: string): Part[] {
  const words = queryWords(query);
  const { plain, places } = foldWithPlaces(text);
  const isMatch = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + word.length)) {
      isMatch.fill(true, places[at], places[at + word.length] ?? text.length);
    }
  }
  const parts: Part[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const last = parts.at(-1);
    if (last && last.isMatch === isMatch[at]) last.text += text[at];
    else parts.push({ text: text[at]!, isMatch: isMatch[at]! });
  }
  return parts;
}

/** The folded text, and for each of its characters the index in `text` it came from. */
function foldWithPlaces(text: string): { plain: string; places: number[] } {
  let plain = '';
  const places: number[] = [];
  let at = 0;
  for (const letter of text) {
    const foldedLetter = fold(letter);
    plain += foldedLetter;
    for (let index = 0; index < foldedLetter.length; index += 1) places.push(at);
    at += letter.length;
  }
  return { plain, places };
}

/** The length (characters) of a snippet, and how much of it comes before the first match. */
const snippetLength = 180;
const lengthBeforeMatch = 60;

/** The text around the first match, truncated at word boundaries, in parts. */
export function snippetOf(body: string, query: string): Part[] {
  const first = firstMatch(body, query);
  const from = first > lengthBeforeMatch ? body.indexOf(' ', first - lengthBeforeMatch) + 1 : 0;
  const end = from + snippetLength;
  const to = end < body.length ? Math.max(body.lastIndexOf(' ', end), from) : body.length;
  const text = `${from > 0 ? '… ' : ''}${body.slice(from, to > from ? to : end)}${to < body.length ? ' …' : ''}`;
  return markWords(text, query);
}

function firstMatch(text: string, query: string): number {
  const { plain, places } = foldWithPlaces(text);
  const found = queryWords(query)
    .map((word) => plain.indexOf(word))
    .filter((at) => at >= 0);
  return found.length > 0 ? places[Math.min(...found)]! : 0;
}
