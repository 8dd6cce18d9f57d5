import { lines, writtenPdf, type Written } from './written-pdf';

/** Words that differ from line to line. */
const stock =
  'seed farm loan women district village harvest water bridge training school report budget tender vehicle office staff region season market wheat saffron orchard canal'.split(
    ' ',
  );
const sentence = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => stock[(from * 7 + index * 5) % stock.length]).join(' ');
const column = (x: number, from: number, count: number, words: number): Written[] =>
  lines(
    x,
    720,
    10,
    Array.from(
      { length: count },
      (_, index) => `${sentence(from + index, words)}${index % 4 === 3 ? '.' : ''}`,
    ),
  );

/** Untagged PDFs of several kinds: one column, two columns, tables, a letter, lists with hyphens, many pages. */
export const untaggedPdfs = (): Readonly<Record<string, Uint8Array>> => ({
  'one-column': writtenPdf([
    [[72, 780, 20, 'Terms of reference for a study'], ...column(72, 0, 40, 10)],
    [...column(72, 50, 30, 10)],
  ]),
  'two-columns': writtenPdf([
    [
      [60, 780, 20, 'A newsletter over both of its columns'],
      ...column(60, 0, 40, 6),
      ...column(320, 100, 40, 6),
    ],
  ]),
  'running-lines': writtenPdf(
    Array.from({ length: 5 }, (_, page): Written[] => [
      [72, 810, 9, 'Nawruzan, tender 7'],
      ...column(72, page * 31, 30, 10),
      [290, 30, 9, `Page ${page + 1} of 5`],
    ]),
  ),
  table: writtenPdf([
    [
      [72, 780, 16, 'Price list'],
      ...Array.from({ length: 12 }, (_, row) =>
        [72, 230, 400].map((x, cell): Written => [x, 740 - row * 20, 11, sentence(row * 3 + cell, 2)]),
      ).flat(),
    ],
  ]),
  list: writtenPdf([
    [
      [72, 780, 16, 'Duties of the officer'],
      ...lines(
        72,
        740,
        11,
        Array.from({ length: 14 }, (_, index) => `${index + 1}. ${sentence(index, 8)}`),
      ),
      ...lines(72, 500, 11, [
        'The bidders are asked to give a trans-',
        'parent price for each of the house-',
        'holds.',
      ]),
    ],
  ]),
  'many-pages': writtenPdf(
    Array.from({ length: 200 }, (_, page) => [
      [72, 780, 14, `Lot ${page}`] as const,
      ...column(72, page, 12, 9),
    ]),
  ),
});
