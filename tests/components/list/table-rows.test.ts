// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { filterRecords } from '../../../src/components/list/use-matches';
import {
  sortRecords,
  stillOpen,
  rowFactory,
  textReader,
  type Column,
} from '../../../src/components/list/table-rows';
import { itbs } from '../../../src/schemas/itbs';

const now = Date.parse('2026-11-20T08:00:00Z');
const zone = 'Asia/Kabul';
const columns: Column[] = [
  { title: 'Description', field: 'description', as: 'title' },
  { title: 'Reference number', field: 'referenceNumber' },
  { title: 'Deadline', field: 'deadline', as: 'deadline' },
  { title: 'Document', field: 'file' },
];
const rowsOf = (records: Record<string, unknown>[], shown = columns) =>
  rowFactory(itbs.fields, shown, zone)(sortRecords(records, shown, now, zone));
const find = (records: Record<string, unknown>[], query: string) =>
  filterRecords(records, query, textReader(itbs.fields, zone)).map(({ description }) => description);

test('the title of a row is the plain text of its title column', () => {
  const [row] = rowsOf([{ description: '<p>Supply of <b>seed</b></p><p>for Herat</p>' }]);
  expect(row!.title).toBe('Supply of seed for Herat');
});

test('without a title column the first column is the title', () => {
  const [row] = rowsOf([{ referenceNumber: 'ITB-7' }], [{ title: 'Number', field: 'referenceNumber' }]);
  expect(row!.title).toBe('ITB-7');
});

test('rows with the same title have different keys', () => {
  const keys = rowsOf([{ description: 'Seed' }, { description: 'Seed' }, { description: 'Feed' }]).map(
    ({ key }) => key,
  );
  expect(new Set(keys).size).toBe(3);
});

test('a list is in the order of its latest dates, whatever the order of the API is; without a date comes first', () => {
  const shown: Column[] = [
    { title: 'Description', field: 'description', as: 'title' },
    { title: 'Announced', field: 'announcementDate', as: 'latest' },
  ];
  const rows = rowsOf(
    [
      { description: 'middle', announcementDate: '2026-10-26' },
      { description: 'none' },
      { description: 'new', announcementDate: '2026-11-02T10:00:00Z' },
      { description: 'words', announcementDate: 'soon' },
      { description: 'old', announcementDate: '2025-12-31' },
    ],
    shown,
  );
  expect(rows.map(({ title }) => title)).toEqual(['none', 'words', 'new', 'middle', 'old']);
});

test('without a deadline column the order of the API is kept', () => {
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

test('the row of a record is memoised', () => {
  const make = rowFactory(itbs.fields, columns, zone);
  const records = [{ description: 'Seed' }, { description: 'Feed' }];
  const [seed, feed] = make(records);
  expect(make(records)[0]).toBe(seed);
  expect(make(records.slice(1))[0]).toBe(feed);
});

test('with a deadline column the soonest deadline is first', () => {
  const rows = rowsOf([
    { description: 'B', deadline: '2026-12-24' },
    { description: 'C', deadline: '2026-11-01' },
    { description: 'A', deadline: '2026-11-21' },
  ]);
  expect(rows.map(({ title }) => title)).toEqual(['A', 'B', 'C']);
});

test('a search finds records with every word, in any column, order and case', () => {
  const records = [
    { description: 'Supply of seed', referenceNumber: 'ITB-1' },
    { description: 'Supply of feed', referenceNumber: 'ITB-2' },
  ];
  expect(find(records, 'SEED supply')).toEqual(['Supply of seed']);
  expect(find(records, 'supply itb-2')).toEqual(['Supply of feed']);
  expect(find(records, 'seed feed')).toEqual([]);
  expect(find(records, '   ')).toHaveLength(2);
});

test('a date is found in its displayed and its stored format', () => {
  const records = [{ description: 'Seed', deadline: '2026-12-24' }];
  expect(find(records, '24 dec')).toHaveLength(1);
  expect(find(records, '2026-12-24')).toHaveLength(1);
});

test('the address of a file is not searched', () => {
  expect(find([{ description: 'Seed', file: { url: '/files/tender.pdf' } }], 'tender')).toEqual([]);
});

test('the search text of a record is memoised', () => {
  const read = textReader(itbs.fields, zone);
  let asked = 0;
  const record = {
    get description() {
      asked += 1;
      return 'Seed';
    },
  };
  const texts = [read(record), read(record)].map((text) => text.trim());
  expect([...texts, asked]).toEqual(['seed', 'seed', 1]);
});

test('a record closes after its deadline; one without a deadline or with free text does not', () => {
  const isOpen = (deadline: string | undefined) =>
    stillOpen([{ description: 'Seed', deadline }], columns, now, zone).length === 1;
  expect(isOpen('2026-11-19')).toBe(false);
  expect(isOpen('2026-11-20')).toBe(true);
  expect(isOpen(undefined)).toBe(true);
  expect(isOpen('after Nawruz')).toBe(true);
});
