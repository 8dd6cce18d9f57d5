import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { routes } from '../../../src/routes';
import { ownPages } from '../../../src/schemas/own-pages';
import { loadCatalogue } from '../../../vite/messages/load';
import { english, languageOf } from '../../../vite/messages/languages';
import { listPages } from '../../../vite/pages/addresses';
import { siteFolder } from '../../../vite/site/folder';
import { readOwnPages, withOwnPages } from '../../../vite/site/own-pages';
import { pagesOf, routesOf, tableWith } from '../../../vite/site/pages';
import { entriesOf } from '../../../vite/site/route-table';
import { projectRoot } from '../../support/project';
import { dataOf, faultsOf, makeProject, type ProjectFiles } from '../content/project';

const table = readFileSync(join(projectRoot, 'src/routes.tsx'), 'utf8');
const nothingChosen = { pagesOff: [], homeSections: [], film: '' };

const safeguarding = {
  'content/site.yaml': 'name: Wells',
  'content/pages/01-safeguarding.md': '---\ntitle: Safeguarding\nmenu: about\n---\n\nNobody is harmed.\n',
  'content/pages/01-safeguarding.fa.md': '---\ntitle: حفاظت\n---\n\nبه هیچ‌کس آسیب نمی‌رسد.\n',
};
const folderOf = (files: ProjectFiles) => siteFolder(makeProject(files));

test('a page of a site is named by its file, with its title in each language', () => {
  const [page] = readOwnPages(folderOf(safeguarding));
  expect(page).toMatchObject({ name: 'safeguarding', title: 'Safeguarding', menu: 'about' });
  expect(page!.titles.get('fa')).toBe('حفاظت');
});

test('a page whose address is taken is read, too: its fault stops the build', () => {
  const read = (files: ProjectFiles) => withOwnPages([], folderOf(files)).map(({ name }) => name);
  expect(read({ ...safeguarding, 'content/pages/01-safeguarding.md': '' })).toEqual(['pages']);
  expect(read({ 'content/pages/team.md': '---\ntitle: Team\n---\n' })).toEqual(['pages']);
  expect(read({ 'content/pages/Bad Name.md': '' })).toEqual(['pages']);
  expect(read({ 'content/site.yaml': 'name: Wells' })).toEqual([]);
});

test('it has an entry in the route table, and a route for the build', () => {
  const pages = pagesOf(nothingChosen, folderOf(safeguarding));
  const source = tableWith(table, pages);
  expect(entriesOf(source).at(-1)).toMatchObject({ path: '/safeguarding', page: 'own-page' });
  expect(source).toContain("    title: ownPageWords.titles['safeguarding'],\n");
  expect(source).toContain("    menu: { group: 'about' },\n  },\n] as const satisfies");
  const own = routesOf(routes, pages).at(-1)!;
  expect(own).toMatchObject({ path: '/safeguarding', menu: { group: 'about' } });
  expect(own.reads).toEqual([ownPages]);
});

test('its titles are messages of the catalogues', () => {
  const site = folderOf(safeguarding);
  const titleIn = (tag: string) => loadCatalogue(languageOf(tag), site).subjects['own-pages']!['titles'];
  expect(titleIn(english.tag)).toEqual({ safeguarding: ['Safeguarding'] });
  expect(titleIn('fa-AF')).toEqual({ safeguarding: ['حفاظت'] });
  expect(titleIn('ps')).toEqual({ safeguarding: ['Safeguarding'] });
  expect(loadCatalogue(english, 'none').subjects['own-pages']).not.toHaveProperty('titles');
});

test('its address is that of its record, with the slug in each list', () => {
  expect(dataOf(safeguarding, ownPages)).toEqual([
    expect.objectContaining({
      title: 'Safeguarding',
      slug: 'safeguarding',
      content: '<p>Nobody is harmed.</p>',
    }),
  ]);
  const own = routesOf([], pagesOf(nothingChosen, folderOf(safeguarding)));
  const record = { title: 'Safeguarding', slug: 'safeguarding' };
  const site = { descriptions: {}, recordHead: () => ({ title: 'Safeguarding', description: 'Nobody.' }) };
  expect(listPages(own, site, (() => [record]) as never)).toEqual([
    { path: '/safeguarding', route: '/safeguarding', title: 'Safeguarding', description: 'Nobody.', record },
  ]);
});

test.each([
  ['vacancies.md', 'slug: expected an address that the site does not have already, found "/vacancies"'],
  [
    'event-details.md',
    'slug: expected an address that the site does not have already, found "/event-details"',
  ],
  ['api.md', 'slug: expected an address that the site does not have already, found "/api"'],
  ['fa.md', 'slug: expected an address that the site does not have already, found "/fa"'],
  ['Our rules.md', 'slug: expected small letters, digits and single hyphens, found "Our rules"'],
])('%s stops the build: %s', (name, fault) => {
  const files = { [`content/pages/${name}`]: '---\ntitle: A\n---\n\nText.\n' };
  expect(faultsOf(files, ownPages)).toContain(`content/pages/${name}: ${fault}`);
});

test.each([
  ['title:\nmenu: about', 'title: expected text, found nothing'],
  ['title: A\nmenu: top', 'menu: expected one of the groups about, work, news, faqs, involved, found "top"'],
  [
    'title: A\nplace: top',
    'place: expected one of the fields title, slug, menu, intro, content, file, id, found an unknown field',
  ],
  [
    'title: A\nfile: a.pdf',
    'file: expected the name of a file beside the record, found no "a.pdf" in content/pages',
  ],
])('a page with the lines %j is refused', (lines, fault) =>
  expect(faultsOf({ 'content/pages/rules.md': `---\n${lines}\n---\n\nText.\n` }, ownPages)).toContain(
    `content/pages/rules.md:${lines.split('\n').findIndex((line) => line.startsWith(fault.split(' ')[0]!)) + 2}: ${fault}`,
  ),
);

test('two files with one name, and a translation that moves the page, are refused', () => {
  const text = '---\ntitle: A\n---\n\nText.\n';
  expect(faultsOf({ 'content/pages/1-rules.md': text, 'content/pages/2-rules.md': text }, ownPages)).toEqual([
    'content/pages/2-rules.md: slug: expected a slug of its own, found that content/pages/1-rules.md has "rules" too',
  ]);
  const moved = { 'content/pages/rules.md': text, 'content/pages/rules.en.md': '---\nmenu: work\n---\n' };
  expect(faultsOf(moved, ownPages)[0]).toMatch(/^content\/pages\/rules\.en\.md:2: menu: expected one of/);
});

test('a site without pages of its own has the table, the files of pages and the catalogues as they are', () => {
  const pages = pagesOf(nothingChosen, siteFolder('tests/fixtures/lists'));
  expect(pages.own).toEqual([]);
  expect(tableWith(table, { ...pages, empty: [], off: [] })).not.toContain('own-page');
});
