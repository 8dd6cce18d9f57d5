import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Edition, NoEdition, TextIndex } from '../../src/document-text/edition';
import { readWrittenText } from '../../src/document-text/written-text';
import { Extraction } from './extraction';
import { readPdf, type Made } from './read-pdf';

/** A PDF of the site. */
export interface Pdf {
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
  'too-big': 'it is larger than 20 MB',
  'too-slow': 'reading it took more than 20 seconds of the processor',
};

/** Makes `texts/index.json` and the text of each PDF that has one. Editions are cached below `cacheDir`. */
export async function compileTexts(pdfs: readonly Pdf[], cacheDir: string): Promise<CompiledTexts> {
  const index: TextIndex = { texts: {}, none: {} };
  const files = new Map<string, string>();
  const languages = new Map<string, string>();
  const warnings: string[] = [];
  const extraction = new Extraction();
  for (const pdf of [...pdfs].sort((a, b) => (a.address < b.address ? -1 : 1))) {
    const made = (await readBeside(pdf)) ?? (await readPdf(pdf.bytes, cacheDir, extraction));
    if ('none' in made) {
      index.none[pdf.address] = made.none;
      const name = pdf.address.slice(pdf.address.lastIndexOf('/') + 1);
      warnings.push(
        `${pdf.address} has no text to read: ${reasons[made.none]}. A text beside it, ${name}.txt, takes its place.`,
      );
      continue;
    }
    const json = JSON.stringify(made.edition);
    const hash = createHash('sha256').update(json).digest('hex').slice(0, 16);
    index.texts[pdf.address] = hash;
    languages.set(pdf.address, made.edition.lang);
    files.set(`texts/${hash}.json`, json);
  }
  await extraction.end();
  files.set('texts/index.json', JSON.stringify(index));
  return { files, languages, warnings };
}

/** The text that an editor wrote beside a PDF: `tor-x.pdf.txt`. */
async function readBeside({ path, bytes }: Pdf): Promise<Made | undefined> {
  if (path === undefined || !existsSync(`${path}.txt`)) return undefined;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const written = readWrittenText(await readFile(`${path}.txt`, 'utf8'));
  return { edition: { ...written, of: { sha256, size: bytes.length } } satisfies Edition };
}
