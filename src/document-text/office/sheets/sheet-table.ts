import { plain, type Cell, type Text } from '../../edition';
import type { OfficeBlock } from '../office-text';
import { limits } from '../limits';

/** A sheet: the texts of its cells by row and column, from 0, and the cells that span others. */
export interface Sheet {
  name: string;
  cells: Map<number, Map<number, Text>>;
  merged: { row: number; column: number; rows: number; columns: number }[];
  isCut: boolean;
}

/** The name that a program gives to a sheet; it says nothing. */
const usualName = /^(sheet|table|tabelle|feuil|hoja|ورق|صفحه|شیت)\s*\p{Nd}*$/iu;

/** The sheets of a file as tables, each below its name, without the rows and columns in which nothing stands. */
export function sheetBlocks(sheets: readonly Sheet[]): { blocks: OfficeBlock[]; isCut: boolean } {
  const blocks: OfficeBlock[] = [];
  let isCut = false;
  let count = 0;
  for (const sheet of sheets) {
    const table = tableOf(sheet, limits.cells - count);
    isCut ||= sheet.isCut || table.isCut;
    if (table.rows.length === 0) continue;
    count += table.rows.reduce((sum, row) => sum + row.length, 0);
    const isNamed = sheets.length > 1 || !usualName.test(sheet.name);
    if (isNamed && sheet.name !== '') blocks.push({ is: 'heading', level: 1, text: sheet.name });
    blocks.push({ is: 'table', rows: table.rows });
  }
  return { blocks, isCut };
}

function tableOf({ cells, merged }: Sheet, most: number): { rows: Cell[][]; isCut: boolean } {
  const filled = [...cells].filter(([, row]) => [...row.values()].some((text) => plain(text) !== ''));
  const rows = filled.map(([row]) => row).sort((a, b) => a - b);
  const columns = [
    ...new Set(
      filled.flatMap(([, row]) => [...row].filter(([, text]) => plain(text) !== '').map(([at]) => at)),
    ),
  ].sort((a, b) => a - b);
  const shownColumns = columns.slice(0, limits.columns);
  const shownRows = rows.slice(0, Math.min(limits.rows, Math.floor(most / Math.max(1, shownColumns.length))));
  const isCut = shownRows.length < rows.length || shownColumns.length < columns.length;
  const within = (places: readonly number[], from: number, length: number) =>
    places.filter((place) => place >= from && place < from + length).length;
  const spans = new Map(merged.map((each) => [`${each.row} ${each.column}`, each]));
  const covered = new Set<string>();
  const made = shownRows.map((row) =>
    shownColumns.flatMap((column): Cell[] => {
      if (covered.has(`${row} ${column}`)) return [];
      const text = cells.get(row)?.get(column) ?? '';
      const span = spans.get(`${row} ${column}`);
      if (!span) return [{ text }];
      const [below, beside] = [within(shownRows, row, span.rows), within(shownColumns, column, span.columns)];
      for (const other of shownRows)
        for (const beyond of shownColumns)
          if (other >= row && other < row + span.rows && beyond >= column && beyond < column + span.columns)
            covered.add(`${other} ${beyond}`);
      return [{ text, ...(beside > 1 && { columns: beside }), ...(below > 1 && { rows: below }) }];
    }),
  );
  return { rows: nameColumns(made), isCut };
}

/** A first row of words alone, over rows with numbers in them, names the columns. */
function nameColumns(rows: Cell[][]): Cell[][] {
  const [first, ...rest] = rows;
  if (!first || rest.length === 0 || first.length < 2) return rows;
  const isWord = ({ text }: Cell) => /\p{L}/u.test(plain(text));
  if (!first.every(isWord) || rest.every((row) => row.every(isWord))) return rows;
  return [first.map((cell) => ({ ...cell, head: true as const })), ...rest];
}
