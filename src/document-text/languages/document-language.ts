import { fits, guessLanguage, scriptOf, toldByLetters } from '../language';
import { frequentWords } from './frequent-words';

/** The tag of a text whose language is not known; its script tells the direction. */
const unknown = { arabic: 'und-Arab', other: 'und' };

/** Whether a tag says that the language is not known. */
export const isUnknown = (tag: string): boolean => /^und\b/i.test(tag);

/** A tag as BCP 47 writes it; undefined for what is none, and for one that names no language. */
function tagOf(named: string | null | undefined): string | undefined {
  if (!named || !/^[a-z]{2,3}(-[a-z\d]{2,8})*$/i.test(named)) return undefined;
  try {
    const [tag] = Intl.getCanonicalLocales(named);
    return tag === undefined || /^(und|zxx|mul|mis)\b/.test(tag) ? undefined : tag;
  } catch {
    return undefined;
  }
}

/** The language of a tag without its region; Dari is one with Persian. */
function primary(tag: string): string {
  const [language = ''] = tag.toLowerCase().split('-');
  return language === 'prs' ? 'fa' : language;
}

/**
 * The language (a BCP 47 tag) of a document: the one that its words are clearly in, else the one that the file names, if
 * nothing speaks against it, else one that its letters tell. Word names the language of its menus in many files.
 */
export function documentLanguage(named: string | null | undefined, text: string): string {
  const tag = tagOf(named);
  const found = detectLanguage(text);
  if (found !== undefined) return tag !== undefined && primary(tag) === found ? tag : found;
  if (tag !== undefined && fits(tag, text) && !lacksWordsOf(primary(tag), text)) return tag;
  if (scriptOf(text) !== 'arabic') return unknown.other;
  return toldByLetters(text) ?? unknown.arabic;
}

/** What is known of the language of a block: its document's, and those that the file names for the block and for all. */
interface Known {
  lang: string;
  named?: string | undefined;
  namedForAll?: string | null | undefined;
}

/** The language of a block in a document. A language that the file wrongly names for all is not believed for a block. */
export function blockLanguage(text: string, { lang, named, namedForAll }: Known): string {
  const tag = tagOf(named);
  const found = detectLanguage(text);
  if (found !== undefined) {
    return [tag, lang].find((each) => each !== undefined && primary(each) === found) ?? found;
  }
  const all = tagOf(namedForAll);
  const isWrong = tag !== undefined && all !== undefined && primary(tag) === primary(all) && all !== lang;
  if (tag !== undefined && !isWrong && fits(tag, text)) return tag;
  return isUnknown(lang) || fits(lang, text) ? lang : guessLanguage(text);
}

type Script = keyof typeof frequentWords;

const letters: readonly (readonly [Script, RegExp])[] = [
  ['arabic', /\p{Script=Arabic}/gu],
  ['latin', /\p{Script=Latin}/gu],
  ['cyrillic', /\p{Script=Cyrillic}/gu],
];

/** Scripts that one language is written in, as far as documents of offices go. */
const alone: readonly (readonly [string, RegExp])[] = [
  ['el', /\p{Script=Greek}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['hy', /\p{Script=Armenian}/gu],
  ['ka', /\p{Script=Georgian}/gu],
  ['ko', /\p{Script=Hangul}/gu],
];

/** A word as the lists have it: keyboards differ in two letters of Arabic script, and writers in hamza and joiners. */
const foldWord = (word: string): string =>
  word
    .replace(/[\p{M}\u200c\u0640]/gu, '')
    .replace(/[يىې]/g, 'ی')
    .replace(/ك/g, 'ک')
    .replace(/ة/g, 'ه')
    .replace(/[أإآٱ]/g, 'ا');

const tables = new Map<Script, ReadonlyMap<string, readonly string[]>>();

/** The languages that each small word of a script belongs to. */
function tableOf(script: Script): ReadonlyMap<string, readonly string[]> {
  const known = tables.get(script);
  if (known) return known;
  const table = new Map<string, string[]>();
  for (const [language, words] of Object.entries(frequentWords[script])) {
    for (const word of new Set(words.split(' ').map(foldWord))) {
      const languages = table.get(word);
      if (languages) languages.push(language);
      else table.set(word, [language]);
    }
  }
  tables.set(script, table);
  return table;
}

/** What is clear: so many small words, so large a share of all words, and so many times what the next language has. */
const clear = { hits: 3, share: 0.12, lead: 1.6 };

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

function mainScriptOf(text: string): Script | { language: string } | undefined {
  const scripts = letters.map(([script, pattern]) => [script, count(text, pattern)] as const);
  const others = alone.map(([language, pattern]) => [{ language }, count(text, pattern)] as const);
  const [most] = [...scripts, ...others].sort(([, a], [, b]) => b - a);
  return most && most[1] > 1 ? most[0] : undefined;
}

const wordsOf = (text: string) =>
  (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\u200c‘’'ʻ]+/gu) ?? []
  ).map(foldWord);

/** The language (a BCP 47 tag) that a text is clearly in; undefined where it is short, or of names and numbers, or unknown. */
function detectLanguage(text: string): string | undefined {
  const script = mainScriptOf(text);
  if (typeof script !== 'string') return script?.language;
  const table = tableOf(script);
  const words = wordsOf(text);
  const sums = new Map<string, { hits: number; score: number }>();
  for (const word of words) {
    const languages = table.get(word) ?? [];
    for (const language of languages) {
      const { hits, score } = sums.get(language) ?? { hits: 0, score: 0 };
      sums.set(language, { hits: hits + 1, score: score + 1 / languages.length });
    }
  }
  const [first, second] = [...sums].sort(([, a], [, b]) => b.score - a.score);
  if (!first) return undefined;
  const [language, { hits, score }] = first;
  const isClear = hits >= clear.hits && hits >= clear.share * words.length;
  return isClear && score >= clear.lead * (second?.[1].score ?? 0) ? language : undefined;
}

/** What speaks against a language: so many words, of which so few are small words of it. */
const against = { words: 100, share: 0.02 };

/** Whether a text has too few small words of a language (two or three letters) to be in it, as far as that is known. */
function lacksWordsOf(language: string, text: string): boolean {
  const script = mainScriptOf(text);
  if (typeof script !== 'string' || frequentWords[script][language] === undefined) return false;
  const table = tableOf(script);
  const words = wordsOf(text);
  const hits = words.filter((word) => table.get(word)?.includes(language)).length;
  return words.length >= against.words && hits < against.share * words.length;
}
