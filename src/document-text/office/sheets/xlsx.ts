import { format } from 'numfmt';
import { unpack } from '../archive';
import type { OfficeText } from '../office-text';
import { Broken, limits } from '../limits';
import { allOf, elementsOf, find, parseXml, textIn, type XmlElement } from '../xml';
import { sheetBlocks, type Sheet } from './sheet-table';

/**
 * Formats by the numbers that files name them with. The date of 14 depends on the computer: it is written in the order that
 * nobody mistakes.
 */
const builtIn: Readonly<Record<number, string>> = {
  ...{ 0: 'General', 1: '0', 2: '0.00', 3: '#,##0', 4: '#,##0.00', 9: '0%', 10: '0.00%', 11: '0.00E+00' },
  ...{ 12: '# ?/?', 13: '# ??/??', 14: 'yyyy-mm-dd', 15: 'd-mmm-yy', 16: 'd-mmm', 17: 'mmm-yy' },
  ...{ 18: 'h:mm AM/PM', 19: 'h:mm:ss AM/PM', 20: 'h:mm', 21: 'h:mm:ss', 22: 'yyyy-mm-dd h:mm' },
  ...{ 37: '#,##0 ;(#,##0)', 38: '#,##0 ;(#,##0)', 39: '#,##0.00;(#,##0.00)', 40: '#,##0.00;(#,##0.00)' },
  ...{ 45: 'mm:ss', 46: '[h]:mm:ss', 47: 'mm:ss.0', 48: '##0.0E+0', 49: '@' },
};

/** Reads the sheets of an Excel file (`.xlsx`, `.xlsm`): the values that it holds, no formula is computed. */
export function readXlsx(bytes: Uint8Array): OfficeText {
  const files = unpack(bytes, (name) =>
    /^xl\/(workbook|sharedStrings|styles|worksheets\/[^/]+|_rels\/workbook\.xml|worksheets\/_rels\/[^/]+)\.?(xml|rels)?$/i.test(
      name.replace(/\.(xml|rels)$/i, ''),
    ),
  );
  const read = (name: string, most?: { name: string; count: number }) => {
    const part = files.get(name);
    return part && parseXml(part, most ? { most } : {});
  };
  const book = read('xl/workbook.xml');
  if (!book) throw new Broken('no workbook');
  const relations = elementsOf(read('xl/_rels/workbook.xml.rels'), 'rel:Relationship');
  const strings = elementsOf(read('xl/sharedStrings.xml'), 'x:si').map(textOfString);
  const formats = formatsOf(read('xl/styles.xml'));
  const is1904 = ['1', 'true'].includes(find(book, 'x:workbookPr')?.attributes.date1904 ?? '');
  const sheets = elementsOf(find(book, 'x:sheets'), 'x:sheet').flatMap(({ attributes }): Sheet[] => {
    if (/hidden/i.test(attributes.state ?? '')) return [];
    const target =
      relations.find((each) => each.attributes.Id === attributes['r:id'])?.attributes.Target ?? '';
    const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
    const root = read(path, { name: 'x:row', count: limits.rows * 2 });
    if (!root) return [];
    return [sheetOf(attributes.name ?? '', root, { strings, formats, is1904 })];
  });
  return sheetBlocks(sheets);
}

interface Book {
  strings: readonly string[];
  formats: readonly string[];
  is1904: boolean;
}

const textOfString = (element: XmlElement): string =>
  elementsOf(element)
    .filter(({ name }) => name === 'x:t' || name === 'x:r')
    .map((part) => (part.name === 'x:t' ? textIn(part) : allOf(part, 'x:t').map(textIn).join('')))
    .join('');

function formatsOf(styles: XmlElement | undefined): string[] {
  const own = new Map(
    elementsOf(find(styles, 'x:numFmts'), 'x:numFmt').map(({ attributes }) => [
      Number(attributes.numFmtId),
      attributes.formatCode ?? 'General',
    ]),
  );
  return elementsOf(find(styles, 'x:cellXfs'), 'x:xf').map(({ attributes }) => {
    const id = Number(attributes.numFmtId ?? 0);
    return own.get(id) ?? builtIn[id] ?? 'General';
  });
}

function sheetOf(name: string, root: XmlElement, book: Book): Sheet {
  const sheet: Sheet = { name, cells: new Map(), merged: [], isCut: false };
  const rows = elementsOf(find(root, 'x:sheetData'), 'x:row');
  sheet.isCut = rows.length >= limits.rows * 2;
  rows.forEach((row, index) => {
    if (row.attributes.hidden === '1' || row.attributes.hidden === 'true') return;
    const at = Number(row.attributes.r ?? index + 1) - 1;
    const cells = new Map<number, string>();
    elementsOf(row, 'x:c').forEach((cell, place) => {
      const text = valueOf(cell, book);
      if (text !== '') cells.set(placeOf(cell.attributes.r)?.column ?? place, text);
    });
    sheet.cells.set(at, cells);
  });
  for (const { attributes } of elementsOf(find(root, 'x:mergeCells'), 'x:mergeCell').slice(0, 2_000)) {
    const [from, to] = (attributes.ref ?? '').split(':').map(placeOf);
    if (from && to && to.row >= from.row && to.column >= from.column)
      sheet.merged.push({ ...from, rows: to.row - from.row + 1, columns: to.column - from.column + 1 });
  }
  return sheet;
}

function placeOf(reference: string | undefined): { row: number; column: number } | undefined {
  const [, letters = '', digits = ''] = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/.exec(reference ?? '') ?? [];
  if (letters === '') return undefined;
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { row: Number(digits) - 1, column };
}

function valueOf(cell: XmlElement, { strings, formats, is1904 }: Book): string {
  const { t: type = 'n', s: style } = cell.attributes;
  const inline = find(cell, 'x:is');
  if (inline) return textOfString(inline);
  const value = find(cell, 'x:v');
  const text = value ? textIn(value) : '';
  if (text === '') return '';
  if (type === 's') return strings[Number(text)] ?? '';
  if (type === 'b') return text === '1' ? 'TRUE' : 'FALSE';
  const number = Number(text);
  if (type !== 'n' || !Number.isFinite(number)) return text;
  const pattern = formats[Number(style ?? 0)] ?? 'General';
  const isDate = /[dmyhs]/i.test(pattern.replace(/"[^"]*"|\[[^\]]*\]|\\./g, '')) && pattern !== 'General';
  try {
    // Files of old Macs count from 1904.
    return format(pattern, is1904 && isDate ? number + 1_462 : number).trim();
  } catch {
    // A pattern that no program writes: the number itself is true.
    return text;
  }
}
