import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { alignCells, type PlacedCell } from '../../src/document-text/align-cells';
import { plain } from '../../src/document-text/edition';
import { extract } from '../../vite/document-texts/extract';
import { projectRoot } from '../support/project';

const cell = (text: string, left?: number, right?: number): PlacedCell => ({
  cell: { text: { lines: text === '' ? [] : [text], links: [] } },
  ...(left !== undefined && right !== undefined && { extent: { left, right } }),
});
const align = (...rows: PlacedCell[][]) =>
  alignCells(rows).map((row) => row.map(({ text }) => text.lines.join(' ')));

const head = [cell('AFN', 60, 90), cell('Note', 380, 395), cell('2025', 450, 475), cell('2024', 530, 560)];

it('puts figures after an empty cell into their own columns', () => {
  expect(align(head, [cell('Total', 60, 120), cell('226', 445, 475), cell('205', 525, 560)])[1]).toEqual([
    'Total',
    '',
    '226',
    '205',
  ]);
});

it('puts a cell beside the columns into the nearest one', () => {
  expect(align(head, [cell('7', 400, 405)])[1]).toEqual(['', '7', '', '']);
});

it('keeps cells in order, even where their positions are the same or unknown', () => {
  const row = [cell('a', 60, 120), cell('b', 60, 120), cell('c')];
  expect(align(head, row)[1]).toEqual(['a', 'b', 'c', '']);
});

it('aligns the columns of a right-to-left table, which run to the left', () => {
  const rtl = [cell('نام', 500, 560), cell('یادداشت', 300, 350), cell('مبلغ', 60, 120)];
  expect(align(rtl, [cell('جمله', 510, 560), cell('۲۲۶', 70, 118)])[1]).toEqual(['جمله', '', '۲۲۶']);
});

it('leaves a table with a cell everywhere as it is', () => {
  expect(align(head)).toEqual([['AFN', 'Note', '2025', '2024']]);
  expect(align()).toEqual([]);
});

it('keeps the figures of a document below their years', async () => {
  const file = join(projectRoot, 'tests/fixtures/pdfs/chromium-figures.pdf');
  const made = await extract(readFileSync(file));
  const tables = 'edition' in made ? made.edition.blocks.filter((block) => block.is === 'table') : [];
  const rows = tables.flatMap((table) => table.rows.map((row) => row.map(({ text }) => plain(text))));
  expect(rows).toContainEqual(['AFN ’000', 'Note', '2025', '2024']);
  expect(rows).toContainEqual(['Total assets', '', '226,295', '205,618']);
  expect(rows).toContainEqual(['Surplus for the year', '', '9,148', '3,891']);
});
