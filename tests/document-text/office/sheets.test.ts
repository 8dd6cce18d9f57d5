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

it('a text of OpenDocument reads the same as the Word file that it was made of', () => {
  const word = readFileSync(join(projectRoot, 'content/itbs/itb-022-bidding-form-tool-kits.docx'));
  const [odt, docx] = [editionOf(fixture('libreoffice-form.odt'), 'a.odt'), editionOf(word, 'a.docx')];
  expect(odt.from).toBe('ODT');
  expect(odt.blocks).toEqual(docx.blocks);
});
