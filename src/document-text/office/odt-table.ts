import { cellTextOf, type OfficeBlock } from './office-text';
import { limits } from './limits';
import { groups } from './odt-elements';
import { spanRows, type SpannedCell, type SpannedRow } from './span-rows';
import { elementsOf, type XmlElement } from './xml';

/** Reads the blocks in a cell. */
type Read = (cell: XmlElement) => OfficeBlock[];

/** By column: a cell above that covers rows below it still. */
type Covered = Map<number, { rows: number; columns: number }>;

/** A table of a text of OpenDocument; nothing if no row has a cell. */
export function readTable(table: XmlElement, read: Read): OfficeBlock[] {
  const rows: SpannedRow[] = [];
  const covered: Covered = new Map();
  let repeated = 0;
  const visit = (element: XmlElement, isHead: boolean) => {
    for (const child of elementsOf(element)) {
      if (child.name === 'table:table-header-rows') visit(child, true);
      else if (groups.test(child.name)) visit(child, isHead);
      else if (child.name === 'table:table-row') {
        const cells = rowOf(child, { isHead, covered, read });
        rows.push({ before: 0, cells });
        for (let count = countOf(child, 'table:number-rows-repeated', limits.rows); count > 1; count -= 1) {
          repeated += cells.length;
          if (repeated > limits.cells) break;
          rows.push({ before: 0, cells });
        }
      }
    }
  };
  visit(table, false);
  const spanned = spanRows(rows);
  return spanned.length > 0 ? [{ is: 'table', rows: spanned }] : [];
}

const countOf = ({ attributes }: XmlElement, name: string, most: number) =>
  Math.max(1, Math.min(most, Math.floor(Number(attributes[name] ?? 1)) || 1));

interface Around {
  isHead: boolean;
  covered: Covered;
  read: Read;
}

function rowOf(row: XmlElement, { isHead, covered, read }: Around): SpannedCell[] {
  const cells: SpannedCell[] = [];
  let column = 0;
  for (const cell of elementsOf(row)) {
    const repeated = countOf(cell, 'table:number-columns-repeated', limits.columns);
    if (cell.name === 'table:covered-table-cell') {
      for (let end = column + repeated; column < end; column += 1) {
        const above = covered.get(column);
        if (!above || above.rows === 0) continue;
        above.rows -= 1;
        cells.push({ text: '', columns: above.columns, goesOn: true, isHead, isBold: false });
      }
    } else if (cell.name === 'table:table-cell') {
      const columns = countOf(cell, 'table:number-columns-spanned', limits.columns);
      const rows = countOf(cell, 'table:number-rows-spanned', limits.rows) - 1;
      const blocks = read(cell);
      const isBold = blocks.length > 0 && blocks.every((block) => 'isBold' in block && block.isBold === true);
      const text = cellTextOf(blocks);
      for (let end = column + repeated; column < end; column += 1) {
        covered.set(column, { rows, columns });
        cells.push({ text, columns, goesOn: false, isHead, isBold });
      }
    }
  }
  return cells;
}
