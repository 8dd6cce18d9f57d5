const arabic = /\p{Script=Arabic}/gu;
const latin = /\p{Script=Latin}/gu;
const cyrillic = /\p{Script=Cyrillic}/gu;
/** Letters that Pashto has, and Dari has not. */
export const pashtoLetters = 'ټځڅډړږښګڼۍې';
const pashto = new RegExp(`[${pashtoLetters}]`, 'g');

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

type Script = 'arabic' | 'latin' | 'cyrillic';

/** The script of most letters; undefined for a text with few. */
export function scriptOf(text: string): Script | undefined {
  const [right, left, east] = [count(text, arabic), count(text, latin), count(text, cyrillic)];
  if (right + left + east < 2) return undefined;
  if (east > Math.max(right, left)) return 'cyrillic';
  return right > left ? 'arabic' : 'latin';
}

/** Letters that only Arabic has, and those that only Dari and Pashto have; then those that differ by the keyboard. */
const arabicAlone = /[\u0625\u0629\ufe87\ufe88\ufe93\ufe94]/g;
const persianAlone = /[\u067e\u0686\u0698\u06af\ufb56-\ufb59\ufb7a-\ufb7d\ufb8a\ufb8b\ufb92-\ufb95]/g;
const arabicForms = /[\u0643\u064a\ufed9-\ufedc\ufef1-\ufef4]/g;
const persianForms = /[\u06a9\u06cc\ufb8e-\ufb91\ufbfc-\ufbff]/g;

/** The language in Arabic script whose own letters are in a text; undefined for a text that has none of them. */
export function toldByLetters(text: string): 'ar' | 'fa' | 'ps' | undefined {
  if (count(text, pashto) > count(text, arabic) / 200) return 'ps';
  const isArabic = count(text, arabicAlone) > 2 * count(text, persianAlone);
  if (isArabic && count(text, arabicForms) >= count(text, persianForms)) return 'ar';
  return count(text, persianAlone) + count(text, persianForms) > 0 ? 'fa' : undefined;
}

/** The language of a text, told by its letters. */
export function guessLanguage(text: string): string {
  return scriptOf(text) === 'arabic' ? (toldByLetters(text) ?? 'fa') : 'en';
}

const written: Readonly<Record<string, Script>> = {
  ar: 'arabic',
  fa: 'arabic',
  prs: 'arabic',
  ps: 'arabic',
  ur: 'arabic',
  ckb: 'arabic',
  sd: 'arabic',
  ug: 'arabic',
  be: 'cyrillic',
  bg: 'cyrillic',
  kk: 'cyrillic',
  ky: 'cyrillic',
  mk: 'cyrillic',
  mn: 'cyrillic',
  ru: 'cyrillic',
  tg: 'cyrillic',
  uk: 'cyrillic',
};

/** Whether a language (a BCP 47 tag) is written with these letters. */
export function fits(lang: string, text: string): boolean {
  const script = scriptOf(text);
  const primary = lang.split('-')[0]!.toLowerCase();
  if (script !== undefined && (written[primary] ?? 'latin') !== script) return false;
  if (script !== 'arabic' || primary === 'ur') return true;
  // Word names Arabic in many documents that are in Dari or Pashto.
  const told = toldByLetters(text);
  return told === undefined || (told === 'ar') === (primary === 'ar');
}

/** Dari and Pashto have digits of their own; fonts that draw two digits alike name the Arabic one. */
export const withOwnDigits = (text: string, lang: string): string =>
  /^(fa|prs|ps|ur)\b/.test(lang)
    ? text.replace(/[\u0660-\u0669]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0x90))
    : text;
