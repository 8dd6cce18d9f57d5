// @vitest-environment jsdom
import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import { IDBObjectStore } from 'fake-indexeddb';
import { expect, onTestFinished, test, vi } from 'vitest';
import { SavedReady } from '../../../src/pages/saved/readiness';
import { SiteContext } from '../../../src/components/ui/site-context';
import { setOfflineState, useOfflineState } from '../../../src/data/lists/prefetch/offline-state';
import { writeRow } from '../../../src/data/device/rows';
import { faqs } from '../../../src/schemas/faqs';
import { vacancies } from '../../../src/schemas/vacancies';
import { pending, renderPage, type Answers } from '../../support/render';
import { expectWarning } from '../../support/console';

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
  expect(await screen.findByText('1 of 2 lists are on this phone.')).toBeTruthy();
  expect(screen.getByText('The oldest was checked with the server 2 hours ago.')).toBeTruthy();
  const summary = screen.getByText('Each list, and when it was checked');
  await user.click(summary);
  const lists = within(summary.closest('details')!).getAllByRole('listitem');
  expect(lists.map(({ textContent }) => textContent)).toEqual([
    'FAQsNot on this phone',
    'Vacancies1 entry, checked 2 hours ago',
  ]);
});

test('reports what could not be fetched, and keeps showing what is stored', async () => {
  expectWarning(/The prefetch did not get vacancies: .*Failed to fetch/);
  const { user } = await renderReady();
  await user.click(await screen.findByRole('button', { name: 'Fetch everything now' }));
  expect(await screen.findByText(/^Not everything could be fetched\./)).toBeTruthy();
  expect(screen.getByText('1 of 2 lists are on this phone.')).toBeTruthy();
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
    await screen.findByText(/asked this phone to wait\. What is still missing comes by itself: FAQs\.$/),
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
  expect(screen.getByText('1 of 2 lists are on this phone.')).toBeTruthy();
  expect(screen.getByText(/^This phone takes no more lists: there is no room left/)).toBeTruthy();
});
