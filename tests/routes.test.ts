// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { titleOf } from '../src/route';
import { listedPages, routes, type Path } from '../src/routes';
import { settings } from '../src/schemas/settings';
import { descriptions } from '../src/server/descriptions';
import { pageLoader } from '../src/shell/page-elements';
import { envelopeOf } from '../sw/contract/contract';

/** Every page reads the settings. */
const resources = [...new Set([settings, ...routes.flatMap(({ reads }) => reads)])];

describe('the route table', () => {
  it('has each address once', () => {
    const paths = routes.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it.each(routes)('$path is an address of ours, no call and no file', ({ path }) => {
    expect(path).toMatch(/^\/$|^(\/:?[a-z0-9-]+)+$/);
    expect(path).not.toMatch(/^\/(api|files|assets)\b/);
  });

  it.each(routes)('$path has a page, a title and a sentence for search engines', async (route) => {
    expect((await pageLoader(route)()).default).toBeTypeOf('function');
    expect(titleOf(route, { type: 'tag', slug: 'a-well', position: 'board-member' })).toMatch(/\S/);
    expect(descriptions[route.path as Path]).toMatch(/^\p{Lu}.*\.$/u);
  });

  it('has another title on every page that is no alias of another', () => {
    const params = { type: 'tag', slug: 'a-well', position: 'board-member' };
    const titles = routes.filter(({ isAlias }) => !isAlias).map((route) => titleOf(route, params));
    expect(titles.filter((title, index) => titles.indexOf(title) < index)).toEqual([]);
  });

  it('has each resource under one name, with its own place in the prefetch', () => {
    expect(new Set(resources.map(({ name }) => name)).size).toBe(resources.length);
    expect(new Set(resources.map(({ rank }) => rank)).size).toBe(resources.length);
  });

  it.each(resources)('has $name in the envelope that the worker calls for', ({ name, envelope }) =>
    expect(envelopeOf(name)).toBe(envelope),
  );

  it('is prefetched in the order of the design', () =>
    expect([...resources].sort((a, b) => a.rank - b.rank).map(({ name }) => name)).toEqual(prefetchOrder));
});

const prefetchOrder = [
  ...['settings', 'vacancies', 'volunteers', 'itbs', 'noas', 'faqs', 'audit-reports', 'exatras', 'teams'],
  ...['stakeholders', 'researchs', 'categories', 'pcategories', 'tags', 'projects', 'posts'],
];

/** Every address of chapter 2 of the specification, and the search of the sidebar. */
const specified = [
  ...['/', '/home-two', '/home-three', '/about', '/page', '/stakeholders', '/board-chair-message'],
  ...['/audit-reports', '/policies-and-governance', '/key-areas-of-focus', '/programs-and-projects'],
  ...['/mutahid-dfi', '/mutahid-update', '/services', '/services-2', '/service-details'],
  ...['/project-updates', '/project-updates/:slug', '/project-details/:slug', '/team', '/:position/:slug'],
  ...['/blog', '/events', '/events/:type/:slug', '/event-details/:slug', '/contact', '/publications'],
  ...['/frequently-asked-questions', '/invitation-to-bid', '/notification-of-award', '/vacancies'],
  ...['/volunteer-opportunities', '/preloader', '/search'],
];

it('every address of the specification has its page', () =>
  expect(routes.map(({ path }) => path)).toEqual(expect.arrayContaining(specified)));

it.each([
  ['/events/:type/:slug', { type: 'tag', slug: 'women-and-youth' }, 'Events | women and youth'],
  ['/:position/:slug', { position: 'board-member', slug: 'a' }, 'Board director details'],
  ['/:position/:slug', { position: 'management-team', slug: 'a' }, 'Management team details'],
  ['/:position/:slug', { position: 'anything', slug: 'a' }, 'Management team details'],
])('%s with %j is titled "%s"', (path, params, title) =>
  expect(
    titleOf(
      routes.find((route) => route.path === path)!,
      params,
    ),
  ).toBe(title),
);

it('an address with parts of its own comes before the one that fits everything of two parts', () => {
  const paths = routes.map(({ path }) => path);
  expect(paths.at(-1)).toBe('/:position/:slug');
});

describe('a page above another', () => {
  it.each(routes.filter(({ parent }) => parent))('of $path stands for itself: $parent', ({ parent }) =>
    expect(listedPages().map(({ path }) => path)).toContain(parent),
  );
});

describe('the list of pages', () => {
  it('has every page of one address, no alias, and not the reader', () => {
    const paths = listedPages().map(({ path }) => path);
    expect(paths.filter((path) => path.includes(':'))).toEqual([]);
    const plain = specified.filter((path) => !path.includes(':') && path !== '/page');
    expect(paths).toEqual(expect.arrayContaining(plain));
    expect(paths).not.toContain('/page');
    expect(paths).not.toContain('/read');
  });

  it('gives each a title of its own', () => {
    const titles = listedPages().map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });
});

it('no menu leads to an address with open parts, or to an alias', () => {
  const inMenus = routes.filter(({ menu }) => menu).map(({ path }) => path);
  const listed = listedPages().map(({ path }) => path);
  expect(inMenus.filter((path) => !listed.includes(path))).toEqual([]);
});
