import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BuildError } from '../build-error.ts';
import { descriptionFile, readDescription, type SiteDescription } from '../site/description.ts';
import { siteFolder, type SiteFolder } from '../site/folder.ts';
import { ownPagesSubject, readOwnPages, type OwnPage } from '../site/own-pages.ts';
import { titleMessages } from '../site/route-table.ts';
import {
  catalogueInEnglish,
  faultsOfWords,
  ignoredWords,
  ofProduct,
  readWordFiles,
  readWords,
  withWords,
  wordsFolder,
  type WordFiles,
} from '../site/words.ts';
import {
  parseFile,
  flatten,
  readCatalogue,
  throwIfFaulty,
  withLine,
  type Catalogue,
  type Group,
} from './catalogue.ts';
import { compareCatalogues, faultsOfForms, faultsOfIsolates, faultsOfNotes } from './check.ts';
import { english, languages, ownLanguage, pseudo, type Language } from './languages.ts';
import type { Message } from './message.ts';
import { pseudoCatalogue } from './pseudo.ts';
import { faultsOfFiguresIn, faultsOfQuotes, faultsOfWording } from './usage.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const notesFile = 'src/words/translation/notes.json';

/** A site whose words take the place of the product's; `none` for the product's alone. */
export type WordsOf = SiteFolder | 'none';

/** The catalogue of the product in a language. */
export const fileOf = ({ tag, code }: Language): string =>
  `src/words/${tag === pseudo.tag ? english.code : code}.json`;

/** The text of a file of the project. */
export const readText = (file: string): string => readFileSync(join(root, file), 'utf8');

/** The English catalogue of the product, as its file has it. */
export const readBase = (): Catalogue => readCatalogue(fileOf(english), readText(fileOf(english)));

/** What was last read, by the texts that it was read from: a build asks for it a dozen times. */
class LastRead<T> {
  #last: { texts: string; value: T } | undefined;

