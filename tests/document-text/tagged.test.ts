import { expect, it } from 'vitest';
import type { Piece } from '../../src/document-text/draft';
import { makeEdition } from '../../src/document-text/extract';
import type { Element, PdfPage } from '../../src/document-text/pdf-page';
import { extract } from '../../vite/document-texts/extract';
import { drawnText, type DrawnRun } from '../support/drawn-text';

/** A tagged page whose elements name their lines: each has a text of its own. */
function pageOf(root: (line: (text: string) => { type: string; id: string }) => Element): PdfPage {
  const pieces: Piece[] = [];
  const marked = new Map<string, Piece[]>();
  const line = (text: string) => {
    const id = `m${pieces.length}`;
    const transform = [10, 0, 0, 10, 72, 700 - 14 * pieces.length];
    const piece = { str: text, dir: 'ltr', hasEOL: true, width: 5 * text.length, height: 10, transform };
    pieces.push(piece);
    marked.set(id, text === '' ? [] : [piece]);
    return { type: 'content', id };
  };
  return { number: 1, width: 595, height: 842, tags: { root: root(line), marked }, pieces };
}

const element = (role: string, ...children: Element['children']): Element => ({ role, children });

it('lines that a program has made items of are joined, where a bracket is open or no mark stands before them', () => {
  const page = pageOf((line) => {
    const item = (bullet: boolean, text: string) =>
      element('LI', element('LBody', element('Figure', ...(bullet ? [line('')] : [])), line(text)));
    return element(
      'Root',
      element(
        'L',
        item(true, 'The bidder (at least 60'),
        item(false, 'years of age in'),
        item(false, '2026) signs.'),
        item(true, 'A record stands in one of'),
        item(false, 'the ten registries'),
        item(true, 'seed'),
        item(true, 'fertiliser'),
      ),
    );
  });
  expect(makeEdition([page], 'en')).toMatchObject({
    edition: {
      blocks: [
        {
          is: 'list',
          items: [
            { text: 'The bidder (at least 60 years of age in 2026) signs.' },
            { text: 'A record stands in one of the ten registries' },
            { text: 'seed' },
            { text: 'fertiliser' },
          ],
        },
      ],
    },
  });
});

const run = (x: number, y: number, text: string, isFirst = false): DrawnRun => ({
  x,
  y,
  size: 11,
  glyphs: [...text],
  role: 'P',
  ...(!isFirst && { goesOn: true }),
});

it('a table that a program tags as one paragraph is a table, in whatever order it draws its cells', async () => {
  const columns = [
    ['Supplier', 'Wagtech', 'Navoo', 'Ariana'],
    ['Lot', '1', '2', '3'],
    ['Sum', '235', '480', '175'],
  ];
  const cells = columns.flatMap((column, at) =>
    column.map((text, row) => run(72 + 200 * at, 600 - 18 * row, text, at === 0 && row === 0)),
  );
  const made = await extract(drawnText([{ runs: cells }], { isTagged: true }));
  expect('edition' in made && made.edition.blocks).toMatchObject([
    {
      is: 'table',
      rows: [0, 1, 2, 3].map((row) => columns.map((column) => ({ text: column[row] }))),
    },
  ]);
});
