import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { plain, textsOf } from '../../src/document-text/edition';
import { extract } from '../../vite/document-texts/extract';
import { projectRoot } from '../support/project';
import { untaggedPdfs } from '../support/untagged-pdfs';
import {
  compareWords,
  hasPoppler,
  readByPoppler,
  readPairsApart,
  withoutRunningLines,
  wordsOf,
  wrongBrackets,
} from './compare';

const folders = [
  'tests/fixtures/pdfs',
  'content/vacancies',
  'content/itbs',
  'content/publications',
  'content/volunteers',
];
/** Other documents, for a look: `PDFS=folder npm run long`. */
const others = process.env['PDFS'];

function* documents(): Generator<[name: string, bytes: Uint8Array]> {
  for (const folder of [...folders.map((each) => join(projectRoot, each)), ...(others ? [others] : [])]) {
    for (const name of readdirSync(folder).sort()) {
      if (name.endsWith('.pdf')) yield [name, readFileSync(join(folder, name))];
    }
  }
  for (const [name, bytes] of Object.entries(untaggedPdfs())) yield [name, bytes];
}

const percent = (share: number) => `${(share * 100).toFixed(1).padStart(5)} %`;

it.skipIf(!hasPoppler())('the words of all fixtures are those that poppler finds', async () => {
  const faults: string[] = [];
  const table: string[] = [];
  table.push(['document'.padEnd(44), 'words', '  found', '  order', 'merged', 'split', 'brackets'].join(' '));
  for (const [name, bytes] of documents()) {
    const made = await extract(Uint8Array.from(bytes));
    if ('none' in made) {
      table.push(`${name.padEnd(44)} ${made.none}`);
      continue;
    }
    const { blocks, lang } = made.edition;
    const texts = blocks.flatMap((block) =>
      block.is === 'list'
        ? block.items.map(({ label = '', text }) => `${label} ${plain(text)}`)
        : textsOf(block).map(plain),
    );
    const known = wordsOf(withoutRunningLines(readByPoppler(bytes)));
    const { found, order, merged, split } = compareWords(
      known,
      wordsOf(texts.join('\n')),
      readPairsApart(bytes),
    );
    const { wrong, all } = wrongBrackets(texts);
    const row = [
      String(known.length).padStart(5),
      percent(found),
      percent(order),
      String(merged.length).padStart(6),
      String(split.length).padStart(5),
    ];
    table.push([name.padEnd(44), ...row, `${all - wrong}/${all}`].join(' '));
    const least = /^(ar|fa|ps)/.test(lang) ? 0.95 : 0.98;
    if (found < least || wrong > all * 0.02)
      faults.push(`${name}: ${percent(found)} found, ${wrong} of ${all} brackets wrong`);
    if (merged.length > 0) faults.push(`${name}: merged ${merged.join(', ')}`);
    // The article before a word with alef, with the letters of its ligature turned.
    if (/(^|\s)اال|األ|اإل/m.test(texts.join('\n'))) faults.push(`${name}: lam and alef are turned`);
  }
  console.info(table.join('\n'));
  expect(faults).toEqual([]);
});
