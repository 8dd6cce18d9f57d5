import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { plain, textsOf, type Edition } from '../../src/document-text/edition';
import { findIn, foldPage } from '../../src/viewer/find/find';
import { readText } from '../../src/viewer/page-text';
import { extract } from '../../vite/document-texts/extract';
import { drawnText, reversed, type DrawnRun } from '../support/drawn-text';
import { openPdf } from '../support/open-pdf';
import { projectRoot } from '../support/project';

async function editionOf(bytes: Uint8Array): Promise<Omit<Edition, 'of'>> {
  const made = await extract(bytes);
  if ('none' in made) throw new Error(made.none);
  return made.edition;
}
const linesOf = ({ blocks }: Pick<Edition, 'blocks'>) =>
  blocks.flatMap((block) =>
    block.is === 'table'
      ? block.rows.map((row) => row.map(({ text }) => plain(text)).join(' | '))
      : textsOf(block).map(plain),
  );

/** A run whose right end is at `right`. */
function ending(
  right: number,
  y: number,
  text: string | readonly (string | number)[],
  more: Partial<DrawnRun> = {},
): DrawnRun {
  const glyphs = typeof text === 'string' ? reversed(text) : text;
  const size = 12;
  const wide = glyphs.reduce<number>(
    (sum, glyph) => sum + (typeof glyph === 'number' ? -glyph / 1000 : glyph === ' ' ? 0.25 : 0.5),
    0,
  );
  return { x: right - wide * size, y, size, glyphs, ...more };
}

const page = (...runs: DrawnRun[]) => drawnText([{ runs }]);

describe('right-to-left text of an untagged PDF', () => {
  it('keeps the letters of a ligature in order, in the edition, in Find and in what is copied', async () => {
    const bytes = page(ending(540, 700, 'لایحه وظایف، ولایت هرات، اعلان و اطلاعات'));
    expect(linesOf(await editionOf(bytes))).toEqual(['لایحه وظایف، ولایت هرات، اعلان و اطلاعات']);
    const { items } = await readText(await openPdf(bytes), 1);
    expect(items.map(({ str }) => str).join('')).toBe('لایحه وظایف، ولایت هرات، اعلان و اطلاعات');
    expect(findIn(foldPage(items), 'اطلاعات')).toHaveLength(1);
  });

  it('is put together by its places, with the joiner that stands beside a glyph', async () => {
    const bytes = page(
      ending(483, 700, 'ها است'),
      ending(486, 700, [' '], { actualText: '\u200c' }),
      ending(540, 700, 'آن درخواست'),
    );
    expect(linesOf(await editionOf(bytes))).toEqual(['آن درخواست\u200cها است']);
  });

  it.each([
    ['by their shape', '(', ')'],
    ['by their sense', ')', '('],
  ])('has brackets that face right, named %s', async (_, left, right) => {
    const glyphs = [...reversed('قریه'), ' ', left, ...reversed('یک بست'), right, ' ', ...reversed('هرات')];
    expect(linesOf(await editionOf(page(ending(540, 700, glyphs))))).toEqual(['هرات (یک بست) قریه']);
  });

  it('keeps numbers, dates and signs as they stand', async () => {
    const bytes = page(
      ending(540, 700, [...reversed('است'), ' ', ...'1403/09/19', ' ', ...reversed('تاریخ')]),
      ending(540, 660, [...reversed('تولید'), ' ', '%', '5', '0', ' ', ...reversed('حداقل')]),
      ending(540, 620, [...reversed('تن'), ' ', ...'۳۸٬۴۰۰', ' ', ...reversed('فروش')]),
      ending(540, 580, [
        ...'0142',
        ' ',
        ...'555',
        ' ',
        ...'20',
        ' ',
        ...'93',
        '+',
        ' ',
        ...reversed('تلفون'),
      ]),
      ending(540, 540, [...'+93 20 555 0142', ' ', ...reversed('تلفون')]),
    );
    expect(linesOf(await editionOf(bytes))).toEqual([
      'تاریخ 1403/09/19 است',
      'حداقل 50% تولید',
      'فروش ۳۸٬۴۰۰ تن',
      'تلفون +93 20 555 0142',
      'تلفون +93 20 555 0142',
    ]);
  });

  it('has no space where letters are kerned, and one where words are a quarter of an em apart', async () => {
    const bytes = page(
      ending(540, 700, ['ی', 'ب', 'ا', 'ی', -120, 'ز', 'ر', 'ا', ' ', 'ن', 'آ', -300, 'ت', 'س', 'ا']),
    );
    expect(linesOf(await editionOf(bytes))).toEqual(['است آن ارزیابی']);
  });

  it('has the spaces of a tight line where the file draws one of them, and moves on for the others', async () => {
    const words = 'تفعيلها يمكن التي و مبدئيا المفعلة غير الخصائص بعض'.split(' ');
    const glyphs = words.flatMap((word, index) => [
      ...(index === 0 ? [] : index === 3 ? [' '] : [-150]),
      ...reversed(word),
    ]);
    expect(linesOf(await editionOf(page(ending(560, 700, glyphs))))).toEqual([words.reverse().join(' ')]);
  });

  it('has the raised number of a note apart from the word before it', async () => {
    const word = ending(540, 700, 'گروه گوگل');
    const note = { x: word.x - 4, y: 704, size: 8, glyphs: ['۱'] };
    const rest = ending(word.x - 6, 700, 'تشکر');
    expect(linesOf(await editionOf(page(word, note, rest)))).toEqual(['گروه گوگل[۱] تشکر']);
  });

  it('is one paragraph to its last, short line, and the next paragraph begins further in', async () => {
    const long = 'کارمند با خانواده های ده قریه کار می کند و گزارش می دهد';
    const lines = [long, long, 'تمام شد.'].map((text, index) => ending(540, 700 - index * 16, text));
    const next = [ending(510, 652, long.slice(0, 48)), ending(540, 636, 'پایان.')];
    expect(linesOf(await editionOf(page(...lines, ...next)))).toEqual([
      `${long} ${long} تمام شد.`,
      `${long.slice(0, 48).trim()} پایان.`,
    ]);
  });

  it('has its tables', async () => {
    const rows = [
      ['بست', 'ولایت', 'تعداد'],
      ['کارمند ساحوی', 'هرات', '۲'],
      ['آمر دفتر', 'بلخ', '۱'],
    ].flatMap((cells, row) => cells.map((cell, index) => ending(540 - 120 * index, 700 - 18 * row, cell)));
    const { blocks } = await editionOf(page(...rows));
    expect(blocks.map(({ is }) => is)).toEqual(['table']);
    expect(linesOf({ blocks })).toEqual([
      'بست | ولایت | تعداد',
      'کارمند ساحوی | هرات | ۲',
      'آمر دفتر | بلخ | ۱',
    ]);
  });

  it('in Arabic is Arabic, with its own digits and without joiners', async () => {
    const text = 'الأدوات القوية في الإنتاجية والمهارة ٣٥ أداة';
    const edition = await editionOf(
      page(
        ending(560, 700, [
          ...reversed('ﺓة'),
          ' ',
          ...reversed('أداة'),
          ' ',
          '٣',
          '٥',
          ' ',
          ...reversed('الأدوات القوية في الإنتاجية والمهارة'),
        ]),
      ),
    );
    expect(edition.lang).toBe('ar');
    expect(linesOf(edition)[0]).toContain(text);
    expect(linesOf(edition)[0]).not.toContain('\u200c');
  });
});

