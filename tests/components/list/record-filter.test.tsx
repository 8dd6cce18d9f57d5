// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { RecordFilter } from '../../../src/components/list/record-filter';
import type { AnyRecord, Column } from '../../../src/components/list/table-rows';
import { noas } from '../../../src/schemas/noas';
import { vacancies } from '../../../src/schemas/vacancies';
import { renderPage } from '../../support/render';

const columns: Column[] = [
  { title: 'Position', field: 'title', as: 'title' },
  { title: 'Number', field: 'number' },
  { title: 'Closing date', field: 'closeDate', as: 'deadline' },
];
const records: AnyRecord[] = [
  { title: 'Field officer, Herat', number: 'V-1', closeDate: '2026-12-01' },
  { title: 'Field officer, Balkh', number: 'V-2', closeDate: '2026-12-02' },
  { title: 'Accountant, Herat', number: 'V-3', closeDate: '2026-12-03' },
  { title: 'Driver, Herat', number: 'V-4', closeDate: '2026-11-01' },
  { title: 'Cook, Kabul', number: 'V-5', closeDate: '2026-10-01' },
];
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ title: `Position ${index + 1}`, number: `V-${index + 1}` }));

const list = (shown: readonly AnyRecord[] = records, shownColumns = columns) => (
  <RecordFilter records={shown} of={vacancies} columns={shownColumns} />
);
/** Not by role: jsdom would compute the styles of each row. */
const titles = () =>
  [...document.querySelectorAll('tbody tr')].map((row) => row.querySelector('[dir="auto"]')?.textContent);
const search = () => screen.findByRole('searchbox', { name: 'Search in this list' });
const count = () => screen.getByRole('status').textContent;

beforeEach(() => {
  history.replaceState(null, '', '/vacancies');
  vi.useFakeTimers({ now: Date.parse('2026-11-20T08:00:00Z'), toFake: ['Date'] });
});

test('a search keeps the rows with every word, and counts them', async () => {
  const { user } = await renderPage(list());
  await user.type(await search(), 'herat FIELD');
  await waitFor(() => expect(titles()).toEqual(['Field officer, Herat']));
  expect(count()).toBe('1 of 5 entries');
});

test('the address of a page that the user has left for meanwhile keeps its query', async () => {
  history.pushState(null, '', '/read?file=/files/tor.pdf');
  const { user } = await renderPage(list(), { at: '/vacancies' });
  await user.type(await search(), 'herat');
  await waitFor(() => expect(titles()).toHaveLength(3));
  expect(location.search).toBe('?file=/files/tor.pdf');
});

test('a head that is pressed before the effects of the first render have run sorts the list', async () => {
  function PressAtOnce({ children }: { children: ReactNode }) {
    useLayoutEffect(() => screen.getByText('Position', { selector: 'thead button' }).click(), []);
    return children;
  }
  await renderPage(<PressAtOnce>{list()}</PressAtOnce>, { at: '/vacancies' });
  await search();
  await waitFor(() => expect(titles()[0]).toBe('Accountant, Herat'));
  await waitFor(() => expect(location.search).toBe('?sort=title'));
});

test('closed rows can be left out and shown again', async () => {
  const { user } = await renderPage(list());
  await search();
  expect(count()).toBe('5 entries · 3 open');
  const openOnly = screen.getByRole('checkbox', { name: 'Open only' });
  await user.click(openOnly);
  expect(titles()).toEqual(['Field officer, Herat', 'Field officer, Balkh', 'Accountant, Herat']);
  expect(count()).toBe('3 of 5 entries');
  await user.click(openOnly);
  await waitFor(() => expect(titles()).toHaveLength(5));
});

