// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import Page from '../../../src/pages/volunteer-opportunities/volunteer-opportunities';
import { renderPage, widenScreen } from '../../support/render';
import { columns, valuesOf } from '../lists';

const record = {
  id: 7,
  vacancy_number: 'VA-7',
  title: 'Field officer',
  location: 'Herat',
  salary: 'AFN 9',
  post_date: '2026-11-01',
  close_date: '2026-11-27 00:00:00',
  file: '/files/tor.pdf',
  file_size: 84000,
  file_type: 'application/pdf',
};

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T08:00:00Z'), toFake: ['Date'] });
});

test('a volunteer opening shows its title, place, pay, number, closing date, state and TOR', async () => {
  await renderPage(<Page />, { answers: { '/api/volunteers': { data: [record] } } });
  expect(await columns()).toEqual(['Opening', 'Place · What we cover', 'Closing date', 'TOR']);
  widenScreen();
  expect(valuesOf(/Field officer/)).toEqual([
    'Field officer',
    'Herat · AFN\u00a09 · VA-7',
    '27 Nov 2026Closes in 7 daysAdd to calendar: Field officer',
    'Read: Field officerSaveSave for offline: Field officer84 kB',
  ]);
});

test('an empty list has its own sentence', async () => {
  await renderPage(<Page />, { answers: { '/api/volunteers': [] } });
  expect(
    await screen.findByText('There are no volunteer openings at the moment. New ones appear here first.'),
  ).toBeTruthy();
});
