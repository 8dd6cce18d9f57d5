import Papa from 'papaparse';
import type { OfficeText } from '../draft';
import { limits } from '../limits';
import { decodeText } from './decode-text';
import { sheetBlocks } from './sheet-table';

/** Reads a table of comma-separated values, or of those that semicolons or tabs separate. */
export function readCsv(bytes: Uint8Array): OfficeText {
  const isCut = bytes.length > limits.table;
  const text = decodeText(bytes.subarray(0, limits.table)).replace(/^sep=.\r?\n/i, '');
  // A row more tells that there are more.
  const { data } = Papa.parse<string[]>(text, { preview: limits.rows + 1, skipEmptyLines: 'greedy' });
  const cells = new Map(
    data.map((row, at) => [
      at,
      new Map(row.slice(0, limits.columns + 1).map((value, column) => [column, value.trim()])),
    ]),
  );
  return sheetBlocks([{ name: '', cells, merged: [], isCut }]);
}
