import { readdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Edition, TextIndex } from '../../../src/document-text/edition';
import { compileTexts, type SourceDocument } from '../../../vite/document-texts/compile';
import { makeProject } from '../content/project';
import { brokenPdf, lockedPdf } from '../../support/pdf-files';
import { writtenPdf } from '../../support/written-pdf';

const text = writtenPdf([[[72, 700, 11, 'The seed is weighed in public.']]]);
const scan = writtenPdf([[]]);

async function compile(pdfs: readonly SourceDocument[], cache = join(makeProject({}), 'cache')) {
  const { files, warnings } = await compileTexts(pdfs, cache);
  const index = JSON.parse(files.get('texts/index.json')!) as TextIndex;
  const editionOf = (address: string) =>
    JSON.parse(files.get(`texts/${index.texts[address]}.json`) ?? 'null') as Edition | null;
  return { index, files, warnings, editionOf };
}

test('a PDF with text gets an edition, whose address is its hash', async () => {
  const { index, files, warnings, editionOf } = await compile([{ address: '/files/a/tor.pdf', bytes: text }]);
  expect([...files.keys()].sort()).toEqual([
    `texts/${index.texts['/files/a/tor.pdf']}.json`,
    'texts/index.json',
  ]);
  expect(editionOf('/files/a/tor.pdf')).toMatchObject({
    lang: 'en',
    of: { size: text.length },
    blocks: [{ is: 'paragraph', text: 'The seed is weighed in public.' }],
  });
  expect(warnings).toEqual([]);
});

test('the log and the index name the documents without a text, and why', async () => {
  const { index, warnings } = await compile([
    { address: '/files/a/scan.pdf', bytes: scan },
    { address: '/files/a/locked.pdf', bytes: lockedPdf() },
    { address: '/files/a/broken.pdf', bytes: brokenPdf() },
  ]);
  expect(index).toEqual({
    texts: {},
    none: { '/files/a/broken.pdf': 'broken', '/files/a/locked.pdf': 'locked', '/files/a/scan.pdf': 'scan' },
  });
  expect(warnings).toEqual([
    '/files/a/broken.pdf has no text to read: it cannot be read. A text beside it, broken.pdf.txt, takes its place.',
    '/files/a/locked.pdf has no text to read: it is locked with a password. A text beside it, locked.pdf.txt, takes its place.',
    '/files/a/scan.pdf has no text to read: its pages are pictures. A text beside it, scan.pdf.txt, takes its place.',
  ]);
});

test('a text that an editor puts beside a PDF is its edition', async () => {
  const root = makeProject({
    'scan.pdf': Buffer.from(scan),
    'scan.pdf.txt': '# Terms\n\nWeigh the seed\nin public.\n\n1. Wait',
  });
  const { editionOf, warnings } = await compile([
    { address: '/files/scan.pdf', bytes: scan, path: join(root, 'scan.pdf') },
  ]);
  expect(editionOf('/files/scan.pdf')?.blocks).toEqual([
    { is: 'heading', level: 1, text: 'Terms' },
    { is: 'paragraph', text: 'Weigh the seed in public.' },
    { is: 'list', items: [{ text: 'Wait', label: '1.' }] },
  ]);
  expect(warnings).toEqual([]);
});

test('a second build reads the editions of unchanged files from the cache', async () => {
  const cache = join(makeProject({}), 'cache');
  const pdfs = [{ address: '/files/tor.pdf', bytes: text }];
  await compile(pdfs, cache);
  const [name] = readdirSync(cache);
  const kept = JSON.parse(await readFile(join(cache, name!), 'utf8')) as { edition: Edition };
  writeFileSync(join(cache, name!), JSON.stringify({ edition: { ...kept.edition, lang: 'ps' } }));
  expect((await compile(pdfs, cache)).editionOf('/files/tor.pdf')?.lang).toBe('ps');
});
