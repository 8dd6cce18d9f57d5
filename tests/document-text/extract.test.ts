import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { plain, textsOf, type Block, type Edition } from '../../src/document-text/edition';
import { extractEdition, makeEdition } from '../../src/document-text/extract';
import type { PdfPage } from '../../src/document-text/pdf-page';
import { openPdf } from '../support/open-pdf';
import { lines, writtenPdf } from '../support/written-pdf';

async function extract(data: Uint8Array) {
  const pdf = await openPdf(data);
  const extracted = await extractEdition(pdf);
  await pdf.loadingTask.destroy();
  return extracted;
}

async function editionOf(data: Uint8Array): Promise<Omit<Edition, 'of'>> {
  const extracted = await extract(data);
  if ('none' in extracted) throw new Error(extracted.none);
  return extracted.edition;
}

const fixture = async (name: string) => new Uint8Array(await readFile(`tests/fixtures/pdfs/${name}`));
const textOf = (blocks: readonly Block[]) => blocks.flatMap(textsOf).map(plain).join('\n');
const kinds = (blocks: readonly Block[]) => blocks.map(({ is }) => is);

const filler = (word: string, count: number) =>
  Array.from({ length: count }, (_, index) => `The ${word} sentence of line ${index + 1} goes on and on,`);

describe('a tagged document', () => {
  it('has its headings, tables, numbered lists and paragraphs, and no running lines', async () => {
    const { lang, pages, blocks } = await editionOf(await fixture('chromium-tor-english.pdf'));
    expect([lang, pages]).toEqual(['en', 2]);
    const headings = blocks.flatMap((block) =>
      block.is === 'heading' ? [[block.level, plain(block.text)]] : [],
    );
    expect(headings.slice(0, 3)).toEqual([
      [1, 'Loan Officer for Women’s Group Lending, Mutahid DFI, Mazar-e Sharif Branch'],
      [2, 'About us'],
      [2, 'Background'],
    ]);
    const table = blocks.find((block) => block.is === 'table')!;
    expect(table.rows[0]).toEqual([{ text: 'Vacancy number', head: true }, { text: 'NLO-VA-062' }]);
    expect(textOf(blocks)).not.toMatch(/\d \/ 2/);
  });

  it('joins a list that goes on over the end of a page', async () => {
    const { blocks } = await editionOf(await fixture('chromium-tor-english.pdf'));
    const list = blocks.find((block) => block.is === 'list')!;
    expect(list.items.map(({ label }) => label)).toEqual(['1.', '2.', '3.', '4.', '5.', '6.', '7.']);
    expect(blocks[blocks.indexOf(list) + 1]).toEqual({ is: 'page', page: 2 });
  });

  it('in Dari has letters, digits, brackets and vowel signs in reading order', async () => {
    const { lang, blocks } = await editionOf(await fixture('chromium-tor-dari.pdf'));
    expect(lang).toBe('fa');
    const text = textOf(blocks);
    for (const words of [
      'کارمند ساحوی معیشت، ولسوالی یکاولنگ',
      'خانه ۱۴، کابل',
      '۲ بست (یک بست برای زنان)',
      'پروژه «بهار دوباره» به ۶۲۰ خانواده',
      'لطفاً فوراً به ما خبر دهید',
      'jobs@example.org',
    ])
      expect(text).toContain(words);
    expect(text).not.toMatch(/[\ufb50-\ufdff\ufe70-\ufefc]/);
    const list = blocks.find((block) => block.is === 'list')!;
    expect(list.items.slice(0, 3).map(({ label }) => label)).toEqual(['1.', '2.', '3.']);
  });

  it('in two scripts keeps each of them in order', async () => {
    const { blocks } = await editionOf(await fixture('chromium-two-scripts.pdf'));
    expect(textOf(blocks)).toContain('د سواد حلقې آسانتیاوې: Facilitators for');
    expect(textOf(blocks)).toContain('زما لومړی کتاب');
  });
});

