import { expect, test } from 'vitest';
import type { InvitationToBid } from '../../../src/schemas/itbs';
import { awardsOf, bidOf, tenderState, type Award } from '../../../src/schemas/notices/tenders';

const award = (referenceNumber: string | undefined, more: Partial<Award> = {}) =>
  ({ referenceNumber, description: 'Seed', ...more }) as Award;
const bid = (referenceNumber: string | undefined, more: Partial<InvitationToBid> = {}) =>
  ({ referenceNumber, description: 'Seed', ...more }) as InvitationToBid;

test('an invitation and its awards have the same number, however it is written', () => {
  const first = award('nlo itb 018', { announcementDate: '2026-11-01' });
  const second = award('NLO-ITB-018', { announcementDate: '2026-11-09' });
  const awards = [first, award('NLO/ITB/019'), second, award(undefined)];
  expect(awardsOf(bid('NLO/ITB/018'), awards)).toEqual([second, first]);
  const bids = [bid('NLO/ITB/017'), bid('NLO/ITB/018')];
  expect(bidOf(first, bids)).toBe(bids[1]);
  expect(bidOf(award('NLO/RFQ/031'), bids)).toBeUndefined();
});

test('records without a number belong to nothing', () => {
  expect(awardsOf(bid(undefined), [award(undefined), award('/')])).toEqual([]);
  expect(bidOf(award('–'), [bid('–')])).toBeUndefined();
});

test.each([
  ['open', {}, [], false, { state: 'open' }],
  ['closed without an award', {}, [], true, { state: 'awaiting' }],
  ['cancelled', { status: 'Cancelled' }, [], true, { state: 'cancelled' }],
  ['of a status that nobody knows', { status: 'on hold' }, [], false, { state: 'open' }],
])('a tender that is %s', (_, more, awards, isClosed, state) =>
  expect(tenderState(bid('1', more), awards, isClosed)).toEqual(state),
);

test('a tender with several awards is called by the one that names who got it', () => {
  const [notice, named] = [award('1'), award('1', { awardedTo: 'Noor Press' })];
  expect(tenderState(bid('1'), [notice, named], true)).toEqual({ state: 'awarded', award: named });
  expect(tenderState(bid('1'), [notice], false)).toEqual({ state: 'awarded', award: notice });
});
