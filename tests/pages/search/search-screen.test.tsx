// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { set, createStore } from 'idb-keyval';
import { expect, test } from 'vitest';
import { SearchScreen } from '../../../src/pages/search/search-screen';
import { renderPage } from '../../support/render';

const store = (name: string, value: object[]) =>
  set(
    `/api/${name}`,
    { value, confirmedAt: Date.now() - 3.5 * 3_600_000, stamp: '' },
    createStore('ngo', 'rows'),
  );

async function storeSome() {
  await store('vacancies', [{ title: 'Field officer, Herat', number: 'VA-7' }]);
  await store('faqs', [{ question: '<p>Do you lend in <b>Herat</b>?</p>', response: '<p>Yes.</p>' }]);
  await store('teams', [
    {
      id: '4',
      name: 'Laila Sarwari',
      position: 'Manager',
      about: '<p>From Herat.</p>',
      isBoardMember: false,
    },
  ]);
  await store('settings', [{ name: 'top_nav_bar_address', value: 'Herat' }]);
}

test('finds stored records without a request, by kind, and highlights the words', async () => {
  await storeSome();
  const { asked } = await renderPage(<SearchScreen query="herat" />);
  expect(await screen.findByText('3 results for “herat”.')).toBeTruthy();
  const titles = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(titles).toEqual([
    'Vacancies',
    'Field officer, Herat',
    'Questions and answers',
    'Do you lend in Herat?',
    'People',
    'Laila Sarwari',
  ]);
  expect(screen.getAllByText('Herat').map(({ tagName }) => tagName)).toEqual(['MARK', 'MARK', 'MARK']);
  expect(asked).toEqual([]);
});

test('an event shows its time and place, and is found by its place', async () => {
  await store('settings', [{ name: 'top_nav_bar_address', value: 'Herat' }]);
  await store('posts', [
    { title: 'Seed fair', slug: 'fair', eventStart: '2026-12-05 09:00', eventLocation: 'Khanabad, school' },
  ]);
  await renderPage(<SearchScreen query="khanabad" />);
  await screen.findByText('1 result for “khanabad”.');
  expect(screen.getByRole('listitem').textContent).toContain('5 Dec 2026, 09:00 · Khanabad, school');
});

test('a notice shows the state of its deadline, and an invitation what became of it', async () => {
  await store('settings', [{ name: 'top_nav_bar_address', value: 'Herat' }]);
  await store('vacancies', [{ title: 'Seed officer', closeDate: '2020-01-01' }]);
  await store('itbs', [{ description: 'Seed', referenceNumber: 'ITB/1', deadline: '2020-01-01' }]);
  await store('noas', [{ description: 'Seed', referenceNumber: 'itb-1', awardedTo: 'Noor Press' }]);
  const { asked } = await renderPage(<SearchScreen query="seed" />);
  await screen.findByText('3 results for “seed”.');
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items[0]).toContain('Closed');
  expect(items[1]).toContain('Awarded to Noor Press');
  expect(items[2]).not.toMatch(/Clos|Open/);
  expect(asked).toEqual([]);
});

test('each result links to the page of its record', async () => {
  await storeSome();
  await renderPage(<SearchScreen query="herat" />);
  await screen.findByText(/3 results/);
  const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(targets).toEqual([
    '/vacancies/va-7',
    '/frequently-asked-questions',
    '/management-team/laila-sarwari',
  ]);
});

test('shows the age of the data', async () => {
  await storeSome();
  await renderPage(<SearchScreen query="herat" />);
  expect(await screen.findByText(/its oldest part was checked with the server 3 hours ago/)).toBeTruthy();
});

test('no result, no query and no stored data each have their own sentence', async () => {
  await storeSome();
  const { unmount } = await renderPage(<SearchScreen query="nowhere" />);
  expect(await screen.findByText(/Nothing on this phone has “nowhere” in it/)).toBeTruthy();
  unmount();
  await renderPage(<SearchScreen query="" />);
  expect(await screen.findByText(/Type one or more words/)).toBeTruthy();
});

test('without stored data it says what to do', async () => {
  await renderPage(<SearchScreen query="herat" />);
  expect(await screen.findByText(/Nothing is on this phone yet/)).toBeTruthy();
});

test('more than ten results of a kind are shown on request', async () => {
  await store(
    'vacancies',
    Array.from({ length: 12 }, (_, index) => ({ title: `Driver ${index + 1}` })),
  );
  const { user, container } = await renderPage(<SearchScreen query="driver" />);
  const button = await screen.findByRole('button', { name: 'Show all 12' });
  expect(within(container).getAllByRole('heading', { level: 3 })).toHaveLength(10);
  await user.click(button);
  expect(within(container).getAllByRole('heading', { level: 3 })).toHaveLength(12);
});
