// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import Page from '../../../src/pages/invitation-to-bid/invitation-to-bid';
import { renderPage, widenScreen } from '../../support/render';
import { columns, valuesOf } from '../lists';

const record = {
  id: 3,
  announcement_date: '2026-11-01T00:00:00.000000Z',
  reference_number: 'ITB-3',
  location: 'Herat',
  description: '<p>Supply of <b>seed</b></p>',
  deadline: '2026-11-27 14:30:00',
  file: '/files/itb.docx',
};

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T08:00:00Z'), toFake: ['Date'] });
});

test('an invitation shows its description, place, number, deadline, state and document', async () => {
  await renderPage(<Page />, { answers: { '/api/itbs': { data: [record] } } });
  expect(await columns()).toEqual(['Invitation', 'Place', 'Deadline', 'Document']);
  widenScreen();
  expect(valuesOf(/Supply of seed/)).toEqual([
    'Supply of seed',
    'Herat · ITB-3',
    '27 Nov 2026, 14:30Closes in 7 daysAdd to calendar: Supply of seed',
    'Read: Supply of seedSaveSave for offline: Supply of seedDOCX',
  ]);
});

test('an empty list has its own sentence', async () => {
  await renderPage(<Page />, { answers: { '/api/itbs': [] } });
  expect(
    await screen.findByText('There are no invitations to bid at the moment. New ones appear here first.'),
  ).toBeTruthy();
});
