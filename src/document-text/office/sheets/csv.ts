import Papa from 'papaparse';
import type { OfficeText } from '../office-text';
import { limits } from '../limits';
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

/**
 * The text of a file that does not name its encoding, or of its beginning: as UTF-8 or UTF-16, else in the code page of the
 * computer that wrote it, which its bytes tell.
 */
function decodeText(bytes: Uint8Array): string {
  const wide = utf16Of(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    // The last letter may be cut.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return new TextDecoder(codePageOf(bytes)).decode(bytes);
  }
}

/** UTF-16 has a mark at its beginning, or the same few high bytes at every second place: of Latin or of Arabic letters. */
function utf16Of(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const some = bytes.subarray(0, 2_000);
  const isHigh = [0, 0x04, 0x06];
  const share = (odd: number) =>
    some.filter((byte, at) => at % 2 === odd && isHigh.includes(byte)).length / (some.length / 2);
  if (some.length < 4) return undefined;
  if (share(1) > 0.9) return 'utf-16le';
  return share(0) > 0.9 ? 'utf-16be' : undefined;
}

const isHigh = (byte: number | undefined) => byte !== undefined && byte >= 0xc0;

/**
 * The code page of a text with bytes beyond ASCII. Words of Arabic and Cyrillic letters are made of such bytes, whereas
 * Latin words have one among others. Arabic ones lie in the lower half of them, and small Cyrillic letters in the upper.
 */
function codePageOf(bytes: Uint8Array): string {
  let [all, beside, low] = [0, 0, 0];
  let turkish = 0;
  bytes.forEach((byte, at) => {
    if (!isHigh(byte)) return;
    all += 1;
    if (isHigh(bytes[at - 1]) || isHigh(bytes[at + 1])) beside += 1;
    if (byte < 0xe0) low += 1;
    if ([0xd0, 0xdd, 0xde, 0xf0, 0xfd, 0xfe].includes(byte)) turkish += 1;
  });
  if (beside > all / 2) return low > all / 3 ? 'windows-1256' : 'windows-1251';
  // These letters are Turkish there, and Icelandic in the page of Western Europe.
  return turkish > 0 ? 'windows-1254' : 'windows-1252';
}
