// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { RecordCell } from '../../../src/components/list/record-cell';
import { rowFactory, type Column } from '../../../src/components/list/table-rows';
import { itbs } from '../../../src/schemas/itbs';
import { renderPage } from '../../support/render';

const now = Date.parse('2026-11-20T08:00:00Z');
afterEach(() => vi.useRealTimers());
const zone = 'Asia/Kabul';

async function renderCell(column: Column, value: unknown) {
  const columns: Column[] = [{ title: 'Number', field: 'referenceNumber', as: 'title' }, column];
  const [row] = rowFactory(itbs.fields, columns, zone)([{ referenceNumber: 'ITB-1', [column.field]: value }]);
  await renderPage(
    <table>
      <tbody>
        <tr>
          <RecordCell
            row={row!}
            column={column}
            position={1}
            kind={itbs.fields[column.field as 'file'].kind}
            now={now}
            zone={zone}
          />
        </tr>
      </tbody>
    </table>,
  );
  return screen.getByRole(column.as === 'title' ? 'rowheader' : 'cell');
}

test('a date is formatted, with a machine-readable `datetime`', async () => {
  const cell = await renderCell({ title: 'Announced', field: 'announcementDate' }, '2026-11-01');
  expect(within(cell).getByText('1 Nov 2026').getAttribute('datetime')).toBe('2026-11-01');
});

test('a date with a time is shown in the organisation’s time zone, with `datetime` in UTC', async () => {
  const cell = await renderCell(
    { title: 'Announced', field: 'announcementDate' },
    '2026-11-01T10:00:00.000000Z',
  );
  const time = within(cell).getByText('1 Nov 2026, 14:30');
  expect(time.getAttribute('datetime')).toBe('2026-11-01T10:00:00.000Z');
});

test('a free text date is unchanged, detects its direction and has no `datetime`', async () => {
  const cell = await renderCell({ title: 'Announced', field: 'announcementDate' }, 'بعد از نوروز');
  const time = within(cell).getByText('بعد از نوروز');
  expect(time.getAttribute('datetime')).toBeNull();
  expect(time.getAttribute('dir')).toBe('auto');
});

test('a text in another language than its list says its language and direction', async () => {
  const columns: Column[] = [{ title: 'Title', field: 'title', as: 'title' }];
  const record = { title: 'کارمند', languages: { title: 'fa-AF' } };
  const [row] = rowFactory(itbs.fields, columns, zone, () => '/invitation-to-bid/1')([record]);
  const cell = <RecordCell row={row!} column={columns[0]!} position={1} kind="text" now={now} zone={zone} />;
  await renderPage(
    <table>
      <tbody>
        <tr>{cell}</tr>
      </tbody>
    </table>,
  );
  const link = screen.getByRole('link', { name: 'کارمند' });
  expect([link.lang, link.dir]).toEqual(['fa-AF', 'rtl']);
});

test('a deadline has its date, its state and a calendar button', async () => {
  const cell = await renderCell({ title: 'Deadline', field: 'deadline', as: 'deadline' }, '2026-11-22');
  expect(within(cell).getByText('22 Nov 2026')).toBeTruthy();
  expect(within(cell).getByText('Closes in 2 days')).toBeTruthy();
  expect(within(cell).getByRole('button', { name: 'Add to calendar: ITB-1' })).toBeTruthy();
});

test.each([
  ['in the past', '2026-11-19', 'Closed'],
  ['without a value', undefined, 'Open until filled'],
  ['in free text', 'after Nawruz', 'after Nawruz'],
])('a deadline %s has no calendar button', async (_, deadline, words) => {
  const cell = await renderCell({ title: 'Deadline', field: 'deadline', as: 'deadline' }, deadline);
  expect(within(cell).getByText(words)).toBeTruthy();
  expect(within(cell).queryByRole('button')).toBeNull();
});

test('markup is rendered as sanitised prose', async () => {
  const cell = await renderCell(
    { title: 'Description', field: 'description' },
    '<p>Seed <b>and</b> tools</p><img src="x" onerror="alert(1)">',
  );
  expect(cell.querySelector('b')?.textContent).toBe('and');
  expect(cell.innerHTML).not.toContain('onerror');
});

test('a number in another script is isolated from the text direction', async () => {
  const cell = await renderCell({ title: 'Number', field: 'referenceNumber', as: 'title' }, 'ITB-1');
  expect(cell.querySelector('[dir="auto"]')?.textContent).toBe('ITB-1');
});

