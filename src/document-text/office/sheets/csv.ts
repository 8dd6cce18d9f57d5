import Papa from 'papaparse';
import type { OfficeText } from '../draft';
import { limits } from '../limits';
import { sheetBlocks } from './sheet-table';

/** Reads a table of comma-separated values, or of those that semicolons or tabs separate. */
export function readCsv(bytes: Uint8Array): OfficeText {
  const text = decodeText(bytes).replace(/^sep=.\r?\n/i, '');
  // A row more tells that there are more.
  const { data } = Papa.parse<string[]>(text, { preview: limits.rows + 1, skipEmptyLines: 'greedy' });
  const cells = new Map(
    data.map((row, at) => [
      at,
      new Map(row.slice(0, limits.columns + 1).map((value, column) => [column, value.trim()])),
    ]),
  );
  return sheetBlocks([{ name: '', cells, merged: [], isCut: false }]);
}

/** As UTF-8 or UTF-16, else as Excel writes it on a computer with a Latin alphabet. */
function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
