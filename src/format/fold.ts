import { plainDigits } from './digits';

/**
 * Maps each variant of a letter to one canonical letter. Arabic, Persian and Pashto keyboards have
 * letters of their own for yeh, kaf, heh and gaf: gaf is another letter than kaf. Latin letters that have no accent to
 * remove have the letters that users type in their place.
 */
const variants: Readonly<Record<string, string>> = {
  ...same('ی', 'يىېۍێے'),
  ...same('ک', 'كڪ'),
  ...same('گ', 'ګ'),
  ...same('ه', 'ةەہھۃ'),
  ...same('ا', 'ٱ'),
  // A hamza of its own is left out by many writers; one above or below a letter is a mark, which is removed.
  ...same('', 'ء'),
  ...same('ss', 'ß'),
  ...same('ae', 'æ'),
  ...same('oe', 'œ'),
  ...same('o', 'ø'),
  ...same('d', 'đ'),
  ...same('l', 'ł'),
  ...same('i', 'ı'),
};

function same(letter: string, others: string): Record<string, string> {
  return Object.fromEntries([...others].map((other) => [other, letter]));
}

const variant = new RegExp(`[${Object.keys(variants).join('')}]`, 'g');

/** Characters that users leave out: accents, Arabic vowel signs, hamzas, the tatweel, joiners, direction marks. */
const unwritten = /[\p{M}\u0640\u200c-\u200f\u2066-\u2069\u202a-\u202e\u061c\ufeff]/gu;

const ascii = /^[\0-\x7f]*$/;

/**
 * Folds a text for comparison: what differs only in case, accents, letter forms, joiners or the script of its digits
 * becomes the same text. It keeps everything else, and folding twice changes nothing.
 */
export function fold(text: string): string {
  if (ascii.test(text)) return text.toLowerCase();
  return plainDigits(
    text
      // Separates a letter from its marks: ئ becomes yeh and a hamza. Letters of PDFs become those of a keyboard.
      .normalize('NFKD')
      .replace(unwritten, '')
      .toLowerCase()
      .replace(unwritten, '')
      .replace(variant, (letter) => variants[letter]!),
  );
}

/** The words of a text, folded, in their order. */
export const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The unique words of a query, folded. */
export const queryWords = (query: string): string[] => [...new Set(wordsOf(query))];
