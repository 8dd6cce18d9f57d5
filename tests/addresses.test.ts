import { expect, test, vi } from 'vitest';
import * as addresses from '../src/addresses';

test('lists and records have one address each, whatever letters a slug has', () => {
  expect(addresses.eventsOfCategory('fairs')).toBe('/events/category/fairs');
  expect(addresses.eventsOfTagNamed('Savings groups')).toBe('/events/tag/savings-groups');
  expect(addresses.eventsOfMonth('2026-05')).toBe('/events?month=2026-05');
  expect(addresses.projectsOfCategory('water')).toBe('/project-updates/water');
  expect(addresses.eventDetails('a/b')).toBe('/event-details/a%2Fb');
  expect(addresses.projectDetails('آب')).toBe('/project-details/%D8%A2%D8%A8');
});

test('an address is made of its path, with its parameters, query and hash encoded', () => {
  const { href } = addresses;
  expect(href('/team')).toBe('/team');
  expect(href('/', { hash: 'research' })).toBe('/#research');
  expect(href('/search', { query: { q: 'a&b c' } })).toBe('/search?q=a%26b+c');
  expect(href('/read', { query: { file: '/a', from: undefined } })).toBe('/read?file=%2Fa');
  expect(href('/events/:type/:slug', { type: 'tag', slug: 'a/b' }, { hash: 'top' })).toBe(
    '/events/tag/a%2Fb#top',
  );
  const member = { id: '1', name: 'Wida', isBoardMember: true };
  expect(addresses.personDetails(member, [member])).toBe('/board-member/wida');
  expect(addresses.personDetails(member, [])).toBeUndefined();
});

test('a page that the site does not have has no address, and neither have its records', () => {
  vi.stubEnv('SITE_UNLINKED', '/team /:position/:slug /vacancies');
  expect([addresses.href('/team'), addresses.href('/vacancies')]).toEqual(['', '']);
  expect(addresses.href('/vacancies/:slug', { slug: 'a' })).toBe('/vacancies/a');
  const member = { id: '1', name: 'Amina', isBoardMember: true };
  expect(addresses.personDetails(member, [member])).toBeUndefined();
});

test('an address of no path, or without one of its parameters, is a fault of types', () => {
  const { href } = addresses;
  // @ts-expect-error No page has this path.
  expect(() => href('/no-such-page')).not.toThrow();
  // @ts-expect-error The path has two parameters.
  expect(() => href('/events/:type/:slug', { slug: 'a' })).not.toThrow();
  // @ts-expect-error The path has a parameter.
  expect(() => href('/event-details/:slug')).toThrow();
});

test('a slug is called by its name, and as words where that is not known', () => {
  expect(addresses.nameOfSlug('fairs', [{ name: 'Fairs & Exhibitions', slug: 'fairs' }]).name).toBe(
    'Fairs & Exhibitions',
  );
  expect(addresses.nameOfSlug('savings-groups', [{ name: 'Savings groups' }]).name).toBe('Savings groups');
  expect(addresses.nameOfSlug('cash-for-work', [])).toEqual({ name: 'cash for work', lang: undefined });
  const marked = { name: 'Savings groups', languages: { name: 'en' } };
  expect(addresses.nameOfSlug('savings-groups', [marked]).lang).toBe('en');
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
