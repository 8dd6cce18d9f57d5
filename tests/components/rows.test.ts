// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { isClosed, matching, toRows, type Column } from '../../src/components/rows';
import { itbs } from '../../src/schemas/itbs';

const now = Date.parse('2026-11-20T08:00:00Z');
const zone = 'Asia/Kabul';
const columns: Column[] = [
  { title: 'Description', field: 'description', as: 'title' },
  { title: 'Reference number', field: 'referenceNumber' },
  { title: 'Deadline', field: 'deadline', as: 'deadline' },
  { title: 'Document', field: 'file' },
];
const rowsOf = (records: Record<string, unknown>[], shown = columns) =>
  toRows(records, itbs.fields, shown, now, zone);

test('a row is named by the text of its title column, without its markup', () => {
  const [row] = rowsOf([{ description: '<p>Supply of <b>seed</b></p><p>for Herat</p>' }]);
  expect(row!.title).toBe('Supply of seed for Herat');
});

test('without a title column the first column names the row', () => {
  const [row] = rowsOf([{ referenceNumber: 'ITB-7' }], [{ title: 'Number', field: 'referenceNumber' }]);
  expect(row!.title).toBe('ITB-7');
});

test('rows of the same name have keys of their own', () => {
  const keys = rowsOf([{ description: 'Seed' }, { description: 'Seed' }, { description: 'Feed' }]).map(
    ({ key }) => key,
  );
  expect(new Set(keys).size).toBe(3);
});

test('without a deadline column the order is that of the API', () => {
  const shown = columns.filter(({ as }) => as !== 'deadline');
  const rows = rowsOf(
    [
      { description: 'B', deadline: '2026-12-24' },
      { description: 'A', deadline: '2026-11-21' },
    ],
    shown,
  );
  expect(rows.map(({ title }) => title)).toEqual(['B', 'A']);
});

test('a search finds rows in which every word occurs, in any column, order and case', () => {
  const rows = rowsOf([
    { description: 'Supply of seed', referenceNumber: 'ITB-1' },
    { description: 'Supply of feed', referenceNumber: 'ITB-2' },
  ]);
  const found = (query: string) => matching(rows, query).map(({ title }) => title);
  expect(found('SEED supply')).toEqual(['Supply of seed']);
  expect(found('supply itb-2')).toEqual(['Supply of feed']);
  expect(found('seed feed')).toEqual([]);
  expect(found('   ')).toHaveLength(2);
});

test('a date is found as it is shown and as it is written', () => {
  const rows = rowsOf([{ description: 'Seed', deadline: '2026-12-24' }]);
  expect(matching(rows, '24 dec')).toHaveLength(1);
  expect(matching(rows, '2026-12-24')).toHaveLength(1);
});

test('the address of a file is not searched', () => {
  const rows = rowsOf([{ description: 'Seed', file: { url: '/files/tender.pdf' } }]);
  expect(matching(rows, 'tender')).toEqual([]);
});

test('a row is closed after its deadline; one without a deadline, or with free text, is not', () => {
  const closed = (deadline: string | undefined) =>
    isClosed(rowsOf([{ description: 'Seed', deadline }])[0]!, now, zone);
  expect(closed('2026-11-19')).toBe(true);
  expect(closed('2026-11-20')).toBe(false);
  expect(closed(undefined)).toBe(false);
  expect(closed('after Nawruz')).toBe(false);
});