describe('a document without tags', () => {
  it('has headings by size, paragraphs by distance, lists by their signs and hyphens joined', async () => {
    const { blocks } = await editionOf(
      writtenPdf([
        [
          [72, 780, 22, 'Terms of reference'],
          ...lines(72, 740, 11, [
            'We are an organisa-',
            'tion that helps house-',
            'holds in Mazar-e',
            'Sharif to earn.',
          ]),
          [72, 660, 14, 'Duties'],
          ...lines(72, 640, 11, ['\u0095 Weigh the seed', '\u0095 Write it down for', '   everybody']),
          ...lines(72, 580, 11, ['1. Send a letter', '2. Wait']),
        ],
      ]),
    );
    expect(blocks).toEqual([
      { is: 'heading', level: 1, text: 'Terms of reference' },
      { is: 'paragraph', text: 'We are an organisation that helps households in Mazar-e Sharif to earn.' },
      { is: 'heading', level: 2, text: 'Duties' },
      {
        is: 'list',
        items: [
          { text: 'Weigh the seed' },
          { text: 'Write it down for everybody' },
          { text: 'Send a letter', label: '1.' },
          { text: 'Wait', label: '2.' },
        ],
      },
    ]);
  });

  it('is read column by column', async () => {
    const { blocks } = await editionOf(
      writtenPdf([
        [
          [60, 790, 20, 'A newsletter that has a title over both columns'],
          ...lines(60, 740, 10, filler('left', 8)),
          ...lines(320, 740, 10, filler('right', 8)),
        ],
      ]),
    );
    expect(kinds(blocks)).toEqual(['heading', 'paragraph', 'paragraph']);
    expect(textOf(blocks.slice(1, 2))).not.toContain('right');
    expect(textOf(blocks.slice(2))).not.toContain('left');
  });

  it('has tables where cells stand below each other', async () => {
    const row = (y: number, ...cells: string[]) =>
      cells.map((cell, index) => [72 + index * 150, y, 11, cell] as const);
    const { blocks } = await editionOf(
      writtenPdf([
        [
          ...row(700, 'Item', 'Unit', 'Price'),
          ...row(682, 'Seed', 'kg', '40'),
          ...row(664, 'Hens', 'each', '300'),
        ],
      ]),
    );
    const rows = blocks.flatMap((block) => (block.is === 'table' ? block.rows : []));
    expect(rows.map((cells) => cells.map(({ text }) => text))).toEqual([
      ['Item', 'Unit', 'Price'],
      ['Seed', 'kg', '40'],
      ['Hens', 'each', '300'],
    ]);
  });

  it('leaves out headers and page numbers, and joins a sentence over the end of a page', async () => {
    const page = (number: number, texts: string[]) =>
      [
        [72, 810, 9, 'Nawruzan, tender 7'],
        ...lines(72, 700, 11, texts),
        [290, 30, 9, `Page ${number} of 2`],
      ] as const;
    const { blocks } = await editionOf(
      writtenPdf([page(1, ['The bidder gives a']), page(2, ['price for each lot.'])]),
    );
    expect(blocks).toEqual([
      { is: 'paragraph', text: 'The bidder gives a price for each lot.' },
      { is: 'page', page: 2 },
    ]);
  });

  it('keeps its links, and only those of a safe kind', async () => {
    const texts = [
      [72, 700, 11, 'See the form'],
      [72, 600, 11, 'or this'],
    ] as const;
    const { blocks } = await editionOf(
      writtenPdf(
        [texts],
        [
          [[70, 695, 200, 715], 'https://example.org/form'],
          [[70, 595, 200, 615], 'javascript:alert\\(1\\)'],
        ],
      ),
    );
    expect(blocks.flatMap(textsOf)).toEqual([
      [{ text: 'See the form', href: 'https://example.org/form' }],
      'or this',
    ]);
  });

  it('of 200 pages is read', async () => {
    const { pages, blocks } = await editionOf(
      writtenPdf(
        Array.from({ length: 200 }, (_, index) => [[72, 400, 11, `Lot ${index} has a text.`] as const]),
      ),
    );
    expect(pages).toBe(200);
    expect(blocks.filter(({ is }) => is === 'paragraph')).toHaveLength(200);
  });
});

describe('a document has no edition', () => {
  it('if it is a scan', async () => {
    expect(await extract(await fixture('ghostscript-scan.pdf'))).toEqual({ none: 'scan' });
    expect(await extract(writtenPdf([[], []]))).toEqual({ none: 'scan' });
  });

  it('if a third of its pages or more are pictures; one of many is named', async () => {
    const page = [[72, 400, 11, 'A page with a text.']] as const;
    expect(await extract(writtenPdf([page, []]))).toEqual({ none: 'pictures' });
    const { blocks } = await editionOf(writtenPdf([page, page, page, []]));
    expect(blocks.at(-1)).toEqual({ is: 'page', page: 4, isPicture: true });
  });

  const pageOf = (texts: readonly string[]): PdfPage => ({
    number: 1,
    width: 595,
    height: 842,
    pieces: texts.map((str, index) => ({
      str,
      dir: 'ltr',
      hasEOL: true,
      width: 200,
      height: 10,
      transform: [10, 0, 0, 10, 72, 700 - index * 14],
    })),
  });

  it('if its letters are unknown', () =>
    expect(makeEdition([pageOf(['\ue001\ue002\ue003\ue004', 'lot \ufffd\ufffd'])], 'en')).toEqual({
      none: 'glyphs',
    }));

  it('if its words are in pieces', () =>
    expect(makeEdition([pageOf(Array.from({ length: 9 }, () => 't h e l o t'))], 'en')).toEqual({
      none: 'order',
    }));

  it('a language that does not fit the letters is not believed', () => {
    const made = makeEdition([pageOf(['د کروندې لپاره د تخم وېش', 'ټول غړي ښځې دي'])], 'en-US');
    expect(made).toMatchObject({ edition: { lang: 'ps' } });
  });

  it('a paragraph in another language is named', () => {
    const made = makeEdition([pageOf(['The seed is weighed in public.', '', 'کارمند ساحوی معیشت'])], 'en');
    expect('edition' in made && made.edition.blocks.at(-1)).toMatchObject({ lang: 'fa' });
  });
});
