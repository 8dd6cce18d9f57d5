import { expect, test } from 'vitest';
import { machineReadable, readAll, type PublishedPage } from '../../src/server/prerender';

const now = Date.parse('2026-11-20T08:00:00Z');
const siteUrl = 'https://example.org';
const image = `${siteUrl}/assets/preview-1.jpg`;
const settings = [
  { field_name: 'organisation_name', field_value: 'NLO' },
  { field_name: 'organisation_country', field_value: 'AF' },
  { field_name: 'top_nav_bar_phone', field_value: '+93 20 555 0142, +93 70 1' },
  { field_name: 'top_nav_bar_x', field_value: 'https://example.org/x' },
];
const publication = async (answers: Record<string, unknown> = {}) => {
  const known: Record<string, unknown> = { '/api/settings': settings, ...answers };
  const all = await readAll(async (url) => (url in known ? JSON.stringify(known[url]) : undefined));
  return machineReadable(all, { siteUrl, siteName: 'Site', now });
};
const opening = {
  title: 'Driver',
  number: 'VA-1',
  location: 'Herat, with travel to Injil',
  postDate: '2026-11-01',
  closeDate: '2026-12-01',
  description: '<p onclick="x()">Drives </script>far.</p>',
  howToApply: 'Write to us.',
  positions: '2 (one for a woman)',
};
const pageOf = (route: string, record: object, more: Partial<PublishedPage> = {}): PublishedPage => ({
  path: route.replace(':slug', 'va-1'),
  route,
  title: 'Driver',
  description: 'Drives far.',
  record,
  ...more,
});
const vacancy = (more: object = {}) => pageOf('/vacancies/:slug', { ...opening, ...more });
const nodesIn = (element: string) => {
  const json = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(element)![1]!;
  expect(json).not.toContain('<');
  return (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph'];
};
const mainNode = async (page: PublishedPage, answers?: Record<string, unknown>) => {
  const { element, faults } = (await publication(answers)).describe(page, image);
  expect(faults).toEqual([]);
  return nodesIn(element).find((node) => node['@type'] !== 'BreadcrumbList');
};

test('an open vacancy is a job with all that search engines require', async () => {
  expect(await mainNode(vacancy())).toMatchObject({
    '@type': 'JobPosting',
    title: 'Driver',
    description: '<p>Drives far.</p><p>Write to us.</p>',
    datePosted: '2026-11-01',
    validThrough: '2026-12-01T23:59:59+04:30',
    hiringOrganization: { '@type': 'Organization', name: 'NLO', sameAs: 'https://example.org/' },
    jobLocation: { address: { addressLocality: 'Herat', addressCountry: 'AF' } },
    identifier: { name: 'NLO', value: 'VA-1' },
    totalJobOpenings: 2,
  });
});

test.each([
  ['۱۲ نفر', 12],
  ['٢', 2],
  ['چند نفر', undefined],
])('counts openings in the digits of the language: %s', async (positions, count) => {
  expect((await mainNode(vacancy({ positions })))!['totalJobOpenings']).toBe(count);
});

test('a volunteer opening is a job of volunteers; a kind of contract counts where search engines know it', async () => {
  const volunteer = pageOf('/volunteer-opportunities/:slug', opening);
  expect(await mainNode(volunteer)).toMatchObject({ employmentType: 'VOLUNTEER' });
  expect(await mainNode(vacancy({ employmentType: 'Full-time' }))).toMatchObject({
    employmentType: 'FULL_TIME',
  });
  expect(await mainNode(vacancy({ employmentType: '12 months' }))).not.toHaveProperty('employmentType');
});

test.each([
  ['has closed', { closeDate: '2026-11-01' }],
  ['is open until filled', { closeDate: undefined }],
  ['has no place', { location: undefined }],
  ['has no description', { description: undefined, howToApply: undefined }],
])('a vacancy that %s is an article', async (_, more) =>
  expect(await mainNode(vacancy(more))).toMatchObject({ '@type': 'Article', datePublished: '2026-11-01' }),
);

test('without a country no vacancy is a job, and the open ones are named', async () => {
  const answers = { '/api/settings': [] };
  expect(await mainNode(vacancy(), answers)).toMatchObject({ '@type': 'Article' });
  const closed = vacancy({ closeDate: '2026-11-01' });
  expect((await publication(answers)).unlistedJobs([vacancy(), closed])).toEqual([
    'Driver (/vacancies/va-1): the setting organisation_country',
  ]);
  expect((await publication()).unlistedJobs([vacancy(), vacancy({ closeDate: undefined })])).toEqual([]);
});

test.each([
  ['location', { location: undefined }],
  ['description', { description: undefined, howToApply: undefined }],
])('of an open job that search engines cannot list, what is missing is named alone: %s', async (what, more) =>
  expect((await publication()).unlistedJobs([vacancy(more)])).toEqual([`Driver (/vacancies/va-1): ${what}`]),
);

test('a job that closes before it was posted is a fault, and is left out', async () => {
  const page = vacancy({ postDate: '2026-12-02' });
  const { element, faults } = (await publication()).describe(page, image);
  expect(faults).toEqual([expect.stringMatching(/^\/vacancies\/va-1: JobPosting: validThrough: /)]);
  expect(nodesIn(element).map((node) => node['@type'])).toEqual(['BreadcrumbList']);
});

test('a post with time and place is an event, with one of them a fault, with neither an article', async () => {
  const post = { title: 'Fair', slug: 'fair', date: '2026-11-03', author: 'Laila' };
  const event = { ...post, eventStart: '2026-11-10 10:00:00', eventLocation: 'Kabul, in a hall' };
  const page = (record: object) => pageOf('/event-details/:slug', record, { title: 'Fair' });
  expect(await mainNode(page(event))).toMatchObject({
    '@type': 'Event',
    name: 'Fair',
    startDate: '2026-11-10T10:00:00+04:30',
    location: { name: 'Kabul, in a hall', address: { addressLocality: 'Kabul', addressCountry: 'AF' } },
    image,
  });
  expect(await mainNode(page(post))).toMatchObject({
    '@type': 'Article',
    headline: 'Fair',
    author: { '@type': 'Person', name: 'Laila' },
    mainEntityOfPage: 'https://example.org/event-details/va-1',
  });
  const half = (await publication()).describe(page({ ...post, eventStart: '2026-11-10' }), image);
  expect(half.faults.join()).toContain('Event: location.name: expected a text, from the field eventLocation');
});

test('the home page is about the organisation, all others have the way to them', async () => {
  const { describe } = await publication();
  const home = { path: '/', route: '/', title: 'Home', description: 'Livelihoods.' };
  expect(nodesIn(describe(home, image).element)).toEqual([
    expect.objectContaining({
      '@type': 'NGO',
      name: 'NLO',
      url: 'https://example.org/',
      description: 'Livelihoods.',
      telephone: '+93205550142',
      sameAs: ['https://example.org/x'],
    }),
  ]);
  const [way] = nodesIn(describe(vacancy(), image).element);
  expect(way).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://example.org/' },
      { position: 2, name: 'Vacancies', item: 'https://example.org/vacancies' },
      { position: 3, name: 'Driver', item: 'https://example.org/vacancies/va-1' },
    ],
  });
});