describe('right-to-left text of a tagged PDF', () => {
  it('keeps the spaces beside Latin words', async () => {
    const role = 'P';
    const runs = [
      ending(540, 700, 'برنامه', { role }),
      ending(501, 700, [...'Excel'], { role, goesOn: true }),
      ending(468, 700, 'لازم است', { role, goesOn: true }),
    ];
    expect(linesOf(await editionOf(drawnText([{ runs }], { isTagged: true })))).toEqual([
      'برنامه Excel لازم است',
    ]);
  });

  it('is read from its layout where the tags hold less than all of it', async () => {
    const text = 'کارمند با خانواده های ده قریه کار می کند';
    const runs = [1, 2, 3, 4].map((line) => ending(540, 700 - 40 * line, text, { role: 'P' }));
    const bytes = drawnText([{ runs: [...runs, { ...ending(540, 300, 'این سطر بی نشان'), role: 'Span' }] }], {
      isTagged: true,
    });
    const untagged = Buffer.from(bytes)
      .toString('latin1')
      .replace('/Span << /MCID 4 >> BDC', '/Span << /XXXX 4 >> BDC');
    expect(linesOf(await editionOf(Buffer.from(untagged, 'latin1')))).toContain('این سطر بی نشان');
  });
});

it('a Dari TOR of LibreOffice reads as it was written, line by line', async () => {
  const fixture = (name: string) => readFileSync(join(projectRoot, 'tests/fixtures/pdfs', name));
  const source = fixture('libreoffice-dari-tor.fodt').toString('utf8');
  const paragraphs = (part: string) =>
    [...part.matchAll(/<text:p [^>]*>([^<]*)<\/text:p>/g)].map(([, text]) => text!.replaceAll('\u200e', ''));
  const [before = '', table = ''] = source.split('<table:table ');
  const rows = table
    .split('</table:table-row>')
    .slice(0, -1)
    .map((row) => paragraphs(row).join(' | '));
  const edition = await editionOf(fixture('libreoffice-dari-tor.pdf'));
  expect(edition.lang).toBe('fa');
  expect(linesOf(edition)).toEqual([...paragraphs(before), ...rows]);
});
