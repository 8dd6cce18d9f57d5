const arabic = /\p{Script=Arabic}/gu;
const latin = /\p{Script=Latin}/gu;
/** Letters that Pashto has, and Dari has not. */
export const pashtoLetters = 'ټځڅډړږښګڼۍې';
const pashto = new RegExp(`[${pashtoLetters}]`, 'g');

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

type Script = 'arabic' | 'latin';

/** The script of most letters; undefined for a text with few. */
export function scriptOf(text: string): Script | undefined {
  const [right, left] = [count(text, arabic), count(text, latin)];
  if (right + left < 2) return undefined;
  return right > left ? 'arabic' : 'latin';
}

/** The language of a text, told by its letters. */
export function guessLanguage(text: string): string {
  if (scriptOf(text) !== 'arabic') return 'en';
  return count(text, pashto) > count(text, arabic) / 200 ? 'ps' : 'fa';
}

const written: Readonly<Record<string, Script>> = {
  ar: 'arabic',
  fa: 'arabic',
  prs: 'arabic',
  ps: 'arabic',
  ur: 'arabic',
};

/** Whether a language (a BCP 47 tag) is written with these letters. */
export function fits(lang: string, text: string): boolean {
  const script = scriptOf(text);
  return script === undefined || (written[lang.split('-')[0]!.toLowerCase()] ?? 'latin') === script;
}

/** The language that the file names, where its text is in that script; else the one of its letters. */
export const documentLanguage = (named: string | null | undefined, text: string): string =>
  named && /^[a-z]{2,3}(-[a-z\d]{2,8})*$/i.test(named) && fits(named, text) ? named : guessLanguage(text);

/** Dari and Pashto have digits of their own; fonts that draw two digits alike name the Arabic one. */
export const withOwnDigits = (text: string, lang: string): string =>
  /^(fa|prs|ps|ur)\b/.test(lang)
    ? text.replace(/[\u0660-\u0669]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0x90))
    : text;
