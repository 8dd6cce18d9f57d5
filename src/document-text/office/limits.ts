/** What a file may cost: beyond it, a phone would run out of memory or time. */
export const limits = {
  /** Bytes of a document, and files of an archive that are listed. */
  document: 20_000_000,
  listed: 500,
  /** Files in an archive. */
  entries: 5_000,
  /** Bytes of the parts of an archive that are read, together. */
  unpacked: 80_000_000,
  /** Elements of an XML part. */
  elements: 500_000,
  /** Elements within elements; real files have fewer than 100. */
  depth: 400,
  /** Characters of a text: more are not shown. */
  characters: 1_500_000,
  /** Blocks of a text: more are not shown. */
  blocks: 12_000,
  /** Cells of all tables of a spreadsheet, of one sheet's rows and of its columns: more are not shown. */
  cells: 20_000,
  rows: 1_000,
  columns: 60,
  /** Bytes of a table of text that are looked at: what is behind them would not be shown. */
  table: 4_000_000,
};

/** Thrown for a file that exceeds a limit. */
export class TooBig extends Error {
  override name = 'TooBig';
}

/** Thrown for a file that is not what its format demands. */
export class Broken extends Error {
  override name = 'Broken';
}
