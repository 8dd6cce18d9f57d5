/** Arabic-Indic digits, and those of Persian, Pashto and Urdu. */
const digit = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** A text with the digits of Arabic and Persian keyboards as those of ASCII. */
export const plainDigits = (text: string): string =>
  text.replace(digit, (letter) => String(letter.charCodeAt(0) & 15));

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
