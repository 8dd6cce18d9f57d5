// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { createStore, set } from 'idb-keyval';
import { beforeEach, expect, test, vi } from 'vitest';
import { Guesses } from '../../../src/components/search/guesses';
import { renderPage } from '../../support/render';
import { SearchWorker } from '../../support/search-worker';

beforeEach(async () => {
  vi.stubGlobal('Worker', SearchWorker);
  const value = [
    { title: 'Loan officer, Herat', number: 'VA-7', slug: 'loan-officer' },
    ...['one', 'two', 'three', 'four', 'five'].map((name) => ({ title: `Driver ${name}`, slug: name })),
  ];
  const row = { value, confirmedAt: Date.now(), stamp: '' };
  await set('/api/vacancies', row, createStore('ngo', 'rows'));
});

const guesses = async () => {
  const heading = await screen.findByRole('heading', { name: 'Perhaps you looked for' });
  return within(heading.parentElement!).getAllByRole('link');
};
const links = async () => (await guesses()).map(({ textContent }) => textContent);

test('names what is nearest to the words of an address, with mistakes in it', async () => {
  await renderPage(<Guesses words="vacancys loan oficer" />);
  expect((await links())[0]).toBe('Loan officer, Herat');
  expect(screen.getByRole('heading', { name: 'Perhaps you looked for' })).toBeTruthy();
});

test('names at most four', async () => {
  await renderPage(<Guesses words="driver" />);
  expect(await links()).toHaveLength(4);
});

test('names the page first whose address has a mistake', async () => {
  await renderPage(<Guesses words="vacanciez" />, { at: '/vacanciez' });
  const [first] = await guesses();
  expect(first!.textContent).toBe('Vacancies');
  expect(first!.getAttribute('href')).toBe('/vacancies');
  const lists = await screen.findByRole('navigation', { name: /lists:$/ });
  expect(within(lists).getByRole('link', { name: 'Team' })).toBeTruthy();
  expect(within(lists).queryByRole('link', { name: 'Vacancies' })).toBeNull();
});

test('does not name what only says a word of the address somewhere', async () => {
  const value = [
    { title: 'Accountant', slug: 'accountant', description: '<p>Works with loan officers.</p>' },
    { title: 'کارمند قرضه', slug: 'loan-officer', description: '<p>loan</p>' },
  ];
  await set('/api/vacancies', { value, confirmedAt: Date.now(), stamp: '' }, createStore('ngo', 'rows'));
  await renderPage(<Guesses words="vacancies loan" />);
  expect(await links()).toEqual(['کارمند قرضه']);
});
