import { extname } from 'node:path';
import type { Fields, Resource } from '../../../src/schemas/base';
import { settingFields } from '../../../src/schemas/settings';
import { languages, english, lettersOf, pseudo, type Language } from '../../messages/languages';
import type { Fault } from '../faults';
import { pashtoLetters } from '../../../src/document-text/language';

/** `02-nurse.fa.md`: the name of the record, and the language. */
const pattern = /^(.+)\.([a-z]{2,3}(?:-[a-z0-9]+)*)$/i;

/** The file that a translation belongs to, and its language; undefined for the name of a record. */
export function translationOf(name: string): { record: string; code: string } | undefined {
  const ending = extname(name);
  const [, stem, code] = pattern.exec(name.slice(0, name.length - ending.length)) ?? [];
  return stem !== undefined && code !== undefined ? { record: `${stem}${ending}`, code } : undefined;
}

/** Whether a translation can be used: one of an unknown language, or without its record, adds a fault. */
export function checkTranslation(
  file: string,
  { record, code }: { record: string; code: string },
  { records, codes }: { records: readonly string[]; codes: readonly string[] },
  faults: Fault[],
): boolean {
  if (!codes.includes(code)) {
    const expected = `one of the languages ${codes.join(', ')} before its ending`;
    faults.push({ file, expected, found: JSON.stringify(code) });
    return false;
  }
  if (records.includes(record)) return true;
  faults.push({ file, expected: `the record that it translates, ${record}`, found: 'no such file' });
  return false;
}

/** Texts that are the same in every language: others refer to them, or programs read them. */
const fixedFields = ['id', 'slug', 'number', 'referenceNumber', 'status', 'category', 'year', 'menu'];
const fixedSettings = ['timeZone', 'country', 'phone', 'email'];

const translatedKinds = ['text', 'markup', 'file', 'changes'];

/** The fields of a resource that a translation may have: texts and documents. */
export const translatedFields = ({ fields }: { fields: Fields }): string[] =>
  Object.keys(fields).filter(
    (name) => translatedKinds.includes(fields[name]?.kind ?? '') && !fixedFields.includes(name),
  );

/** Whether a field may have a translation that says its language: a text, not a document. */
export const isTranslatedText = (resource: Resource, name: string): boolean =>
  resource.fields[name]?.kind !== 'file' && translatedFields(resource).includes(name);

/** The settings that a translation may have: texts that are neither figures nor contact data. */
export const translatedSettings: readonly string[] = Object.entries(settingFields)
  .filter(([name, { kind }]) => kind === 'text' && !name.endsWith('Number') && !fixedSettings.includes(name))
  .map(([name]) => name);

const pashto = new RegExp(`[${pashtoLetters}]`);
const latinLetters = /\p{Script=Latin}/gu;
const arabicLetters = /\p{Script=Arabic}/gu;
const letters = /\p{L}/gu;
const tagOf = (code: string) => languages.find((language) => language.code === code)?.tag ?? english.tag;

/**
 * The language of a text of the content that says none, as a BCP 47 tag: the first language of the site with its letters.
 * They are Arabic if at least a third of them are (a title in both scripts has fewer than half). A text in Arabic letters
 * is Pashto by some of them, and Dari on a site without such a language; any other one is then English. Undefined without
 * letters.
 */
export function languageOfText(
  text: string,
  siteLanguages: readonly Pick<Language, 'tag'>[] = [],
): string | undefined {
  // Tags, character references and addresses are in Latin letters in every language.
  const plain = text.replace(/<[^>]*>|&#?\w+;/g, ' ').replace(/\S+[@/]\S+/g, ' ');
  const all = plain.match(letters)?.length ?? 0;
  if (all === 0) return undefined;
  const arabic = plain.match(arabicLetters)?.length ?? 0;
  const isArabic = arabic * 3 >= all;
  if (isArabic && pashto.test(plain)) return tagOf('ps');
  const isLatin = (plain.match(latinLetters)?.length ?? 0) * 2 >= all;
  const fits = (letters: string) =>
    isArabic ? letters === 'Arab' : isLatin ? letters === 'Latn' : !['Arab', 'Latn'].includes(letters);
  const found = siteLanguages.find(
    ({ tag }) => ![tagOf('ps'), pseudo.tag].includes(tag) && fits(lettersOf(tag)),
  );
  return found?.tag ?? (isArabic ? tagOf('fa') : english.tag);
}
