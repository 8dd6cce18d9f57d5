// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { createStore, set } from 'idb-keyval';
import { expect, test, vi } from 'vitest';
import { prefetchTextsByRank } from '../../../src/components/search/prefetch-order';
import { savedPrefix } from '../../../src/data/device/row-keys';
import { PersistentCache } from '../../../src/data/device/swr-cache';
import { prefetchTexts } from '../../../src/data/documents/prefetch-texts';
import { site } from '../../../src/shell/site';

vi.mock('../../../src/data/documents/prefetch-texts', () => ({ prefetchTexts: vi.fn(async () => 7) }));

test('texts of open notices come first, those in the language of the page before others, then those of saved documents, then those of the other lists', async () => {
  const list = (name: string, records: object[]): [string, object] => [
    `/api/${name}`,
    { value: records, confirmedAt: Date.now(), stamp: name },
  ];
  const rows = createStore('ngo', 'rows');
  await set(`${savedPrefix}/files/saved.pdf`, { url: '/files/saved.pdf' }, rows);
  for (const [key, row] of [
    list('vacancies', [
      { title: 'Cook', file: { url: '/files/open.pdf' } },
      { title: 'Driver', file: { url: '/files/english.pdf', language: 'en-GB' } },
      { title: 'Guard', closeDate: '2020-01-01', file: { url: '/files/closed.pdf' } },
    ]),
    list('audit-reports', [{ year: '2024', file: { url: '/files/audit.pdf' }, isMutahidDfi: false }]),
  ])
    await set(key, row, rows);
  const { signal } = new AbortController();
  expect(await prefetchTextsByRank(new PersistentCache(), site.records, signal)).toBe(7);
  const [wanted, given] = vi.mocked(prefetchTexts).mock.calls[0]!;
  expect(given).toBe(signal);
  expect(wanted.slice(0, 4)).toEqual([
    { file: { url: '/files/english.pdf', language: 'en-GB' } },
    { file: { url: '/files/open.pdf' } },
    { file: { url: '/files/saved.pdf' }, isSaved: true },
    { file: { url: '/files/audit.pdf' } },
  ]);
  // Then those that are part of the app; what is closed is not fetched.
  expect(wanted.length).toBeGreaterThan(3);
  expect(wanted.map(({ file }) => file.url)).not.toContain('/files/closed.pdf');
});
