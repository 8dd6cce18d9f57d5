// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepThing } from '../../../src/data/kept/kept';
// Imported up front, so that no test waits for it.
import '../../../src/pages/home/kept-news';
import Home from '../../../src/pages/home/home';
import { renderPage } from '../../support/render';

const now = Date.parse('2026-11-20T08:00:00Z');
beforeEach(() => void vi.useFakeTimers({ now, toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const keep = (name: string, closeDate: string) =>
  keepThing({
    address: `/vacancies/${name.toLowerCase()}`,
    list: 'vacancies',
    title: `Post ${name}`,
    language: 'en',
    record: { id: name, number: name, title: `Post ${name}`, closeDate },
    facts: { deadline: closeDate, isCancelled: false, document: null },
  });

async function openHome(...list: [name: string, closeDate: string][]) {
  const { cache } = await renderPage(<Home />);
  const value = list.map(([name, closeDate]) => ({
    id: name,
    number: name,
    title: `Post ${name}`,
    closeDate,
  }));
  act(() => cache.set('/api/vacancies', { data: { value, confirmedAt: now, stamp: 'a' } }));
  return within(await screen.findByRole('region', { name: 'My things' }));
}

test('what is kept stands on the home page: its number, and what closes next', async () => {
  await keep('A', '2026-12-20');
  await keep('B', '2026-11-22');
  const mine = await openHome(['A', '2026-12-20'], ['B', '2026-11-22']);
  expect(await mine.findByRole('heading', { name: 'My things (2)' })).toBeTruthy();
  expect(await mine.findByText('Closes in 2 days')).toBeTruthy();
  expect(mine.getByRole('link', { name: 'Post B' }).getAttribute('href')).toBe('/vacancies/b');
  expect(mine.queryByText('Post A')).toBeNull();
  expect(mine.getByRole('link', { name: 'To my things' }).getAttribute('href')).toBe('/saved');
});

test('a change is told there until it was seen', async () => {
  await keep('A', '2026-11-22');
  const mine = await openHome(['A', '2026-11-29']);
  expect(await mine.findByRole('heading', { name: '1 of your things has changed' })).toBeTruthy();
  expect(mine.getByText(/the closing date was 22 Nov 2026, and is 29 Nov 2026 now\.$/)).toBeTruthy();
});

test('where nothing is kept, the home page says nothing of it', async () => {
  await renderPage(<Home />);
  expect(screen.queryByRole('region', { name: 'My things' })).toBeNull();
});