test('two texts stand in the order of the page, whatever script the first one is in', async () => {
  const column: Column = { title: 'Number', field: 'referenceNumber', beside: 'location', isLine: true };
  const record = { referenceNumber: 'عدد ۷', location: 'Kabul', languages: { referenceNumber: 'fa-AF' } };
  const [row] = rowFactory(itbs.fields, [column], zone)([record]);
  const cell = <RecordCell row={row!} column={column} position={1} kind="text" now={now} zone={zone} />;
  await renderPage(
    <table>
      <tbody>
        <tr>{cell}</tr>
      </tbody>
    </table>,
  );
  const number = screen.getByText('عدد ۷');
  expect([number.lang, number.dir]).toEqual(['fa-AF', 'rtl']);
  expect(number.parentElement!.dir).toBe('ltr');
  expect(number.parentElement!.textContent).toBe('عدد ۷ · Kabul');
});

test('place and pay come first, and the number last, in smaller letters', async () => {
  const column: Column = {
    title: 'Place',
    field: 'location',
    beside: 'status',
    small: 'referenceNumber',
    isLine: true,
  };
  const record = { referenceNumber: 'ITB-1', location: 'Kabul', status: 'AFN 9' };
  const [row] = rowFactory(itbs.fields, [column], zone)([record]);
  await renderPage(
    <table>
      <tbody>
        <tr>
          <RecordCell row={row!} column={column} position={1} kind="text" now={now} zone={zone} />
        </tr>
      </tbody>
    </table>,
  );
  const cell = screen.getByRole('cell');
  expect(cell.querySelector('[dir]')!.textContent).toBe('Kabul · AFN\u00a09 · ITB-1');
  expect(cell.querySelector('[data-small]')!.textContent).toBe('ITB-1');
});

test('a long place is whole, in the clauses that a row of a table shows, and the rest, which a card shows', async () => {
  const place = 'Mazar-e Sharif, with travel to Dehdadi and Nahr-e Shahi';
  const cell = await renderCell({ title: 'Place', field: 'location', isLine: true }, place);
  expect(cell.querySelector('bdi')!.textContent).toBe(place);
  expect(cell.querySelector('[data-cut]')!.textContent).toBe('Mazar-e Sharif');
  expect(cell.querySelector('[data-rest]')!.textContent).toBe(', with travel to Dehdadi and Nahr-e Shahi');
});

test('a missing value is an empty cell, which a card hides', async () => {
  const cell = await renderCell({ title: 'Announced', field: 'announcementDate' }, undefined);
  expect(cell.dataset.empty).toBe('true');
  expect(within(cell).queryByText('undefined')).toBeNull();
});

test.each([
  ['of an open notice may come', '2026-11-22', 'Not available yet'],
  ['of a closed notice is not waited for', '2026-11-19', 'Not published'],
  ['of a list without deadlines is not waited for', undefined, 'Not published'],
])('a missing file %s', async (_, deadline, sentence) => {
  const columns: Column[] = [
    { title: 'Number', field: 'referenceNumber', as: 'title' },
    { title: 'Document', field: 'file' },
  ];
  if (deadline) columns.push({ title: 'Deadline', field: 'deadline', as: 'deadline' });
  const [row] = rowFactory(itbs.fields, columns, zone)([{ referenceNumber: 'ITB-1', deadline }]);
  vi.useFakeTimers({ now, toFake: ['Date'] });
  await renderPage(
    <table>
      <tbody>
        <tr>
          <RecordCell row={row!} column={columns[1]!} position={2} kind="file" now={now} zone={zone} />
        </tr>
      </tbody>
    </table>,
  );
  const cell = screen.getByRole('cell');
  expect(within(cell).getByText(sentence)).toBeTruthy();
  expect(cell.dataset.empty).toBeUndefined();
});

test('what a row cuts keeps its brackets around what they hold', async () => {
  const column: Column = { title: 'Place', field: 'location', isLine: true };
  const cell = await renderCell(column, 'یکاولنگ، بامیان و ولسوالی‌های همجوار (Yakawlang, Bamyan)');
  expect(cell.querySelector('[data-rest]')!.textContent).toContain('\u2068(Yakawlang, Bamyan)\u2069');
});
