import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { BuildError } from '../build-error';
import { lineOf, type Fault } from '../content/faults';
import { decodeText, inMegabytes, listEntries, readContentFile } from '../content/files/disk';
import { flatten, isMessage, readCatalogue, type Catalogue, type Group } from '../messages/catalogue';
import { faultsOfForms, faultsOfIsolates, faultsOfPlaceholders } from '../messages/check';
import type { Language } from '../messages/languages';
import { inEnglish, type Message } from '../messages/message';
import { nearest } from '../../src/format/nearest';
import type { SiteFolder } from './folder';

/** The folder of a site with its words: `words/en.json` has the messages that it says otherwise than the product. */
export const wordsFolder = 'words';

/** All messages of the product take a tenth of it (bytes). */
const largestWords = 1_000_000;

const fileName = /^([a-z]{2,3})\.json$/;

/** The codes of the languages that a site has words of. */
export const codesOfWords = ({ path }: Pick<SiteFolder, 'path'>): string[] => {
  const folder = join(path, wordsFolder);
  return existsSync(folder) ? readdirSync(folder).flatMap((name) => fileName.exec(name)?.[1] ?? []) : [];
};

/** The text of each file of words of a site, by the code of its language, and what the file is called in messages. */
export type WordFiles = ReadonlyMap<string, { file: string; text: string }>;

/** Reads the files of words of a site. Throws one error that names every file that cannot be read or is none of them. */
export function readWordFiles({ path, label }: SiteFolder): WordFiles {
  const folder = join(path, wordsFolder);
  if (!existsSync(folder)) return new Map();
  const faults: Fault[] = [];
  const files = new Map<string, { file: string; text: string }>();
  for (const entry of listEntries(path, folder, `${label}/${wordsFolder}`, faults)) {
    const file = `${label}/${wordsFolder}/${entry.name}`;
    const [, code] = fileName.exec(entry.name) ?? [];
    if (entry.kind !== 'file' || code === undefined) {
      const expected = 'a file named by the code of its language, such as en.json';
      faults.push({ file, expected, found: entry.kind === 'file' ? 'another name' : 'a folder' });
      continue;
    }
    const read = readContentFile(entry.path, largestWords);
    const text = 'flaw' in read ? read : decodeText(read.value);
    if ('value' in text) files.set(code, { file, text: text.value });
    else
      faults.push({
        file,
        expected: `a text in UTF-8 of at most ${inMegabytes(largestWords)}`,
        found: text.flaw,
      });
  }
  if (faults.length > 0) throw new BuildError(faults.map(lineOf).join('\n'));
  return files;
}

/** Reads the text of a file of words. Throws one error that names the file and the key of every fault. */
export const readWords = ({ file, text }: { file: string; text: string }): Catalogue =>
  readCatalogue(file, text, 'partial');

/** The faults of the words of a site in one language, a sentence each: what the product's own catalogues may not have either. */
export const faultsOfWords = (words: Catalogue, language: Language): string[] => [
  ...faultsOfForms(words, language),
  ...faultsOfIsolates(words),
];

/**
 * The words of a site that are messages of the product, with its placeholders: another version of it may have renamed or
 * removed a message, or hand over something else, and that must not keep the site from its update. `base` is the English
 * catalogue.
 */
export const ofProduct = (words: Catalogue, base: Catalogue): Catalogue => ({
  file: words.file,
  subjects: inBoth(words.subjects, base.subjects) as Catalogue['subjects'],
});

const inBoth = (words: Group, base: Group): Group =>
  Object.fromEntries(
    Object.entries(words).flatMap(([key, entry]): [string, Message | Group][] => {
      const original = Object.hasOwn(base, key) ? base[key] : undefined;
      if (original === undefined) return [];
      if (isMessage(original) && isMessage(entry))
        return faultsOfPlaceholders(original, entry).length > 0 ? [] : [[key, entry]];
      return isMessage(original) || isMessage(entry) ? [] : [[key, inBoth(entry, original)]];
    }),
  );

/**
 * A sentence for each word of a site that is no message of the product, and for each placeholder that one lacks or that
 * the product does not hand over: such words are ignored.
 */
export function ignoredWords(words: Catalogue, base: Catalogue): string[] {
  const known = flatten(base.subjects);
  return [...flatten(words.subjects)].flatMap(([path, message]) => {
    const original = known.get(path);
    const faults = original
      ? faultsOfPlaceholders(original, message)
      : [`is no message of the product${meantInstead(path, [...known.keys()])}`];
    return faults.map((fault) => `${words.file}, ${path}: ${fault}`);
  });
}

/** What a key that is none was probably meant to be. */
function meantInstead(path: string, known: readonly string[]): string {
  if (known.some((one) => one.startsWith(`${path}.`))) return ', but a group of them.';
  const elsewhere = [path, path.slice(path.lastIndexOf('.') + 1)].map((end) =>
    known.filter((one) => one.endsWith(`.${end}`)),
  );
  const meant = nearest(path, known) ?? elsewhere.find(({ length }) => length === 1)?.[0];
  return meant === undefined ? '.' : `: did you mean ${meant}?`;
}

/** What a language of the site lacks is said in English, in the forms that English has. */
export const catalogueInEnglish = ({ file, subjects }: Catalogue): Catalogue => ({
  file,
  subjects: groupInEnglish(subjects) as Catalogue['subjects'],
});

const groupInEnglish = (group: Group): Group =>
  Object.fromEntries(
    Object.entries(group).map(([key, entry]) => [
      key,
      isMessage(entry) ? inEnglish(entry) : groupInEnglish(entry),
    ]),
  );

/** A catalogue with the words of a site in place of its own. */
export const withWords = (catalogue: Catalogue, words: Catalogue | undefined): Catalogue =>
  words ? { ...catalogue, subjects: merged(catalogue.subjects, words.subjects) } : catalogue;

const merged = <G extends Group>(own: G, words: Group): G => ({
  ...own,
  ...Object.fromEntries(
    Object.entries(words).map(([key, entry]) => {
      const before = own[key];
      return [
        key,
        before && !isMessage(before) && !isMessage(entry) ? merged(before, entry) : entry,
      ] as const;
    }),
  ),
});
