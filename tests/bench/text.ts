import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { plain, type Edition, type TextIndex } from '../../src/document-text/edition';
import { extract } from '../../vite/document-texts/extract';
import { untaggedPdfs } from '../support/untagged-pdfs';
import type { Bench } from './bench';
import { measureFirstRead } from './first-read';
import { median, type Measured } from './measured';
import { shareInOrder, withoutRunningLines, wordsOf } from './word-sequence';

/** The targets for the share of words in the same order. */
const limits = { tagged: 0.98, untagged: 0.95 };

/**
 * The texts of documents: their sizes, how much of the words that poppler finds they have in the same order, and the
 * first read of a document over a slow connection, as a text and as pages.
 */
export async function measureText(bench: Bench): Promise<Measured[]> {
  const hasPoppler = isInstalled();
  if (!hasPoppler) bench.say('pdftotext is not installed: the words are not compared.');
  const samples = await measureSamples(bench, hasPoppler);
  const untagged = hasPoppler ? await measureUntagged(bench) : [];
  return [...samples, ...untagged, ...(await measureFirstRead(bench))];
}

function isInstalled(): boolean {
  try {
    execFileSync('pdftotext', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/**
 * How poppler reads a document: by what it takes for columns, line by line, and as the file writes it. It tells rows of
 * a table from columns of text in none of them always.
 */
const orders = [[], ['-layout'], ['-raw']];

/** The words that poppler finds, in each of its orders. */
const poppler = (path: string): string[][] =>
  orders.map((order) => {
    const arguments_ = ['-enc', 'UTF-8', ...order, path, '-'];
    const text = execFileSync('pdftotext', arguments_, { encoding: 'utf8', maxBuffer: 2 ** 26 });
    return wordsOf(withoutRunningLines(text));
  });

/** The share of the words in the order that agrees best. */
const shareOf = (path: string, edition: Pick<Edition, 'blocks'>): number => {
  const found = wordsOfEdition(edition);
  return Math.max(...poppler(path).map((words) => shareInOrder(words, found)));
};

/** All words of an edition. Labels of lists are words of the document too. */
function wordsOfEdition({ blocks }: Pick<Edition, 'blocks'>): string[] {
  const texts = blocks.flatMap((block) => {
    if (block.is === 'page') return [];
    if (block.is === 'list') return block.items.map(({ label = '', text }) => `${label} ${plain(text)}`);
    if (block.is === 'table') return block.rows.flat().map(({ text }) => plain(text));
    return [plain(block.text)];
  });
  return wordsOf(texts.join('\n'));
}

async function measureSamples({ dist, say }: Bench, hasPoppler: boolean): Promise<Measured[]> {
  const index = JSON.parse(await readFile(join(dist, 'texts/index.json'), 'utf8')) as TextIndex;
  const [pdfs, texts, shares]: [number[], number[], number[]] = [[], [], []];
  for (const [address, hash] of Object.entries(index.texts)) {
    const path = join(dist, address);
    const json = await readFile(join(dist, 'texts', `${hash}.json`));
    const size = (await stat(path)).size;
    const text = brotliCompressSync(json).length;
    pdfs.push(size);
    texts.push(text);
    const share = hasPoppler ? shareOf(path, JSON.parse(json.toString()) as Edition) : undefined;
    if (share !== undefined) shares.push(share);
    say(
      `${basename(address).padEnd(48)} ${size} B, text ${text} B${share === undefined ? '' : `, ${show(share)}`}`,
    );
  }
  return [
    {
      name: 'PDFs with a text',
      unit: '',
      values: [pdfs.length],
      note: `${Object.keys(index.none).length} without`,
    },
    { name: 'a PDF', unit: 'B', values: pdfs },
    { name: 'its text (brotli)', unit: 'B', values: texts },
    ...sharesOf('tagged samples', shares, limits.tagged),
  ];
}

async function measureUntagged({ say }: Bench): Promise<Measured[]> {
  const folder = await mkdtemp(join(tmpdir(), 'texts-'));
  const shares: number[] = [];
  try {
    for (const [name, bytes] of Object.entries(untaggedPdfs())) {
      const path = join(folder, `${name}.pdf`);
      await writeFile(path, bytes);
      const extracted = await extract(bytes);
      const share = 'none' in extracted ? 0 : shareOf(path, extracted.edition);
      shares.push(share);
      say(`${name.padEnd(48)} ${'none' in extracted ? `none: ${extracted.none}` : show(share)}`);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
  return sharesOf('untagged fixtures', shares, limits.untagged);
}

const show = (share: number) => `${(share * 100).toFixed(1)} % of the words in order`;

const sharesOf = (name: string, shares: readonly number[], atLeast: number): Measured[] =>
  shares.length === 0
    ? []
    : [
        { name: `${name}: words in order`, unit: '', values: shares },
        {
          name: `${name}: the least of them`,
          unit: '',
          values: [Math.min(...shares)],
          target: { atLeast },
          note: `median ${median(shares).toFixed(4)}`,
        },
      ];
