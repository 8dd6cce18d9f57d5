// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import Page from '../../../src/pages/notification-of-award/notification-of-award';
import { renderPage, widenScreen } from '../../support/render';
import { columns, valuesOf } from '../lists';

const record = {
  id: 3,
  announcement_date: '2026-11-01T00:00:00.000000Z',
  reference_number: 'ITB-3',
  description: '<p>Supply of <b>seed</b></p>',
  awarded_to: 'Noor Press',
  amount: 'AFN 5',
  deadline: '2026-11-27 14:30:00',
  file: '/files/itb.docx',
};

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T08:00:00Z'), toFake: ['Date'] });
});

test('an award shows its description, supplier, amount, date and number, but no open or closed state', async () => {
  await renderPage(<Page />, { answers: { '/api/noas': { data: [record] } } });
  expect(await columns()).toEqual(['Award', 'Awarded to', 'Announced', 'Reference number', 'Document']);
  widenScreen();
  expect(valuesOf(/Supply of seed/)).toEqual([
    'Supply of seed',
    'Noor Press · AFN\u00a05',
    '1 Nov 2026',
    'ITB-3',
    'Read: Supply of seedSaveSave for offline: Supply of seedDOCX',
  ]);
});

test('an empty list has its own sentence', async () => {
  await renderPage(<Page />, { answers: { '/api/noas': [] } });
  expect(await screen.findByText('No awards have been published yet.')).toBeTruthy();
});
