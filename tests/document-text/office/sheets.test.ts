import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Edition } from '../../../src/document-text/edition';
import { extractOffice } from '../../../src/document-text/office/extract-office';
import { projectRoot } from '../../support/project';
import { zipOf } from '../../support/office-files';

function editionOf(bytes: Uint8Array, name: string): Omit<Edition, 'of'> {
  const made = extractOffice(bytes, name);
  if ('none' in made) throw new Error(made.none);
  return made.edition;
}
const fixture = (name: string) => readFileSync(join(projectRoot, 'tests/fixtures/office', name));

const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const xlsxOf = (rows: string, more = '') =>
  zipOf({
    'xl/workbook.xml': `<workbook ${main} xmlns:r="${relationships}"><sheets><sheet name="Prices" r:id="a"/><sheet name="Secret" state="hidden" r:id="a"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="a" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/styles.xml': `<styleSheet ${main}><numFmts><numFmt numFmtId="170" formatCode="dd/mm/yyyy"/></numFmts><cellXfs><xf/><xf numFmtId="170"/><xf numFmtId="10"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst ${main}><si><t>Lot</t></si><si><r><t>Clo</t></r><r><t>sing</t></r></si></sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet ${main}><sheetData>${rows}</sheetData>${more}</worksheet>`,
  });

describe('a sheet', () => {
  it('shows dates and shares as Excel does, spans merged cells and leaves out what is empty or hidden', () => {
    const rows =
      '<row r="2"><c r="B2" t="s"><v>0</v></c><c r="D2" t="s"><v>1</v></c><c r="E2" t="inlineStr"><is><t>Share</t></is></c></row>' +
      '<row r="5"><c r="B5"><v>1</v></c><c r="D5" s="1"><v>46371</v></c><c r="E5" s="2"><v>0.125</v></c></row>' +
      '<row r="6"><c r="D6" s="3"><v>46371</v></c><c r="E6" t="b"><v>1</v></c></row>';
    const { blocks, from } = editionOf(
      xlsxOf(rows, '<mergeCells><mergeCell ref="B5:C6"/></mergeCells>'),
      'a.xlsx',
    );
    expect(from).toBe('XLSX');
    expect(blocks).toEqual(
      [
        {
          is: 'table',
          rows: [
            [
              { text: 'Lot', head: true },
              { text: 'Closing', head: true },
              { text: 'Share', head: true },
            ],
            [{ text: '1', rows: 2 }, { text: '15/12/2026' }, { text: '12.50%' }],
            [{ text: '2026-12-15' }, { text: 'TRUE' }],
          ],
        },
      ].flatMap((table) => [{ is: 'heading', level: 1, text: 'Prices' }, table]),
    );
  });

  it('that is long is cut, and says so', () => {
    const rows = Array.from({ length: 3_000 }, (_, at) => `<row r="${at + 1}"><c><v>${at}</v></c></row>`);
    const { blocks, isCut } = editionOf(xlsxOf(rows.join('')), 'a.xlsx');
    expect(isCut).toBe(true);
    expect(blocks.at(-1)).toMatchObject({ is: 'table', rows: { length: 1_000 } });
    const lines = Array.from({ length: 3_000 }, (_, at) => `seed,${at}`).join('\n');
    expect(editionOf(Buffer.from(lines), 'a.csv').isCut).toBe(true);
  });

  const prices = [
    [
      { text: 'Lot', head: true },
      { text: 'Price', head: true },
      { text: 'Closing', head: true },
    ],
    [{ text: 'Wheat seed' }, { text: '1200' }, { text: '2026-12-15' }],
    [{ text: 'Barley' }, { text: '300' }, { text: '2026-12-20' }],
  ];
  it.each(['libreoffice-prices.xlsx', 'libreoffice-prices.ods'])('of %s is its table', (name) =>
    expect(editionOf(fixture(name), name).blocks.at(-1)).toEqual({ is: 'table', rows: prices }),
  );
  it('of a CSV file is its table, whatever separates its values', () => {
    const text = '\ufeffLot;Price;Closing\n"Wheat seed";1200;2026-12-15\nBarley;300;2026-12-20\n';
    expect(editionOf(Buffer.from(text), 'a.csv').blocks).toEqual([{ is: 'table', rows: prices }]);
  });
});

/** The codes of some letters in a code page, by their order there. */
const page = (first: number, letters: string) =>
  new Map([...letters].flatMap((letter, at) => (letter === ' ' ? [] : [[letter, first + at] as const])));
const encode = (text: string, ...pages: ReadonlyMap<string, number>[]) =>
  Uint8Array.from([...text], (letter) => {
    const code = pages.map((each) => each.get(letter)).find((each) => each !== undefined);
    return code ?? letter.charCodeAt(0);
  });
const arabic = page(0xc1, 'ءآأؤإئابةتثجحخدذرزسشصض طظعغـفقك ل منهو     ىي');
const persian = new Map([
  ['پ', 0x81],
  ['چ', 0x8d],
  ['ژ', 0x8e],
  ['گ', 0x90],
  ['ک', 0x98],
]);
const cyrillic = page(0xc0, 'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя');
const turkish = new Map([
  ['ğ', 0xf0],
  ['ı', 0xfd],
  ['ş', 0xfe],
  ['İ', 0xdd],
]);

const dari = 'نام;قيمت;ولسوالي\nتخم گندم;1200;پنجوايي\nکود;300;چک';
const western = 'Désignation;Prix\nBlé à semer, qualité;1200\nÉpandeur;300';

describe('a CSV file that does not name its encoding', () => {
  it.each([
    ['UTF-16, as Excel saves "Unicode text"', Buffer.from(`\ufeff${dari}`, 'utf16le'), dari],
    ['UTF-16, the other way round', Buffer.from(`\ufeff${dari}`, 'utf16le').swap16(), dari],
    ['UTF-16 without a mark', Buffer.from(dari, 'utf16le'), dari],
    ['windows-1256, in Dari', encode(dari, arabic, persian), dari],
    ['windows-1252, in French', Buffer.from(western, 'latin1'), western],
    ['windows-1251, in Russian', encode('Имя;Цена\nПшеница;12', cyrillic), 'Имя;Цена\nПшеница;12'],
    ['windows-1254, in Turkish', encode('Adı;Fiyat\nBuğday başı;12', turkish), 'Adı;Fiyat\nBuğday başı;12'],
  ])('in %s, is its letters', (_, bytes, text) => {
    const { blocks } = editionOf(Uint8Array.from(bytes), 'a.csv');
    const [table] = blocks;
    const rows = table?.is === 'table' ? table.rows : [];
    expect(rows.map((row) => row.map((cell) => cell.text).join(';')).join('\n')).toBe(text);
  });

  it('and is empty has none', () => {
    expect(extractOffice(new Uint8Array(), 'a.csv')).toEqual({ none: 'empty' });
    expect(extractOffice(Buffer.from('\ufeff', 'utf16le'), 'a.csv')).toEqual({ none: 'empty' });
  });
});

it('a text of OpenDocument reads the same as the Word file that it was made of', () => {
  const [odt, docx] = [
    editionOf(fixture('libreoffice-form.odt'), 'a.odt'),
    editionOf(fixture('word-form.docx'), 'a.docx'),
  ];
  expect(odt.from).toBe('ODT');
  expect(odt.blocks).toEqual(docx.blocks);
});
