/**
 * Arabic letters, and those that Persian and Pashto keyboards have in their place: yeh, kaf, heh and alef. NFKD has
 * separated the hamza and the madda before.
 */
const letterVariants: Readonly<Record<string, string>> = {
  ي: 'ی',
  ى: 'ی',
  ك: 'ک',
  ة: 'ه',
  ە: 'ه',
  ٱ: 'ا',
};

/** What users leave out: accents, Arabic vowel signs, the tatweel, joiners and direction marks. */
const unwritten = /[\p{M}\u0640\u200c-\u200f]/gu;

/** Normalises text for comparison: lower case, without what users leave out, letter variants unified. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(unwritten, '')
    .replace(/[يىكةەٱ]/g, (letter) => letterVariants[letter]!)
    .toLowerCase();
