// @vitest-environment jsdom
import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import { IDBObjectStore } from 'fake-indexeddb';
import { expect, onTestFinished, test, vi } from 'vitest';
import { SavedReady, listsOfPage } from '../../../src/pages/saved/readiness';
import { SiteContext } from '../../../src/components/ui/site-context';
import { setOfflineState, useOfflineState } from '../../../src/data/lists/prefetch/offline-state';
import { writeRow } from '../../../src/data/device/rows';
import { faqs } from '../../../src/schemas/faqs';
import { vacancies } from '../../../src/schemas/vacancies';
import { pending, renderPage, type Answers } from '../../support/render';
import { expectWarning } from '../../support/console';
import type { StoredList } from '../../../src/data/lists/read-lists';
import { posts } from '../../../src/schemas/posts';
import { tags } from '../../../src/schemas/categories';

const site = {
  pages: [
    { path: '/vacancies', title: 'Vacancies', reads: [vacancies] },
    { path: '/frequently-asked-questions', title: 'FAQs', reads: [faqs] },
  ],
  records: [],
  lists: [vacancies, faqs],
  titleAt: () => undefined,
};

async function renderReady(answers: Answers = {}) {
  const confirmedAt = Date.now() - 7_200_000;
  await writeRow('/api/vacancies', { value: [{ title: 'A' }], confirmedAt, stamp: '1' });
  const page = (
    <SiteContext value={site}>
      <SavedReady />
    </SiteContext>
  );
  return renderPage(page, { answers });
}

test('shows which lists are stored and how old they are; missing ones come first', async () => {
  const { user } = await renderReady();
  expect(await screen.findByText('1 of 2 lists are on this device.')).toBeTruthy();
  expect(screen.getByText('The oldest was checked with the server 2 hours ago.')).toBeTruthy();
  const summary = screen.getByText('Each list, and when it was checked');
  await user.click(summary);
  const lists = within(summary.closest('details')!).getAllByRole('listitem');
  expect(lists.map(({ textContent }) => textContent)).toEqual([
    'FAQsNot on this device',
    'Vacancies1 entry, checked 2 hours ago',
  ]);
});

test('reports what could not be fetched, and keeps showing what is stored', async () => {
  expectWarning(/The prefetch did not get vacancies: .*Failed to fetch/);
  const { user } = await renderReady();
  await user.click(await screen.findByRole('button', { name: 'Fetch everything now' }));
  expect(await screen.findByText(/^Not everything could be fetched\./)).toBeTruthy();
  expect(screen.getByText('1 of 2 lists are on this device.')).toBeTruthy();
});

test('a browser without service workers is told so', async () => {
  await renderReady();
  expect(await screen.findByText('This browser cannot open the app without a connection.')).toBeTruthy();
});

test('on a metered connection the page says that the lists wait for the user', async () => {
  setOfflineState('metered');
  await renderReady();
  expect(await screen.findByText(/the lists were not fetched without asking\.$/)).toBeTruthy();
});

test('while a busy server asked for a pause, the page names what is missing', async () => {
  setOfflineState('waiting');
  await renderReady();
  expect(
    await screen.findByText(/asked this device to wait\. What is still missing comes by itself: FAQs\.$/),
  ).toBeTruthy();
});

test('a worker that takes control while the lists are fetched makes the device ready', async () => {
  const worker = Object.assign(new EventTarget(), { controller: null as unknown });
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));
  setOfflineState('fetching');
  const late = pending();
  const { user } = await renderReady({ '/api/vacancies': [{ title: 'A' }], '/api/faqs': late.answer });
  const readiness = renderHook(() => useOfflineState()).result;
  await user.click(await screen.findByRole('button', { name: 'Fetch everything now' }));
  worker.controller = {};
  await act(async () => late.resolve(Response.json([{ question: 'Why?', response: 'So.' }])));
  await waitFor(() => expect(readiness.current).toBe('ready'));
});

test('a list that does not fit into storage is not marked as stored, and the page says why', async () => {
  expectWarning(/The device's database did not write/);
  const { user } = await renderReady({
    '/api/vacancies': [{ title: 'A' }],
    '/api/faqs': [{ question: 'Q', response: 'R' }],
  });
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  await user.click(await screen.findByRole('button', { name: 'Fetch everything now' }));
  expect(await screen.findByText(/^Everything was fetched, but not everything could be kept/)).toBeTruthy();
  expect(screen.getByText('1 of 2 lists are on this device.')).toBeTruthy();
  expect(screen.getByText(/^This device takes no more lists: there is no room left/)).toBeTruthy();
});

const pages = [
  { path: '/vacancies', title: 'Vacancies', reads: [vacancies] },
  { path: '/events', title: 'Events', reads: [posts, tags] },
  { path: '/contact', title: 'Contact', reads: [] },
];
const there = (name: string, confirmedAt: number): StoredList => ({
  is: 'there',
  name,
  records: 3,
  confirmedAt,
});

test('a page is as old as the oldest of its lists; a page without lists is left out', () => {
  expect(listsOfPage(pages, [there('vacancies', 5), there('posts', 9), there('tags', 2)])).toEqual([
    { path: '/vacancies', title: 'Vacancies', is: 'there', records: 3, confirmedAt: 5 },
    { path: '/events', title: 'Events', is: 'there', records: 6, confirmedAt: 2 },
  ]);
});

test('a page with a missing list counts as missing, and comes first', () => {
  const found = listsOfPage(pages, [
    there('vacancies', 5),
    there('posts', 9),
    { is: 'missing', name: 'tags' },
  ]);
  expect(found.map(({ path, is }) => [path, is])).toEqual([
    ['/events', 'missing'],
    ['/vacancies', 'there'],
  ]);
});

test('a page says so if only the first pages of its list are stored', () => {
  const found = listsOfPage(pages, [
    there('vacancies', 5),
    { is: 'in-part', name: 'posts', records: 2, confirmedAt: 4 },
    there('tags', 2),
  ]);
  expect(found[0]).toMatchObject({ path: '/events', is: 'in-part', records: 5 });
});

test('what is still on its way is no warning; what stays away is one', async () => {
  setOfflineState('fetching');
  await renderReady();
  await screen.findByText('1 of 2 lists are on this device.');
  const sign = () => screen.getByText('1 of 2 lists are on this device.').closest('p')!.querySelector('svg');
  expect(sign()).toBeNull();
  act(() => setOfflineState('metered'));
  await waitFor(() => expect(sign()).toBeTruthy());
});
