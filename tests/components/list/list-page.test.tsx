// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ListPage } from '../../../src/components/list/list-page';
import { vacancies } from '../../../src/schemas/vacancies';
import { pending, renderPage } from '../../support/render';

const empty = 'There are no vacancies at the moment.';
const page = (
  <ListPage
    of={vacancies}
    columns={[
      { title: 'Position', field: 'title', as: 'title' },
      { title: 'Number', field: 'number' },
      { title: 'Closing date', field: 'closeDate', as: 'deadline' },
      { title: 'TOR', field: 'file' },
    ]}
    empty={empty}
  />
);
const records = [
  { title: 'Closed long ago', vacancy_number: 'V-1', close_date: '2026-01-31' },
  { title: 'Open for weeks', vacancy_number: 'V-2', close_date: '2026-12-24', file: '/files/tor.pdf' },
  { title: 'Closed last week', vacancy_number: 'V-3', close_date: '2026-11-13' },
  { title: 'Closes next', vacancy_number: 'V-4', close_date: '2026-11-21' },
  { title: 'Never closes', vacancy_number: 'V-5', close_date: null },
];

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T08:00:00Z'), toFake: ['Date'] });
});

test('sorts by the soonest deadline, then open records without one, then closed ones', async () => {
  await renderPage(page, { answers: { '/api/vacancies': records } });
  await screen.findByRole('table');
  const titles = ['Closes next', 'Open for weeks', 'Never closes', 'Closed last week', 'Closed long ago'];
  const headers = screen.getAllByRole('rowheader');
  expect(headers.map((header) => header.querySelector('[dir="auto"]')?.textContent)).toEqual(titles);
});

test('each row has its values in column order', async () => {
  await renderPage(page, { answers: { '/api/vacancies': records } });
  const headers = await screen.findAllByRole('columnheader');
  expect(headers.map(({ textContent }) => textContent)).toEqual([
    'Position',
    'Number',
    'Closing date',
    'TOR',
  ]);
  const row = screen.getByRole('row', { name: /Open for weeks/ });
  const [number, deadline, file] = within(row).getAllByRole('cell');
  expect(within(number!).getByText('V-2')).toBeTruthy();
  expect(within(deadline!).getByText('24 Dec 2026')).toBeTruthy();
  expect(within(deadline!).getByText('Open')).toBeTruthy();
  expect(within(file!).getByRole('link', { name: 'Read: Open for weeks' })).toBeTruthy();
});

test('an empty list shows its own message, with its age', async () => {
  await renderPage(page, { answers: { '/api/vacancies': [] } });
  expect(await screen.findByText(empty)).toBeTruthy();
  expect(screen.getByText('Checked with the server just now.')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

test('a list that could not be loaded shows the reason, and a retry loads it', async () => {
  let isUp = false;
  const { user } = await renderPage(page, {
    answers: {
      '/api/vacancies': () => (isUp ? Response.json(records) : new Response('', { status: 503 })),
    },
  });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Not on this device yet. The server could not answer just now.');
  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Closes next')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('while loading, the page has a status and no table for screen readers', async () => {
  const vacancies = pending();
  await renderPage(page, { answers: { '/api/vacancies': vacancies.answer } });
  expect(await screen.findByRole('status', { name: 'Loading …' })).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  vacancies.resolve(Response.json(records));
  expect(await screen.findByRole('table')).toBeTruthy();
  expect(screen.queryByRole('status', { name: 'Loading …' })).toBeNull();
});

test('a failed refresh keeps the stored rows, and the age line shows the reason', async () => {
  let isUp = true;
  const { user } = await renderPage(page, {
    answers: {
      '/api/vacancies': () =>
        isUp
          ? Response.json(records)
          : new Response('<p>Sign in</p>', { headers: { 'content-type': 'text/html' } }),
    },
  });
  await screen.findByRole('table');
  isUp = false;
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(
    await screen.findByText('The network asks for a sign-in: last checked with the server just now.'),
  ).toBeTruthy();
  expect(screen.getAllByRole('rowheader')).toHaveLength(records.length);
});
