import { expect, test } from 'vitest';
import { noticeLists } from '../../sw/contract/contract';
import { site } from '../../src/shell/site';
import { faqs } from '../../src/schemas/faqs';
import { itbs, type InvitationToBid } from '../../src/schemas/itbs';
import { noas } from '../../src/schemas/noas';
import { noticeOf, awardsOf, bidOf, tenderState, type Award } from '../../src/schemas/notices';
import { vacancies } from '../../src/schemas/vacancies';

test('a notice has its number and its deadline, which is empty where it has none', () => {
  expect(noticeOf(vacancies, { number: 'VA-1', closeDate: '2026-12-01' }, undefined)).toEqual({
    number: 'VA-1',
    deadline: '2026-12-01',
  });
  expect(noticeOf(vacancies, {}, undefined)).toEqual({ number: undefined, deadline: '' });
});

test('an award has no deadline but itself, and a record without a page is no notice', () => {
  const award = { referenceNumber: 'ITB-1', awardedTo: 'Noor' };
  expect(noticeOf(noas, award, undefined)).toEqual({ number: 'ITB-1', award });
  expect(noticeOf(faqs, {}, undefined)).toBeUndefined();
});

test('an invitation has its awards, where their list is known', () => {
  const bid = { referenceNumber: 'ITB/1', status: 'open' };
  const award = { referenceNumber: 'itb-1', awardedTo: 'Noor' } as never;
  expect(noticeOf(itbs, bid, undefined)?.tender).toEqual({ bid, awards: undefined });
  expect(noticeOf(itbs, bid, [award])?.tender?.awards).toEqual([award]);
});

test('the worker knows the lists of notices', () => {
  const notices = site.lists.filter(({ slugFrom }) => slugFrom).map(({ name }) => name);
  expect([...noticeLists].sort()).toEqual(notices.sort());
});

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
