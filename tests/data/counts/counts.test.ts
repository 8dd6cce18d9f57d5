// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { clear, createStore, entries, get, set } from 'idb-keyval';
import { beforeEach, expect, test, vi } from 'vitest';
import { kinds, largestNumber } from '../../../receiver/counts/check-counts';
import { count, kindOf, refusesCounts } from '../../../src/data/counts/counts';
import { routes } from '../../../src/routes';

const rows = createStore('ngo', 'rows');
beforeEach(() => clear(rows));
const now = Date.parse('2026-11-26T23:59:59Z');

test.each([
  ['/', 'home'],
  ['/vacancies', 'vacancies'],
  ['/vacancies/', 'vacancies'],
  ['/vacancies/nlo-va-901', 'vacancy'],
  ['/volunteer-opportunities', 'volunteering'],
  ['/volunteer-opportunities/a', 'opening'],
  ['/invitation-to-bid', 'tenders'],
  ['/invitation-to-bid/a', 'tender'],
  ['/notification-of-award', 'awards'],
  ['/notification-of-award/a', 'award'],
  ['/project-updates/health', 'projects'],
  ['/project-details/a', 'project'],
  ['/events/category/a', 'events'],
  ['/event-details/a', 'event'],
  ['/management-team/zarghuna', 'about'],
  ['/read', 'document'],
  ['/privacy', 'other'],
  ['/our-own-page', 'other'],
  ['/constructor', 'other'],
])('%s is of the kind "%s"', (path, kind) => {
  expect(kindOf(path)).toBe(kind);
});

test('the receiver knows the kinds of all pages, and no others', () => {
  const ofRoutes = routes.flatMap(({ path }) =>
    path.startsWith('/:position') ? ['about'] : [kindOf(path.replaceAll(':', ''))],
  );
  expect([...new Set([...ofRoutes, 'save', 'offline'])].sort()).toEqual([...kinds].sort());
});

test('a row has the numbers of one day, and nothing finer', async () => {
  await count('vacancy', now);
  await Promise.all([count('vacancy', now), count('save', now), count('home', now + 1_000)]);
  expect(await entries(rows)).toEqual([
    ['counts/2026-11-26', { vacancy: 2, save: 1 }],
    ['counts/2026-11-27', { home: 1 }],
  ]);
});

test('no number is larger than the receiver takes, and a damaged one begins anew', async () => {
  await set('counts/2026-11-26', { home: largestNumber, save: 'a', offline: -1, vacancy: 1.5 }, rows);
  await count('home', now);
  await count('save', now);
  expect(await get('counts/2026-11-26', rows)).toEqual({ home: largestNumber, save: 1 });
});

test.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }])(
  'with %j nothing is counted',
  async (asked) => {
    vi.stubGlobal('navigator', asked);
    await count('home', now);
    expect(await entries(rows)).toEqual([]);
  },
);

test.each([{}, { globalPrivacyControl: false, doNotTrack: null }, { doNotTrack: 'unspecified' }])(
  '%j asks nothing',
  (asked) => {
    vi.stubGlobal('navigator', asked);
    expect(refusesCounts()).toBe(false);
  },
);