  get(texts: readonly string[], readAll: () => T): T {
    const own = texts.join('\0');
    if (this.#last?.texts !== own) this.#last = { texts: own, value: readAll() };
    return this.#last.value;
  }
}

/** By the codes of their languages. */
type Catalogues = ReadonlyMap<string, Catalogue>;

/** What a site calls its pages: those of its own, and those of the product that it has renamed. */
interface PageNames {
  own: readonly OwnPage[];
  renamed: SiteDescription['pageNames'];
}

const namesOf = (site: SiteFolder): PageNames => ({
  own: readOwnPages(site),
  renamed: existsSync(join(site.path, descriptionFile)) ? readDescription(site).pageNames : new Map(),
});

/** The same names have the same text. */
const textOf = (names: PageNames): string =>
  JSON.stringify(names, (_, value: unknown) => (value instanceof Map ? [...value] : value));

/** A catalogue with the names of the pages of a site. What it calls otherwise, its menu does, too. */
function withPageNames(catalogue: Catalogue, code: string, { own, renamed }: PageNames): Catalogue {
  const { file, subjects } = catalogue;
  const messages = titleMessages();
  const titles: Record<string, Message> = {};
  const labels: Record<string, Message> = {};
  for (const [path, names] of renamed) {
    const [, group, key = ''] = messages.get(path)?.split('.') ?? [];
    const name = names.get(code) ?? names.get('');
    if (name === undefined) continue;
    if (group === 'titles') titles[key] = [name];
    if (key in (subjects['pages']!['menu'] as Group)) labels[key] = [name];
  }
  const ofPages: Group = {
    ...subjects['pages'],
    titles: { ...(subjects['pages']!['titles'] as Group), ...titles },
    menu: { ...(subjects['pages']!['menu'] as Group), ...labels },
  };
  const ownTitles = own.map(({ name, title, titles: translated }) => [name, [translated.get(code) ?? title]]);
  const ofOwn: Group = {
    ...subjects[ownPagesSubject],
    ...(own.length > 0 && { titles: Object.fromEntries(ownTitles) as Group }),
  };
  return { file, subjects: { ...subjects, pages: ofPages, [ownPagesSubject]: ofOwn } };
}

const products = new LastRead<Catalogues>();
const ofSite = new LastRead<Catalogues>();
const withNames = new LastRead<Catalogues>();

/**
 * The catalogue of a language with the words of the site, when those of all languages are whole. Throws one error of all
 * faults.
 */
export function loadCatalogue({ code }: Language, site: WordsOf = siteFolder(root)): Catalogue {
  const texts = [...languages.map(fileOf), notesFile].map(readText);
  const product = products.get(texts, readCatalogues);
  const files: WordFiles = site === 'none' ? new Map() : readWordFiles(site);
  const words = [...files.values()].flatMap(({ file, text }) => [file, text]);
  const all = ofSite.get([...texts, ...words], () => withFiles(product, files));
  // Read last: a fault of `site.yaml` must not hide those of the words.
  const names = site === 'none' ? undefined : namesOf(site);
  const named = () =>
    new Map(names && [...all].map(([code, own]) => [code, withPageNames(own, code, names)] as const));
  const own = names ? withNames.get([...texts, ...words, textOf(names)], named).get(code) : all.get(code);
  if (own) return own;
  const place = site === 'none' ? '' : `${site.label}/`;
  throw new BuildError(
    `${place}${wordsFolder}/${code}.json: expected the words of the language ${code}, found no file: npm run new-language ${code} writes it.`,
  );
}

/**
 * Whether a subject is said in a language itself, and nothing of it in English for want of words: always so in a language
 * of the product.
 */
export function isSaidIn({ code }: Language, subject: string, site: WordsOf): boolean {
  if (site === 'none' || [...languages, pseudo].some((language) => language.code === code)) return true;
  const file = readWordFiles(site).get(code);
  const base = readBase();
  const own = file ? flatten(ofProduct(readWords(file), base).subjects) : new Map<string, Message>();
  return [...flatten(base.subjects[subject] ?? {}, subject).keys()].every((path) => own.has(path));
}

/** The words of a site that are ignored, a sentence each, with file, line and key. Throws where they cannot be read. */
export const ignoredWordsOf = (site: SiteFolder): string[] =>
  [...readWordFiles(site).values()].flatMap((file) =>
    ignoredWords(readWords(file), readBase()).map((sentence) => withLine(sentence, () => file.text)),
  );

function withFiles(product: Catalogues, files: WordFiles): Catalogues {
  const base = product.get(english.code)!;
  const words = new Map([...files].map(([code, file]) => [code, ofProduct(readWords(file), base)]));
  throwIfFaulty(
    [...words].flatMap(([code, own]) => {
      const language = languages.find((one) => one.code === code) ?? ownLanguage(code);
      return language
        ? faultsOfWords(own, language)
        : [`${own.file}: expected the code of a language, found "${code}".`];
    }),
    (file) => [...files.values()].find((one) => one.file === file)?.text,
  );
  const all = new Map([...product].map(([code, own]) => [code, withWords(own, words.get(code))]));
  const fallback = catalogueInEnglish(all.get(english.code)!);
  for (const [code, own] of words) if (!product.has(code)) all.set(code, withWords(fallback, own));
  return all.set(pseudo.code, pseudoCatalogue(all.get(english.code)!));
}

/** The catalogues of the product. */
function readCatalogues(): Catalogues {
  const base = readBase();
  const translations = languages
    .filter((language) => language.tag !== english.tag)
    .map((language) => ({
      language,
      catalogue: readCatalogue(fileOf(language), readText(fileOf(language))),
    }));
  const all = [
    { language: english, catalogue: base },
    ...translations,
    { language: pseudo, catalogue: pseudoCatalogue(base) },
  ];
  throwIfFaulty(
    [
      ...all.flatMap(({ language, catalogue }) => faultsOfForms(catalogue, language)),
      ...all.flatMap(({ catalogue }) => faultsOfIsolates(catalogue)),
      ...all.slice(1).flatMap(({ catalogue }) => compareCatalogues(base, catalogue)),
      ...translations.flatMap(({ language, catalogue }) => [
        ...faultsOfWording(catalogue, language.code),
        ...faultsOfFiguresIn(base, catalogue, language.code),
        ...faultsOfQuotes(base, catalogue),
      ]),
      ...faultsOfNotes(notesFile, parseFile(notesFile, readText(notesFile)) as Record<string, string>, base),
    ],
    readText,
  );
  return new Map(all.map(({ language, catalogue }) => [language.code, catalogue]));
}
