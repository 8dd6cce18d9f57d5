// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { findNamed } from '../../src/components/search/document-titles';
import { documentLists, documentsOf } from '../../src/components/search/listed-documents';
import { searchSources } from '../../src/components/search/search-sources';
import { refreshList } from '../../src/data/lists/load-list';
import { addressOf } from '../../src/data/documents/types';
import { readEntries } from '../../src/data/search/read-entries';
import type { RouteEntry } from '../../src/route';
import { routes } from '../../src/routes';
import { file, identity, list, markup, optional, text } from '../../src/schemas/base';
import { desktopMenuOf, drawerMenuOf } from '../../src/shell/menu/menu';
import { site, siteOf } from '../../src/shell/site';
import { listPages } from '../../vite/pages/addresses';
import { freshCache, stubFetch } from '../support/render';

/** A complete new list page: a schema, a page component and an entry of the route table. */
const letters = list(
  'letters',
  { subject: identity(text('subject')), summary: optional(markup('summary')), scan: file('scan') },
  { rank: 90 },
);
const entry: RouteEntry = {
  path: '/letters',
  title: 'Letters',
  page: 'letters',
  reads: [letters],
  shows: { of: letters },
  menu: { group: 'news' },
};
const table = [...routes, entry];
const { pages, records, lists, titleAt } = siteOf(table);

async function storeLetters() {
  stubFetch({
    '/api/letters': [{ id: 1, subject: 'To all', summary: '<p>Roads are open</p>', scan: '/files/all.pdf' }],
  });
  const cache = freshCache();
  cache.set('/api/letters', { data: await refreshList(cache, letters) });
  return cache;
}

test('a new list is searchable, and its records link to its page', async () => {
  const stored = await readEntries(await storeLetters(), searchSources(records));
  expect(stored?.entries).toMatchObject([
    { kind: 'Letters', title: 'To all', body: 'Roads are open', to: '/letters' },
  ]);
});

test('the documents of a new list are offered with the titles of their records', async () => {
  const section = documentLists(records).at(-1)!;
  expect(section).toMatchObject({ title: 'Letters', path: '/letters' });
  const letter = { file: { url: '/files/all.pdf' }, title: 'To all', page: '/letters' };
  const record = { subject: 'To all', scan: { url: '/files/all.pdf' } };
  expect(documentsOf(section, [record], 0, 'Asia/Kabul')).toEqual([letter]);
  const named = await findNamed(await storeLetters(), records, [addressOf('/files/all.pdf')]);
  expect([...named.values()]).toEqual([letter]);
});

test('a new page is in its menus, in the list of pages and in the HTML files, and has its title', () => {
  for (const menus of [desktopMenuOf(table), drawerMenuOf(table)]) {
    const news = menus.find(({ label }) => label === 'News & Updates')!;
    expect(news.sections.flatMap(({ entries }) => entries)).toContainEqual({
      label: 'Letters',
      path: '/letters',
    });
  }
  expect(pages.at(-1)).toEqual({
    path: '/letters',
    title: 'Letters',
    reads: [letters],
    isTemplate: false,
  });
  expect(lists).toContain(letters);
  expect(titleAt('/letters?page=2')).toBe('Letters');
  expect(listPages([entry], { descriptions: { '/letters': 'What we wrote.' } }, () => [])).toEqual([
    { path: '/letters', route: '/letters', title: 'Letters', description: 'What we wrote.' },
  ]);
});

test('titleAt returns the title of the page at an address, the name of its list for a record, and undefined without a page', () => {
  expect(site.titleAt('/events/tag/savings-groups#top')).toBe('Events | savings groups');
  expect(site.titleAt('/no/such/page')).toBeUndefined();
  expect(site.titleAt('/vacancies/nlo-va-062')).toBe('Vacancies');
  expect(site.titleAt('/team')).toBe('Team');
});
