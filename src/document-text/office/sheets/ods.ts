import { joinTexts } from '../text-builder';
import { unpack } from '../archive';
import type { OfficeText } from '../office-text';
import { Broken, limits } from '../limits';
import { elementsOf, find, parseXml, textIn, type XmlElement } from '../xml';
import { sheetBlocks, type Sheet } from './sheet-table';

/** Reads the sheets of OpenDocument (`.ods`): each cell as it was shown when the file was written. */
export function readOds(bytes: Uint8Array): OfficeText {
  const content = unpack(bytes, (name) => name === 'content.xml').get('content.xml');
  if (!content) throw new Broken('no content');
  const body = find(parseXml(content), 'office:body', 'office:spreadsheet');
  if (!body) throw new Broken('no spreadsheet');
  return sheetBlocks(elementsOf(body, 'table:table').map(sheetOf));
}

const groups = /^table:(table-rows|table-header-rows|table-row-group)$/;
const rowsOf = (element: XmlElement): XmlElement[] =>
  elementsOf(element).flatMap((child) =>
    child.name === 'table:table-row' ? [child] : groups.test(child.name) ? rowsOf(child) : [],
  );

function sheetOf(table: XmlElement): Sheet {
  const sheet: Sheet = {
    name: table.attributes['table:name'] ?? '',
    cells: new Map(),
    merged: [],
    isCut: false,
  };
  let row = 0;
  for (const element of rowsOf(table)) {
    const repeated = countOf(element, 'table:number-rows-repeated');
    const isHidden = /collapse|filter/.test(element.attributes['table:visibility'] ?? '');
    const cells = isHidden ? new Map<number, string>() : cellsOf(element, row, sheet);
    if (sheet.cells.size >= limits.rows * 2) {
      sheet.isCut = true;
      break;
    }
    // Sheets end with a million empty rows.
    const times = cells.size === 0 ? 0 : Math.min(repeated, limits.rows);
    for (let at = 0; at < times; at += 1) sheet.cells.set(row + at, cells);
    row += repeated;
  }
  return sheet;
}

function cellsOf(element: XmlElement, row: number, sheet: Sheet): Map<number, string> {
  const cells = new Map<number, string>();
  let column = 0;
  for (const cell of elementsOf(element)) {
    const repeated = countOf(cell, 'table:number-columns-repeated');
    if (cell.name === 'table:table-cell') {
      const text = joinTexts(elementsOf(cell, 'text:p').map(textIn)) as string;
      const columns = countOf(cell, 'table:number-columns-spanned');
      const rows = countOf(cell, 'table:number-rows-spanned');
      if (columns > 1 || rows > 1) sheet.merged.push({ row, column, rows, columns });
      if (text !== '')
        for (let at = 0; at < Math.min(repeated, limits.columns); at += 1) cells.set(column + at, text);
    }
    column += repeated;
  }
  return cells;
}

const countOf = ({ attributes }: XmlElement, name: string) => {
  const count = Number(attributes[name] ?? 1);
  return Number.isInteger(count) && count > 0 ? count : 1;
};
