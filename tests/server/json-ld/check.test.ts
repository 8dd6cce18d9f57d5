import { expect, test } from 'vitest';
import { faultsOf } from '../../../src/server/json-ld/check';
import type { Node } from '../../../src/server/json-ld/node';

const job: Node = {
  '@type': 'JobPosting',
  title: 'Driver',
  description: '<p>Drives.</p>',
  datePosted: '2026-11-01',
  validThrough: '2026-12-01T23:59:59+04:30',
  hiringOrganization: { '@type': 'Organization', name: 'NLO' },
  jobLocation: { address: { addressLocality: 'Herat', addressCountry: 'AF' } },
};

test('a node with all that search engines require has no fault', () => expect(faultsOf(job)).toEqual([]));

test.each([
  ['title', '', 'JobPosting: title: expected a text, found ""'],
  ['validThrough', 'soon', 'JobPosting: validThrough: expected a date'],
  ['hiringOrganization', {}, 'JobPosting: hiringOrganization.name: expected a text, found nothing'],
  [
    'jobLocation',
    undefined,
    'JobPosting: jobLocation.address.addressLocality: expected a text, found nothing',
  ],
  [
    'jobLocation',
    { address: { addressLocality: 'Herat', addressCountry: 'Afghanistan' } },
    'expected a country as two letters, such as AF, in the setting organisation_country, found "Afghanistan"',
  ],
  ['datePosted', '2026-12-02', 'JobPosting: validThrough: expected a day after "2026-12-02"'],
])('a job whose %s is %j is at fault', (name, value, fault) =>
  expect(faultsOf({ ...job, [name]: value })[0]).toContain(fault),
);

test('an event needs its place: the fault names the field of the record', () =>
  expect(faultsOf({ '@type': 'Event', name: 'Fair', startDate: '2026-12-01' })).toEqual([
    'Event: location.name: expected a text, from the field eventLocation, found nothing',
  ]));

test('the way to a page has at least two steps, each with a whole address', () => {
  const way = (...items: string[]) => ({
    '@type': 'BreadcrumbList',
    itemListElement: items.map((item, index) => ({ position: index + 1, name: 'Step', item })),
  });
  expect(faultsOf(way('https://example.org/', 'https://example.org/a'))).toEqual([]);
  expect(faultsOf(way('https://example.org/'))).toHaveLength(1);
  expect(faultsOf(way('https://example.org/', '/a'))).toHaveLength(1);
});

test('a type without requirements is a fault', () =>
  expect(faultsOf({ '@type': 'Recipe' })[0]).toContain('Recipe: expected one of NGO, '));
