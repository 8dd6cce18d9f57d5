// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ListCard } from '../../../src/pages/home/open-list-card';
import { setNewNotices } from '../../../src/data/lists/visits/new-notices';
import { faqs } from '../../../src/schemas/faqs';
import { itbs } from '../../../src/schemas/itbs';
import { vacancies } from '../../../src/schemas/vacancies';
import { address, pending, renderPage } from '../../support/render';

const card = <ListCard of={vacancies} to="/vacancies" />;
const closed = { title: 'A', close_date: '2026-11-19' };
const open = { title: 'B', close_date: '2026-11-20' };
const untilFilled = { title: 'C' };

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T08:00:00Z'), toFake: ['Date'] });
});

test.each([
  [[closed, open, untilFilled], '2 open'],
  [[closed, open], '1 open'],
  [[closed], 'Nothing at the moment'],
  [[], 'Nothing at the moment'],
])('of %j it says: %s', async (records, words) => {
  await renderPage(card, { answers: { '/api/vacancies': records } });
  expect(await screen.findByText(words)).toBeTruthy();
});

test('says how many open notices came since the last visit', async () => {
  setNewNotices({ at: new Set(['/vacancies/b']), open: { '/vacancies': 1, '/invitation-to-bid': 2 } });
  onTestFinished(() => setNewNotices({ at: new Set(), open: {} }));
  await renderPage(card, { answers: { '/api/vacancies': [open] } });
  expect((await screen.findByText('1 new')).parentElement!.textContent).toBe('1 open1 new');
});

test('a list without deadlines is counted completely', async () => {
  await renderPage(<ListCard of={faqs} to="/frequently-asked-questions" />, {
    answers: { '/api/faqs': [{ question: 'A?' }, { question: 'B?' }] },
  });
  expect(await screen.findByText('2 entries')).toBeTruthy();
});

test('shows that the list is loading, and that it is not stored if it cannot be fetched', async () => {
  const list = pending();
  await renderPage(card, { answers: { '/api/vacancies': list.answer } });
  expect(await screen.findByText('Loading …')).toBeTruthy();
  list.resolve(new Response('', { status: 500 }));
  expect(await screen.findByText('Not on this device yet')).toBeTruthy();
});

test('the card has one link to the list, named by its title', async () => {
  const { user } = await renderPage(card, { answers: { '/api/vacancies': [] } });
  const link = await screen.findByRole('link', { name: 'Vacancies' });
  expect(screen.getAllByRole('link')).toHaveLength(1);
  await user.click(link);
  expect(address()).toBe('/vacancies');
});

test('the open record that closes next is named with its deadline, and leads to its page', async () => {
  const later = { title: 'Later', vacancy_number: 'V-2', close_date: '2026-11-30' };
  const next = { title: 'Next', vacancy_number: 'V-1', close_date: '2026-11-22' };
  const { user } = await renderPage(card, {
    answers: { '/api/vacancies': [closed, later, untilFilled, next] },
  });
  const link = await screen.findByRole('link', { name: 'Next' });
  expect(screen.getByText('Closes in 2 days')).toBeTruthy();
  await user.click(link);
  expect(address()).toBe('/vacancies/v-1');
});

test('a cancelled record is not the one that closes next', async () => {
  const cancelled = { title: 'A', description: 'a', reference_number: 'ITB-1', deadline: '2026-11-21' };
  await renderPage(<ListCard of={itbs} to="/invitation-to-bid" />, {
    answers: {
      '/api/itbs': [
        { ...cancelled, status: 'Cancelled ' },
        { title: 'Seed', description: 'b', reference_number: 'ITB-2', deadline: '2026-11-30' },
      ],
    },
  });
  expect(await screen.findByRole('link', { name: 'Seed' })).toBeTruthy();
  expect(screen.getByText('1 open')).toBeTruthy();
});
