/** Letters that are one for a reader who types: Arabic and Persian forms of yeh, kaf, heh, alef. */
const oneLetter: Readonly<Record<string, string>> = {
  ي: 'ی',
  ى: 'ی',
  ك: 'ک',
  ة: 'ه',
  ە: 'ه',
  أ: 'ا',
  إ: 'ا',
  ٱ: 'ا',
  ؤ: 'و',
};

/** Text as it is compared: in small letters, without accents and joiners, variants of a letter as one. */
export const fold = (text: string): string =>
  text
    .replace(/[يىكةەأإٱؤ]/g, (letter) => oneLetter[letter]!)
    .normalize('NFKD')
    .replace(/[\p{M}\u0640\u200C\u200D]/gu, '')
    .toLowerCase();

/** The words of a query, folded, each once. */
export const queryWords = (query: string): string[] => [
  ...new Set(fold(query).match(/[\p{L}\p{N}]+/gu) ?? []),
];

/** A piece of text, and whether it is one of the words that were looked for. */
export interface Part {
  text: string;
  isMatch: boolean;
}

/** A text in parts, those that match a word of the query told from the others. */
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

/** The folded text, and for each of its letters the place in `text` from which it came. */
function foldWithPlaces(text: string): { plain: string; places: number[] } {
  let plain = '';
  const places: number[] = [];
  let at = 0;
  for (const letter of text) {
    const small = fold(letter);
    plain += small;
    for (let index = 0; index < small.length; index += 1) places.push(at);
    at += letter.length;
  }
  return { plain, places };
}

/** How much of a text a snippet shows (characters), and how much of it before the first match. */
const snippetLength = 180;
const lead = 60;

/** The piece of a text around its first match, cut between words, in parts. */
export function snippetOf(body: string, query: string): Part[] {
  const first = firstMatch(body, query);
  const from = first > lead ? body.indexOf(' ', first - lead) + 1 : 0;
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
