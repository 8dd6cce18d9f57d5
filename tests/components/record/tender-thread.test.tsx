// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import Award from '../../../src/pages/notification-of-award/award';
import Awards from '../../../src/pages/notification-of-award/notification-of-award';
import Bid from '../../../src/pages/invitation-to-bid/bid';
import Bids from '../../../src/pages/invitation-to-bid/invitation-to-bid';
import { eventually } from '../../support/eventually';
import { renderPage } from '../../support/render';

const answers = {
  '/api/itbs': [
    { reference_number: 'ITB/1', title: 'Seed', description: 'Seed', deadline: '2026-11-01' },
    { reference_number: 'ITB/2', title: 'Feed', description: 'Feed', deadline: '2026-11-02' },
    { reference_number: 'ITB/3', title: 'Tools', description: 'Tools', deadline: '2026-11-30' },
    {
      reference_number: 'ITB/4',
      title: 'Hay',
      description: 'Hay',
      deadline: '2026-12-30',
      status: 'cancelled',
    },
  ],
  '/api/noas': [
    {
      reference_number: 'itb-1',
      title: 'Seed, lot 1',
      description: 'Seed',
      awarded_to: 'Noor Press',
      amount: 'AFN 5',
      announcement_date: '2026-11-10',
    },
    { reference_number: 'ITB 1', title: 'Seed, lot 2', description: 'Seed', announcement_date: '2026-11-12' },
    { reference_number: 'RFQ/9', title: 'Rent', description: 'Rent', awarded_to: 'An owner' },
  ],
};
const open = (at: string) =>
  renderPage(
    <Routes>
      <Route path="/invitation-to-bid" element={<Bids />} />
      <Route path="/invitation-to-bid/:slug" element={<Bid />} />
      <Route path="/notification-of-award" element={<Awards />} />
      <Route path="/notification-of-award/:slug" element={<Award />} />
    </Routes>,
    { at, answers },
  );

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-20T08:00:00Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

test.each([
  ['Seed', 'Awarded to Noor Press'],
  ['Feed', 'Closed: awaiting outcome'],
  ['Tools', 'Open'],
  ['Hay', 'Cancelled'],
])('the row of the invitation %s says "%s"', async (name, state) => {
  await open('/invitation-to-bid');
  const row = await screen.findByRole('row', { name: new RegExp(`^${name}`) });
  expect(await within(row).findByText(state)).toBeTruthy();
});

test('an invitation shows all its awards, and an award its invitation and the other awards', async () => {
  const { user } = await open('/invitation-to-bid/itb-1');
  const heading = await screen.findByRole('heading', { name: 'Outcome' });
  const outcome = within(heading.parentElement!);
  expect(outcome.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/notification-of-award/itb-1-2',
    '/notification-of-award/itb-1',
  ]);
  expect(outcome.getByText('AFN 5')).toBeTruthy();
  await user.click(outcome.getByRole('link', { name: 'Seed, lot 1' }));
  const tender = within((await screen.findByRole('heading', { name: 'The tender' })).parentElement!);
  expect(tender.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/invitation-to-bid/itb-1',
    '/notification-of-award/itb-1-2',
  ]);
});

test('the row of an award leads to its invitation; one without an invitation stays as it is', async () => {
  await open('/notification-of-award');
  const [first] = await screen.findAllByRole('link', { name: 'ITB/1' });
  expect(first!.getAttribute('href')).toBe('/invitation-to-bid/itb-1');
  const rent = screen.getByRole('row', { name: /^Rent/ });
  expect(within(rent).getAllByRole('link')).toHaveLength(1);
  expect(within(rent).getByText('An owner')).toBeTruthy();
});

test('the page of an award without an invitation says nothing of a tender', async () => {
  await open('/notification-of-award/rfq-9');
  expect(await screen.findByText('An owner')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'The tender' })).toBeNull();
});

test.each([
  ['/invitation-to-bid/itb-1', 'Seed (ITB/1)\nAwarded to Noor Press on 10 Nov 2026.'],
  ['/invitation-to-bid/itb-4', 'Hay (ITB/4)\nCancelled.'],
  ['/notification-of-award/itb-1', 'Seed, lot 1 (itb-1)\nAwarded to Noor Press on 10 Nov 2026.'],
])('what %s shares says its outcome', async (at, text) => {
  const share = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
  const { user } = await open(at);
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  await eventually(() => expect(share).toHaveBeenCalledWith(expect.objectContaining({ text })));
});
