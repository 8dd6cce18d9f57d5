// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { RecordTable, RecordTableSkeleton } from '../../../src/components/list/record-table';
import { rowFactory, type Column } from '../../../src/components/list/table-rows';
import { setNewNotices } from '../../../src/data/lists/visits/new-notices';
import { itbs } from '../../../src/schemas/itbs';
import { renderPage } from '../../support/render';

const now = Date.parse('2026-11-20T08:00:00Z');
const zone = 'Asia/Kabul';
const columns: Column[] = [
  { title: 'Description', field: 'description', as: 'title' },
  { title: 'Reference number', field: 'referenceNumber' },
  { title: 'Announced', field: 'announcementDate' },
];
const records = [
  { description: '<p>Seed</p>', referenceNumber: 'ITB-1', announcementDate: '2026-11-01' },
  { description: '<p>Feed</p>' },
];
const table = (
  <RecordTable
    rows={rowFactory(itbs.fields, columns, zone)(records)}
    fields={itbs.fields}
    columns={columns}
    now={now}
    zone={zone}
  />
);

/** CSS that turns rows into cards removes the native roles, so each must be explicit. */
test('table, row groups, rows and cells have explicit roles', async () => {
  const { container } = await renderPage(table);
  const roles: Record<string, string> = {
    table: 'table',
    thead: 'rowgroup',
    tbody: 'rowgroup',
    tr: 'row',
    td: 'cell',
  };
  for (const [tag, role] of Object.entries(roles)) {
    const elements = [...container.querySelectorAll(tag)];
    expect(elements.length).toBeGreaterThan(0);
    expect(elements.map((element) => element.getAttribute('role'))).toEqual(elements.map(() => role));
  }
  const headers = [...container.querySelectorAll('th')].map((th) => [th.scope, th.getAttribute('role')]);
  expect(headers).toEqual([
    ...columns.map(() => ['col', 'columnheader']),
    ...records.map(() => ['row', 'rowheader']),
  ]);
});

test('a row that came since the last visit is marked, and no other', async () => {
  const rows = rowFactory(itbs.fields, columns, zone, ({ referenceNumber }) =>
    referenceNumber ? '/invitation-to-bid/itb-1' : undefined,
  )(records);
  await renderPage(<RecordTable rows={rows} fields={itbs.fields} columns={columns} now={now} zone={zone} />);
  expect(screen.queryByText('New')).toBeNull();
  act(() => setNewNotices({ at: new Set(['/invitation-to-bid/itb-1']), open: {} }));
  onTestFinished(() => setNewNotices({ at: new Set(), open: {} }));
  const mark = await screen.findByText('New');
  expect(mark.closest('[role="row"]')!.textContent).toContain('ITB-1');
  expect(screen.getAllByText('New')).toHaveLength(1);
});

test('the labels of a card are hidden from screen readers, which read the column header', async () => {
  await renderPage(table);
  const cell = screen.getByRole('cell', { name: 'ITB-1' });
  const label = within(cell).getByText('Reference number');
  expect(label.getAttribute('aria-hidden')).toBe('true');
  expect(getComputedStyle(label).display).not.toBe('none');
});

test('every row has a cell for every column, even without a value', async () => {
  const { container } = await renderPage(table);
  for (const row of container.querySelectorAll('tbody tr')) {
    expect([...row.children].map((cell) => cell.getAttribute('aria-colindex'))).toEqual(['1', '2', '3']);
  }
  expect(screen.getAllByRole('columnheader').map((th) => th.getAttribute('aria-colindex'))).toEqual([
    '1',
    '2',
    '3',
  ]);
});

test('the skeleton is hidden from screen readers', async () => {
  const { container } = await renderPage(<RecordTableSkeleton columns={columns} />);
  expect(screen.queryByRole('table')).toBeNull();
  expect(container.querySelectorAll('tbody tr').length).toBeGreaterThan(2);
  expect(container.querySelector('tr')!.children).toHaveLength(columns.length);
});