test('a page changed when its record was published, or when its deadline passed', async () => {
  const vacancies = [
    { title: 'A', post_date: '2026-11-01', close_date: '2026-11-15' },
    { title: 'B', post_date: '2026-11-10', close_date: '2026-12-01' },
  ];
  const { changedOn } = await publication({ '/api/vacancies': vacancies });
  expect(changedOn(vacancy())).toBe('2026-11-01');
  expect(changedOn(vacancy({ closeDate: '2026-11-15' }))).toBe('2026-11-16');
  expect(changedOn(vacancy({ postDate: '2027-01-01' }))).toBeUndefined();
  const list = { path: '/vacancies', route: '/vacancies', title: 'Vacancies', description: '' };
  expect(changedOn(list)).toBe('2026-11-16');
  expect(changedOn({ ...list, path: '/privacy', route: '/privacy' })).toBeUndefined();
});

test('a list and the pages of its records name its feeds, the home page those of all lists', async () => {
  const { alternatesOf } = await publication();
  expect(alternatesOf(vacancy())).toEqual([
    { type: 'application/atom+xml', title: 'Vacancies', address: '/vacancies.atom' },
    { type: 'text/calendar', title: 'Vacancies: deadlines', address: '/vacancies.ics' },
  ]);
  const home = { path: '/', route: '/', title: 'Home', description: '' };
  expect(alternatesOf(home)).toHaveLength(5);
  expect(alternatesOf({ ...home, path: '/privacy', route: '/privacy' })).toEqual([]);
});

test('the picture of a page is the first of its record', async () => {
  const { pictureOf } = await publication();
  const post = { title: 'Fair', slug: 'fair', thumbnail1: { url: '/files/small.avif' } };
  const page = (record: object) => pageOf('/event-details/:slug', record);
  expect(pictureOf(page(post))).toBe('/files/small.avif');
  expect(pictureOf(page({ ...post, image: { url: '/files/large.avif' } }))).toBe('/files/large.avif');
  expect(pictureOf(vacancy())).toBeUndefined();
});
