import { expect, test } from 'vitest';
import { noticeLists } from '../../../sw/contract/contract';
import { site } from '../../../src/shell/site';
import { faqs } from '../../../src/schemas/faqs';
import { itbs } from '../../../src/schemas/itbs';
import { noas } from '../../../src/schemas/noas';
import { noticeOf } from '../../../src/schemas/notices/notices';
import { vacancies } from '../../../src/schemas/vacancies';

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
