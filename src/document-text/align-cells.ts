import type { DraftCell } from './draft';

/** A cell, and its horizontal extent (units of the page); without one if nothing stands in it. */
export interface PlacedCell {
  cell: DraftCell;
  extent?: Extent;
}
interface Extent {
  left: number;
  right: number;
}

/**
 * The cells of each row under their columns. Browsers leave empty cells out of the tags of a PDF, so that the figures
 * after one would stand in the wrong column: a row with fewer cells than others is aligned by its positions, and
 * filled with empty cells. A cell that spans columns stands in the first of them.
 */
export function alignCells(rows: readonly (readonly PlacedCell[])[]): DraftCell[][] {
  const count = Math.max(0, ...rows.map(({ length }) => length));
  const full = rows.filter(({ length }) => length === count);
  const columns = Array.from({ length: count }, (_, index) => union(full.map((row) => row[index]?.extent)));
  return rows.map((row) => {
    const cells = Array.from({ length: count }, (): DraftCell => ({ text: { lines: [], links: [] } }));
    const places = row.length === count ? row.map((_, index) => index) : nearestColumns(row, columns);
    row.forEach(({ cell }, index) => (cells[places[index]!] = cell));
    return cells;
  });
}

function union(extents: readonly (Extent | undefined)[]): Extent | undefined {
  const known = extents.filter((extent) => extent !== undefined);
  if (known.length === 0) return undefined;
  return {
    left: Math.min(...known.map(({ left }) => left)),
    right: Math.max(...known.map(({ right }) => right)),
  };
}

/** The distance between a cell and a column: 0 where they overlap, or where one of them is unknown. */
const distance = (cell: Extent | undefined, column: Extent | undefined): number =>
  cell && column ? Math.max(0, column.left - cell.right, cell.left - column.right) : 0;

interface Choice {
  cost: number;
  places: number[];
}

/** A column for each cell, in the order of the cells, with the least sum of distances; the first of equal choices. */
function nearestColumns(row: readonly PlacedCell[], columns: readonly (Extent | undefined)[]): number[] {
  // The best choices for the last cells, by the first column that they may use.
  let best: Choice[] = columns.map(() => ({ cost: 0, places: [] }));
  best.push({ cost: 0, places: [] });
  for (const { extent } of [...row].reverse()) {
    const next: Choice[] = [];
    let choice: Choice = { cost: Infinity, places: [] };
    for (let at = columns.length; at >= 0; at -= 1) {
      const rest = best[at + 1];
      const cost = rest ? distance(extent, columns[at]) + rest.cost : Infinity;
      if (rest && cost <= choice.cost) choice = { cost, places: [at, ...rest.places] };
      next[at] = choice;
    }
    best = next;
  }
  return best[0]!.places;
}
