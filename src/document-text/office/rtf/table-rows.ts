import type { Cell } from '../../edition';
import { cellTextOf, type OfficeBlock } from '../office-text';
import { spanRows } from '../span-rows';

/** A cell as the definition of its row has it; `right` is its end in twips. */
export interface CellDefinition {
  right: number;
  /** It goes on in the cell beside it, or above it. */
  goesOnBeside: boolean;
  goesOnAbove: boolean;
}

export interface RowDefinition {
  left: number;
  isHead: boolean;
  cells: readonly CellDefinition[];
}

export interface RtfRow {
  definition: RowDefinition;
  cells: readonly (readonly OfficeBlock[])[];
}

/** Ends of cells that are nearer to one another (twips; about a millimetre) are one. */
const near = 60;

/** The rows of a table: in RTF a cell has an end, and spans the columns of other rows up to there. */
export function tableOf(rows: readonly RtfRow[]): Cell[][] {
  const grid = gridOf(rows);
  return spanRows(
    rows.map(({ definition, cells }) => {
      let left = indexIn(grid, definition.left);
      const before = definition.cells.length > 0 ? Math.min(left, 100) : 0;
      const spanned: Parameters<typeof spanRows>[0][number]['cells'][number][] = [];
      cells.forEach((blocks, at) => {
        const own = definition.cells[at];
        const right = own ? Math.max(left + 1, indexIn(grid, own.right)) : left + 1;
        const columns = Math.min(right - left, 100);
        left = right;
        const last = spanned.at(-1);
        if (own?.goesOnBeside && last) {
          last.columns = Math.min(last.columns + columns, 100);
          return;
        }
        spanned.push({
          text: cellTextOf(blocks),
          columns,
          goesOn: own?.goesOnAbove ?? false,
          isHead: definition.isHead,
          isBold: blocks.length > 0 && blocks.every((block) => 'isBold' in block && block.isBold === true),
        });
      });
      return { before, cells: spanned };
    }),
  );
}

function gridOf(rows: readonly RtfRow[]): number[] {
  const ends = rows.flatMap(({ definition: { left, cells } }) =>
    cells.length > 0 ? [left, ...cells.map(({ right }) => right)] : [],
  );
  const grid: number[] = [];
  for (const end of ends.sort((a, b) => a - b)) {
    const last = grid.at(-1);
    if (last === undefined || end - last > near) grid.push(end);
  }
  return grid;
}

/** The last line of the grid that is not right of a place. */
function indexIn(grid: readonly number[], place: number): number {
  let [low, high] = [0, grid.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (grid[middle]! <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}
