import { fits, guessLanguage, scriptOf, toldByLetters } from '../language';
import { detectLanguage, lacksWordsOf } from './detect-language';

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
