// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { searchSources } from '../../../src/components/search/search-sources';
import { recordsOf } from '../../../src/route';
import { ownPages } from '../../../src/schemas/own-pages';
import { knownRecordsOf, site } from '../../../src/shell/site';

const read = (resource: string, record: object) => {
  const source = searchSources(site.records).find(({ of }) => of.name === resource)!;
  return source.read(record as never, [record] as never[]);
};

test.each([
  ['vacancies', { title: 'Driver', number: 'VA-1' }, 'Driver', 'VA-1', '/vacancies/va-1'],
  ['volunteers', { title: 'Mentor' }, 'Mentor', '', '/volunteer-opportunities/mentor'],
  [
    'itbs',
    { description: '<p>Seed</p>', referenceNumber: 'ITB-1' },
    'Seed',
    'ITB-1',
    '/invitation-to-bid/itb-1',
  ],
  ['noas', { description: '<p>Seed</p>' }, 'Seed', '', '/notification-of-award/seed'],
  [
    'projects',
    { title: 'Canal', slug: 'canal', intro: '<p>a</p>', content: '<p>b</p>' },
    'Canal',
    'a · b',
    '/project-details/canal',
  ],
  [
    'posts',
    { title: 'Fair', slug: 'fair', author: 'Laila', teaser: 'Soon' },
    'Fair',
    'Soon · Laila',
    '/event-details/fair',
  ],
  ['faqs', { question: 'Why?', response: '<b>So</b>' }, 'Why?', 'So', '/frequently-asked-questions'],
  ['exatras', { title: 'Rules', category: 'Policies & Governance' }, 'Rules', '', '/policies-and-governance'],
  [
    'teams',
    { id: '1', name: 'A B', position: 'Chair', isBoardMember: true },
    'A B',
    'Chair',
    '/board-member/a-b',
  ],
  ['researchs', { title: 'Study', subtitle: 'Of water' }, 'Study', 'Of water', '/#research'],
  [
    'audit-reports',
    { year: '2025', isMutahidDfi: true },
    'Our institution: audit report 2025',
    '',
    '/mutahid-dfi',
  ],
  ['audit-reports', { year: '2024', isMutahidDfi: false }, 'Audit report 2024', '', '/audit-reports'],
])('a record of %s has a title, a search text and an address', (resource, record, title, body, to) => {
  expect(read(resource, record)).toMatchObject({ title, body, to });
});

test('a notice says its number and its deadline, and an award its number and itself', () => {
  expect(read('vacancies', { title: 'Driver', number: 'VA-1', closeDate: '2026-12-01' })?.notice).toEqual({
    number: 'VA-1',
    deadline: '2026-12-01',
  });
  const award = { description: 'Seed', referenceNumber: 'ITB-1' };
  expect(read('noas', award)?.notice).toEqual({ number: 'ITB-1', award });
  expect(read('faqs', { question: 'Why?' })?.notice).toBeUndefined();
});

test('skips an extra item whose category has no page', () => {
  expect(read('exatras', { title: 'X', category: 'Other' })).toBeUndefined();
});

test('skips a team member without a page', () =>
  expect(read('teams', { name: '!', isBoardMember: false })).toBeUndefined());

test('each list is one source with one name', () => {
  const names = searchSources(site.records).map(({ name }) => name);
  expect(names).toEqual([
    ...['Vacancies', 'Volunteer opportunities', 'Invitations to bid', 'Notifications of award'],
    ...['Questions and answers', 'Audit reports', 'Policies, programmes and areas of work', 'People'],
    ...['Research', 'Projects', 'Events'],
  ]);
});

test('a page of the site is found under its title, at its address, among the pages', () => {
  const places = ['safeguarding', 'rules'].flatMap((name) =>
    knownRecordsOf({
      path: `/${name}`,
      title: name,
      page: 'own-page',
      reads: [ownPages],
      shows: recordsOf(ownPages, { kind: 'Pages', has: ({ slug }) => slug === name }),
    }),
  );
  const [source] = searchSources(places, [], (path) => path);
  const record = {
    title: 'Our rules',
    slug: 'rules',
    menu: 'about',
    intro: 'Short.',
    content: '<p>Long.</p>',
  };
  expect(source!.read(record as never, [record] as never[])).toMatchObject({
    kind: 'Pages',
    title: 'Our rules',
    body: 'Short. · Long.',
    to: '/rules',
  });
});
