import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import type { Edition, NoEdition, TextIndex } from '../../src/document-text/edition';
import { isUnknown } from '../../src/document-text/languages/document-language';
import { readWrittenText } from '../../src/document-text/written-text';
import { Extraction } from './extraction';
import { readDocument, type Made } from './read-document';

/** A document of the site. */
export interface SourceDocument {
  /** The address of the document: `/files/vacancies/tor.pdf`, not URL-encoded. */
  address: string;
  bytes: Uint8Array;
  /** The path of the document on disk, if it is there: a text beside it is its edition. */
  path?: string | undefined;
}

export interface CompiledTexts {
  /** Path below the site's root → JSON. */
  files: Map<string, string>;
  /** Address of a document → the language of its text. */
  languages: ReadonlyMap<string, string>;
  /** One line for each document without a text. */
  warnings: string[];
}

const reasons: Readonly<Record<NoEdition, string>> = {
  scan: 'its pages are pictures',
  pictures: 'a third of its pages or more are pictures',
  glyphs: 'its fonts do not name their letters',
  order: 'its words are in pieces',
  locked: 'it is locked with a password',
  broken: 'it cannot be read',
  'too-big': 'it is larger than 20 MB, or has more than half a million elements',
  'too-slow': 'reading it took more than 20 seconds of the processor',
  empty: 'no letter is in it',
  old: 'it is of Word or Excel before 2007; saved as .docx or .xlsx it has one',
  kind: 'it is not the kind of file that its name says',
};

/** Makes `texts/index.json` and the text of each document that has one. Editions are cached below `cacheDir`. */
export async function compileTexts(
  documents: readonly SourceDocument[],
  cacheDir: string,
): Promise<CompiledTexts> {
  const index: TextIndex = { texts: {}, none: {} };
  const files = new Map<string, string>();
  const languages = new Map<string, string>();
  const warnings: string[] = [];
  const extraction = new Extraction();
  for (const document of [...documents].sort((a, b) => (a.address < b.address ? -1 : 1))) {
    const name = document.address.slice(document.address.lastIndexOf('/') + 1);
    const made =
      (await readBeside(document)) ??
      (await readDocument({ bytes: document.bytes, name }, cacheDir, extraction));
    if ('none' in made) {
      index.none[document.address] = made.none;
      warnings.push(
        `${document.address} has no text to read: ${reasons[made.none]}. A text beside it, ${name}.txt, takes its place.`,
      );
      continue;
    }
    const json = JSON.stringify(made.edition);
    const hash = createHash('sha256').update(json).digest('hex').slice(0, 16);
    index.texts[document.address] = hash;
    if (isLarge(json)) (index.large ??= []).push(document.address);
    if (!isUnknown(made.edition.lang)) languages.set(document.address, made.edition.lang);
    files.set(`texts/${hash}.json`, json);
  }
  await extraction.end();
  files.set('texts/index.json', JSON.stringify(index));
  return { files, languages, warnings };
}

/** A longer text (bytes, compressed) would take the room of many others on a phone that has opened none of them. */
const longest = 20_000;

export const isLarge = (json: string): boolean =>
  json.length > longest && brotliCompressSync(json).length > longest;

/** The text that an editor wrote beside a document: `tor-x.pdf.txt`. */
async function readBeside({ path, bytes }: SourceDocument): Promise<Made | undefined> {
  if (path === undefined || !existsSync(`${path}.txt`)) return undefined;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const written = readWrittenText(await readFile(`${path}.txt`, 'utf8'));
  return { edition: { ...written, of: { sha256, size: bytes.length } } satisfies Edition };
}