test('filters without a match show a message and a button that clears them', async () => {
  const { user } = await renderPage(list());
  await user.type(await search(), 'driver');
  await user.click(screen.getByRole('checkbox', { name: 'Open only' }));
  expect(await screen.findByText('Nothing in this list fits these filters.')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show everything' }));
  await waitFor(() => expect(titles()).toHaveLength(5));
  expect(document.activeElement).toBe(screen.getByRole('status'));
  expect(((await search()) as HTMLInputElement).value).toBe('');
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
});

test('shows 50 rows at first, and 50 more on each press', async () => {
  const { user } = await renderPage(list(many(120)));
  await search();
  expect(titles()).toHaveLength(50);
  expect(count()).toContain('120 entries');
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(titles()).toHaveLength(100));
  await waitFor(() => expect(document.activeElement?.closest('tr')?.rowIndex).toBe(51));
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(titles()).toHaveLength(120));
  await waitFor(() => expect(document.activeElement?.closest('tr')?.rowIndex).toBe(101));
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('a search includes rows that are not rendered yet', async () => {
  const { user } = await renderPage(list(many(120)));
  await user.type(await search(), 'v-119');
  await waitFor(() => expect(titles()).toEqual(['Position 119']));
});

test('a short list has no filters, but tells its length, and of new entries whoever asks', async () => {
  await renderPage(list(records.slice(0, 4)));
  expect(await screen.findByRole('table')).toBeTruthy();
  expect(screen.queryByRole('search')).toBeNull();
  expect(screen.getByRole('status').textContent).toMatch(/^4 entries/);
  expect(screen.getByRole('button', { name: 'Be told of new entries, or take all documents' })).toBeTruthy();
});

test('an active filter stays removable when the list becomes short', async () => {
  let shorten: () => void = () => undefined;
  function Shrinking() {
    const [shown, setShown] = useState(records);
    shorten = () => setShown(records.slice(0, 4));
    return list(shown);
  }
  const { user } = await renderPage(<Shrinking />);
  await search();
  await user.click(screen.getByRole('checkbox', { name: 'Open only' }));
  act(() => shorten());
  expect(titles()).toHaveLength(3);
  await user.click(screen.getByRole('checkbox', { name: 'Open only' }));
  expect(titles()).toHaveLength(4);
});

test('a list without deadlines has no open count and no checkbox', async () => {
  await renderPage(list(records, columns.slice(0, 2)));
  await search();
  expect(count()).toBe('5 entries');
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('a partly loaded list shows its total, and searches all entries once they are loaded', async () => {
  let complete: () => void = () => undefined;
  function Growing() {
    const [shown, setShown] = useState(many(50));
    complete = () => setShown(many(600));
    return (
      <RecordFilter
        records={shown}
        total={shown.length < 600 ? 600 : undefined}
        of={vacancies}
        columns={columns}
      />
    );
  }
  const { user } = await renderPage(<Growing />);
  const box = await search();
  expect(count()).toBe('600 entries');
  await user.type(box, 'position 590');
  await waitFor(() => expect(count()).toBe('Loading …'));
  expect(screen.queryByText('Nothing in this list fits these filters.')).toBeNull();
  act(() => complete());
  await waitFor(() => expect(titles()).toEqual(['Position 590']));
  expect(count()).toBe('1 of 600 entries');
});

test('a long list is searched by words too, and is complete after the search is cleared', async () => {
  const { user } = await renderPage(list(many(1_000)));
  const box = await search();
  await user.type(box, 'v-77');
  await waitFor(() => expect(count()).toBe('19 of 1,000 entries'));
  await user.clear(box);
  await waitFor(() => expect(count()).toContain('1,000 entries'));
  await waitFor(() => expect(titles()).toHaveLength(50));
});

const placed: AnyRecord[] = [
  { title: 'Auditor', number: 'V-1', location: 'Kabul head office; with travel' },
  { title: 'Officer', number: 'V-2', location: 'Herat, with travel to Injil' },
  { title: 'Trainer', number: 'V-3', location: 'Kabul, Herat and Balkh' },
  { title: 'Driver', number: 'V-4', location: 'یکاولنگ، بامیان (Yakawlang, Bamyan)' },
  { title: 'Cook', number: 'V-5' },
];
const placeFilter = () => screen.queryByRole<HTMLSelectElement>('combobox', { name: 'Place' });

test('a list whose records have places can be filtered by place, and is searched by it', async () => {
  const { user } = await renderPage(list(placed));
  const options = [...placeFilter()!.options].map(({ text }) => text);
  expect(options).toEqual(['All places', 'Herat', 'Kabul', 'یکاولنگ']);
  await user.selectOptions(placeFilter()!, 'Herat');
  await waitFor(() => expect(titles()).toEqual(['Officer', 'Trainer']));
  await user.selectOptions(placeFilter()!, '');
  await user.type(await search(), 'yakawlang');
  await waitFor(() => expect(titles()).toEqual(['Driver']));
});

test.each([
  ['no place', records, false],
  ['one place', records.map((record) => ({ ...record, location: 'Herat' })), false],
  ['two places', records.map((record, index) => ({ ...record, location: index ? 'Herat' : 'Kabul' })), true],
])('whether a list has a filter by place, with %s', async (_, shown, hasFilter) => {
  await renderPage(list(shown));
  await search();
  expect(placeFilter() !== null).toBe(hasFilter);
});

test('the address keeps the filters, and loses them with the last one', async () => {
  const { user } = await renderPage(list(placed.map((record) => ({ ...record, closeDate: '2026-12-01' }))), {
    at: '/vacancies',
  });
  await user.type(await search(), 'officer');
  await user.click(screen.getByRole('checkbox', { name: 'Open only' }));
  await user.selectOptions(placeFilter()!, 'Herat');
  await waitFor(() => expect(location.search).toBe('?q=officer&place=Herat&open=on'));
  await user.clear(await search());
  await user.click(screen.getByRole('checkbox', { name: 'Open only' }));
  await user.selectOptions(placeFilter()!, '');
  await waitFor(() => expect(location.search).toBe(''));
});

test('the filters of the address apply', async () => {
  await renderPage(list(placed), { at: '/vacancies?q=officer&place=Herat' });
  expect(((await search()) as HTMLInputElement).value).toBe('officer');
  expect(placeFilter()!.value).toBe('Herat');
  expect(titles()).toEqual(['Officer']);
});

test('a place that no record has any more is still chosen, and can be left', async () => {
  const { user } = await renderPage(list(placed), { at: '/vacancies?place=Ghazni' });
  expect(placeFilter()!.value).toBe('Ghazni');
  await user.click(screen.getByRole('button', { name: 'Show everything' }));
  await waitFor(() => expect(titles()).toHaveLength(5));
  expect(placeFilter()!.value).toBe('');
});

test('Enter in the search field does not leave the page', async () => {
  const { user } = await renderPage(list(), { at: '/vacancies' });
  await user.type(await search(), 'cook{Enter}');
  await waitFor(() => expect(titles()).toEqual(['Cook, Kabul']));
});

test('words without a match lead to the search of the whole site', async () => {
  const { user } = await renderPage(list());
  await user.type(await search(), 'water & seed');
  const link = await screen.findByRole('link', { name: 'Search the whole site for “water & seed”' });
  expect(link.getAttribute('href')).toBe('/search?q=water+%26+seed');
});

test('an open list leaves out what is cancelled', async () => {
  const cancelled = { title: 'Guard', number: 'V-6', closeDate: '2026-12-01', status: 'cancelled' };
  const { user } = await renderPage(list([...records, cancelled]));
  await user.click(await screen.findByRole('checkbox', { name: 'Open only' }));
  expect(titles()).toEqual(['Field officer, Herat', 'Field officer, Balkh', 'Accountant, Herat']);
});

test('the link to the search of the site repeats the beginning of a long query', async () => {
  await renderPage(list(), { at: `/vacancies?q=${'w'.repeat(3_000)}` });
  const link = await screen.findByRole('link', { name: `Search the whole site for “${'w'.repeat(60)}…”` });
  expect(link.getAttribute('href')).toBe(`/search?q=${'w'.repeat(200)}`);
});

const awards: AnyRecord[] = [
  { title: 'Goats', awardedTo: 'Safid Koh', referenceNumber: 'NLO/ITB/12', announcementDate: '2026-10-26' },
  { title: 'Pumps', awardedTo: 'Pulad', referenceNumber: 'NLO/ITB/9', announcementDate: '2025-10-05' },
  { title: 'Survey', awardedTo: 'Tarazu', referenceNumber: 'NLO/ITB/100', announcementDate: '2026-09-28' },
  { title: 'No award', referenceNumber: 'NLO/ITB/7', announcementDate: '2026-10-13' },
  { title: 'Safes', awardedTo: 'Pulad', referenceNumber: 'NLO/ITB/10', announcementDate: '2026-09-05' },
];
const awardColumns: Column[] = [
  { title: 'Award', field: 'title', as: 'title' },
  { title: 'Awarded to', field: 'awardedTo', isLine: true, allChoices: 'All suppliers' },
  { title: 'Announced', field: 'announcementDate', as: 'latest', isLine: true },
  { title: 'Reference number', field: 'referenceNumber', isLine: true },
  { title: 'Document', field: 'file' },
];
const awardList = () => <RecordFilter records={awards} of={noas} columns={awardColumns} />;

test('a column head sorts the rows, the other way round, and then as they were', async () => {
  const { user } = await renderPage(awardList(), { at: '/vacancies' });
  await search();
  const before = ['Goats', 'No award', 'Survey', 'Safes', 'Pumps'];
  expect(titles()).toEqual(before);
  const head = screen.getByRole('button', { name: 'Reference number' });
  const { parentElement: cell } = head;
  await user.click(head);
  // By the size of their numbers.
  await waitFor(() => expect(titles()).toEqual(['No award', 'Pumps', 'Safes', 'Goats', 'Survey']));
  expect(cell!.getAttribute('aria-sort')).toBe('ascending');
  expect(location.search).toBe('?sort=referenceNumber');
  await user.click(head);
  await waitFor(() => expect(titles()).toEqual(['Survey', 'Goats', 'Safes', 'Pumps', 'No award']));
  expect(cell!.getAttribute('aria-sort')).toBe('descending');
  await user.click(head);
  await waitFor(() => expect(titles()).toEqual(before));
  expect(cell!.hasAttribute('aria-sort')).toBe(false);
  expect(location.search).toBe('');
});

test('rows without a value come last in both orders, and a column of documents is not sorted', async () => {
  const { user } = await renderPage(awardList(), { at: '/vacancies' });
  await search();
  const head = screen.getByRole('button', { name: 'Awarded to' });
  await user.click(head);
  await waitFor(() => expect(titles()).toEqual(['Safes', 'Pumps', 'Goats', 'Survey', 'No award']));
  await user.click(head);
  await waitFor(() => expect(titles()).toEqual(['Survey', 'Goats', 'Safes', 'Pumps', 'No award']));
  expect(screen.queryByRole('button', { name: 'Document' })).toBeNull();
});

test('a year and a supplier are chosen among those of the list, and stay when it is sorted', async () => {
  const { user } = await renderPage(awardList(), { at: '/vacancies' });
  await search();
  const year = screen.getByRole('combobox', { name: 'Announced' });
  expect([...year.children].map(({ textContent }) => textContent)).toEqual(['All years', '2026', '2025']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Awarded to' }), 'Pulad');
  await waitFor(() => expect(titles()).toEqual(['Safes', 'Pumps']));
  await user.selectOptions(year, '2025');
  await waitFor(() => expect(titles()).toEqual(['Pumps']));
  expect(count()).toBe('1 of 5 entries');
  await user.click(screen.getByRole('button', { name: 'Award' }));
  await waitFor(() => expect(location.search).toBe('?year=2025&awardedTo=Pulad&sort=title'));
  expect(titles()).toEqual(['Pumps']);
});

test.each([
  ['brings an order back', '-title', ['Survey', 'Safes', 'Pumps', 'No award', 'Goats']],
  ['with an unknown order changes nothing', 'secret', ['Goats', 'No award', 'Survey', 'Safes', 'Pumps']],
])('the address %s', async (_, order, sorted) => {
  await renderPage(awardList(), { at: `/notification-of-award?sort=${order}` });
  await waitFor(() => expect(titles()).toEqual(sorted));
});
