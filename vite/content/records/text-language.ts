import { pashtoLetters } from '../../../src/document-text/language';
import { english, languages } from '../../messages/languages';

const pashto = new RegExp(`[${pashtoLetters}]`);
const arabicLetters = /\p{Script=Arabic}/gu;
const letters = /\p{L}/gu;
const tagOf = (code: string) => languages.find((language) => language.code === code)?.tag ?? english.tag;

/**
 * The language of a text of the content that says none, as a BCP 47 tag: Dari or Pashto if at least a third of its
 * letters are Arabic (a title in both scripts has fewer than half), else English. Undefined without letters.
 */
export function languageOfText(text: string): string | undefined {
  // Tags, character references and addresses are in Latin letters in every language.
  const plain = text.replace(/<[^>]*>|&#?\w+;/g, ' ').replace(/\S+[@/]\S+/g, ' ');
  const all = plain.match(letters)?.length ?? 0;
  if (all === 0) return undefined;
  const arabic = plain.match(arabicLetters)?.length ?? 0;
  if (arabic * 3 < all) return english.tag;
  return tagOf(pashto.test(plain) ? 'ps' : 'fa');
}
