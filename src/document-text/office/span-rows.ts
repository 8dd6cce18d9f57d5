import { plain, type Cell, type Text } from '../edition';

/** A cell of a table, as its row names it. */
export interface SpannedCell {
  text: Text;
  columns: number;
  /** It goes on in the cell above. */
  goesOn: boolean;
  /** The file calls its row a heading. */
  isHead: boolean;
  isBold: boolean;
}

/** A row; `before`: columns that are left out at its beginning. */
export interface SpannedRow {
  before: number;
  cells: readonly SpannedCell[];
}

/**
 * Rows whose cells name the rows that they span, of rows whose cells name the one above that they go on in. A first row
 * that is bold throughout names the columns, where no row is called a heading.
 */
export function spanRows(rows: readonly SpannedRow[]): Cell[][] {
  /** By column: the cell that may go on below. */
  let above = new Map<number, Cell>();
  const hasHead = rows.some(({ cells }) => cells.some(({ isHead }) => isHead));
  const first = rows.findIndex(({ cells }) => cells.some(({ text }) => plain(text) !== ''));
  return rows
    .map(({ before, cells }, index) => {
      const here = new Map<number, Cell>();
      const named = !hasHead && index === first && rows.length > 1 && cells.length > 1;
      const isNaming = named && cells.every(({ isBold, text }) => isBold || plain(text) === '');
      const row: Cell[] = [];
      if (before > 0) row.push({ text: '', ...(before > 1 && { columns: before }) });
      let column = before;
      for (const { text, columns, goesOn, isHead } of cells) {
        const open = goesOn ? above.get(column) : undefined;
        if (open) {
          open.rows = (open.rows ?? 1) + 1;
          here.set(column, open);
        } else {
          const isName = isHead || isNaming;
          const cell: Cell = {
            text,
            ...(isName && { head: true as const }),
            ...(columns > 1 && { columns }),
          };
          row.push(cell);
          here.set(column, cell);
        }
        column += columns;
      }
      above = here;
      return row;
    })
    .filter((row, index, all) => row.length > 0 || index < all.length - 1 || index === 0);
}
