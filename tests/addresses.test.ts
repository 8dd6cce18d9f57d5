import { expect, test } from 'vitest';
import * as addresses from '../src/addresses';

test('lists and records have one address each, whatever letters a slug has', () => {
  expect(addresses.eventsOfCategory('fairs')).toBe('/events/category/fairs');
  expect(addresses.eventsOfTagNamed('Savings groups')).toBe('/events/tag/savings-groups');
  expect(addresses.eventsOfMonth('2026-05')).toBe('/events?month=2026-05');
  expect(addresses.projectsOfCategory('water')).toBe('/project-updates/water');
  expect(addresses.eventDetails('a/b')).toBe('/event-details/a%2Fb');
  expect(addresses.projectDetails('آب')).toBe('/project-details/%D8%A2%D8%A8');
});

test('a slug is called by its name, and as words where that is not known', () => {
  expect(addresses.nameOfSlug('fairs', [{ name: 'Fairs & Exhibitions', slug: 'fairs' }])).toBe(
    'Fairs & Exhibitions',
  );
  expect(addresses.nameOfSlug('savings-groups', [{ name: 'Savings groups' }])).toBe('Savings groups');
  expect(addresses.nameOfSlug('cash-for-work', [])).toBe('cash for work');
});

test('the reader’s address carries the document and the page to go back to', () => {
  const { pathname, searchParams } = new URL(
    addresses.viewerAddress('/files/a b&c.pdf', '/vacancies'),
    'http://x',
  );
  expect(pathname).toBe('/read');
  expect(Object.fromEntries(searchParams)).toEqual({
    file: '/files/a b&c.pdf',
    from: '/vacancies',
  });
});

test('says no more than it knows', () =>
  expect(addresses.viewerAddress('/files/a.pdf')).toBe('/read?file=%2Ffiles%2Fa.pdf'));
