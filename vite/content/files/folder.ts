import { extname, join } from 'node:path';
import { isReadKind } from '../../../src/document-text/kinds';
import { endingOf } from './names';
import { listEntries } from './disk';
import type { Fault } from '../faults';
import type { Pictures } from '../pictures';
import { languages } from '../../messages/languages';
import type { SiteFolder } from '../../site/folder';
import { codesOfWords } from '../../site/words';
import { checkTranslation, translationOf } from '../records/translations';

/** One folder of `content/`: the records of a resource, and the files beside them. */
export interface Folder {
  /** The name of the resource and the folder. */
  name: string;
  /** The folder's name in messages: `content/vacancies`. */
  label: string;
  /** Names of the record files, in the order of a file manager. */
  records: string[];
  /** The names of the translations of each record file, by the code of their language. */
  translations: Map<string, Map<string, string>>;
  /** The real paths of all files, by their names on disk. */
  paths: Map<string, string>;
  /** The other files: a name as records write it → the name on disk. */
  beside: Map<string, string>;
  /** What is published in place of pictures. */
  pictures: Pictures;
  /** Names of files that a record references. */
  taken: Set<string>;
  /** Names of record files that could not be read: what they say is not known. */
  unreadable: Set<string>;
}

const recordEndings = new Set(['.md', '.yaml', '.yml', '.json']);
const order = new Intl.Collator('en', { numeric: true });

/** A folder without files. */
export const emptyFolder = (site: SiteFolder, name: string, pictures: Pictures = new Map()): Folder => ({
  name,
  label: `${site.label}/${name}`,
  records: [],
  translations: new Map(),
  paths: new Map(),
  beside: new Map(),
  pictures,
  taken: new Set(),
  unreadable: new Set(),
});

/** Lists the folder of a resource. Dot-files and README.md are not content. */
export function openFolder(site: SiteFolder, name: string, faults: Fault[], pictures?: Pictures): Folder {
  const folder = emptyFolder(site, name, pictures);
  const { label } = folder;
  for (const entry of listEntries(site.path, join(site.path, name), label, faults)) {
    if (entry.kind === 'folder') {
      faults.push({ file: `${label}/${entry.name}`, expected: 'a file', found: 'a folder' });
      continue;
    }
    folder.paths.set(entry.name, entry.path);
    if (recordEndings.has(extname(entry.name).toLowerCase())) folder.records.push(entry.name);
    // macOS may return decomposed characters (NFD), while editors type composed ones (NFC).
    else folder.beside.set(entry.name.normalize('NFC'), entry.name);
  }
  separateTranslations(folder, codesOf(site), faults);
  folder.records.sort((a, b) => order.compare(a, b) || (a < b ? -1 : 1));
  return folder;
}

/** The languages that a record may be translated to, by the segment that their addresses have. */
const codesOf = (site: SiteFolder): string[] => [
  ...new Set([...languages.map(({ code }) => code), ...codesOfWords(site)]),
];

/** Moves the translations from the records to their own map. */
function separateTranslations(folder: Folder, codes: readonly string[], faults: Fault[]) {
  const all = folder.records;
  folder.records = all.filter((name) => !translationOf(name));
  // What is wrong with a record under another name is told of that record.
  const others = [...folder.beside.keys()].map(
    (name) => /^(.*\.(?:md|ya?ml))\.(?:txt|docx?)$/i.exec(name)?.[1],
  );
  const records = [...folder.records, ...others.filter((name) => name !== undefined)];
  for (const name of all) {
    const translation = translationOf(name);
    if (!translation) continue;
    if (!checkTranslation(`${folder.label}/${name}`, translation, { records, codes }, faults)) continue;
    const byCode = folder.translations.get(translation.record) ?? new Map<string, string>();
    folder.translations.set(translation.record, byCode.set(translation.code, name));
  }
}

/** A record under the name of a text, as Windows makes it, or written in Word: it would be left out without a sign. */
const misnamed = /\.(md|ya?ml)\.(txt|docx?)$/i;
const written = /^\d+-[^]*\.(docx?|odt|rtf)$/i;

/** The faults of files that look like records and are none. A document that a record names is one. */
export const faultsOfMisnamed = (folder: Folder): Fault[] =>
  [...folder.beside.keys()]
    .filter((name) => !folder.taken.has(name))
    // A record that cannot be read may name a document.
    .filter((name) => misnamed.test(name) || (written.test(name) && folder.unreadable.size === 0))
    .map((name) => ({
      file: `${folder.label}/${name}`,
      expected: `a record to be plain text named ${name.replace(/(\.(md|ya?ml))?\.[^.]+$/i, '')}.md or .yaml`,
      found: `a file that ends in .${endingOf(name)}`,
    }));

/** A line for each file that no record references. */
export function warnOfUnused(folder: Folder): string[] {
  return [...folder.beside.keys()]
    .filter((name) => !folder.taken.has(name) && !isTextOf(folder, name))
    .map((name) => `${folder.label}/${name}: no record names this file, so it is left out`);
}

/** A text beside a document that a record names: `tor.pdf.txt`, which `vite/document-texts/compile.ts` reads. */
const isTextOf = ({ taken }: Folder, name: string) =>
  /\.txt$/.test(name) && isReadKind(endingOf(name.slice(0, -4))) && taken.has(name.slice(0, -4));
