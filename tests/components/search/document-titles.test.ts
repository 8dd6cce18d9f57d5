// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { findNamed } from '../../../src/components/search/document-titles';
import { builtInLists } from '../../../src/components/search/listed-documents';
import { refreshList } from '../../../src/data/lists/load-list';
import { addressOf } from '../../../src/data/documents/types';
import { itbs } from '../../../src/schemas/itbs';
import { noas } from '../../../src/schemas/noas';
import { vacancies } from '../../../src/schemas/vacancies';
import { site } from '../../../src/shell/site';
import { freshCache, stubFetch } from '../../support/render';

const find = (cache: ReturnType<typeof freshCache>, ...urls: string[]) =>
  findNamed(cache, site.records, urls.map(addressOf));

test('finds the title of a document in its list, even if its record is closed', async () => {
  stubFetch({
    '/api/vacancies': [
      { id: 1, title: 'Driver', file: '/files/driver.pdf', close_date: '2020-01-01' },
      { id: 2, title: 'Officer', file: '/files/officer.pdf', sha256: 'ab', file_size: 9 },
    ],
    '/api/itbs': [{ id: 1, description: '<p>Seed</p>', file: 'https://elsewhere.example/seed.pdf' }],
  });
  const cache = freshCache();
  for (const list of [vacancies, itbs]) {
    const row = await refreshList(cache, list as typeof vacancies);
    cache.set(`/api/${list.name}`, { data: row });
  }
  const named = await find(cache, '/files/driver.pdf', '/files/officer.pdf#page=2', '/files/other.pdf');
  expect([...named.values()]).toEqual([
    {
      file: { url: '/files/driver.pdf' },
      title: 'Driver',
      page: '/vacancies/driver',
      deadline: '2020-01-01',
      notice: { number: undefined, deadline: '2020-01-01' },
    },
    {
      file: { url: '/files/officer.pdf', sha256: 'ab', size: 9 },
      title: 'Officer',
      page: '/vacancies/officer',
      deadline: '',
      notice: { number: undefined, deadline: '' },
    },
  ]);
  const other = await find(cache, 'https://elsewhere.example/seed.pdf');
  expect([...other.values()]).toMatchObject([{ title: 'Seed', page: '/invitation-to-bid/seed' }]);
});

test('knows with the document of an invitation what became of it, by the stored list of awards', async () => {
  stubFetch({
    '/api/itbs': [{ id: 1, reference_number: 'ITB/1', description: '<p>Seed</p>', file: '/files/seed.pdf' }],
    '/api/noas': [{ id: 1, reference_number: 'itb-1', description: '<p>Seed</p>', awarded_to: 'Noor' }],
  });
  const cache = freshCache();
  cache.set('/api/itbs', { data: await refreshList(cache, itbs) });
  const { notice } = (await find(cache, '/files/seed.pdf')).values().next().value!;
  expect(notice?.tender?.awards).toBeUndefined();
  cache.set('/api/noas', { data: await refreshList(cache, noas) });
  const later = (await find(cache, '/files/seed.pdf')).values().next().value!;
  expect(later.notice?.tender?.awards).toMatchObject([{ awardedTo: 'Noor' }]);
});

test('finds built-in documents on a device without stored data', async () => {
  const { file, title, page } = builtInLists[0]!.documents[0]!;
  const named = await find(freshCache(), file.url);
  expect([...named.values()]).toEqual([{ file, title, page }]);
});
