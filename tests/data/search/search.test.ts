import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { PersistentCache } from '../../../src/data/device/swr-cache';
import { readEntries, search, type Entry, type Source } from '../../../src/data/search/search';
import { posts } from '../../../src/schemas/posts';
import { vacancies } from '../../../src/schemas/vacancies';
import { usePhone } from '../lists/fresh';

const entry = (title: string, body = ''): Entry => ({ sourceIndex: 0, title, body, to: '/' });
const titles = async (entries: Entry[], query: string) =>
  (await search(entries, query))?.map(({ title }) => title);

test('all words must occur, in the title or in the text', async () => {
  const entries = [entry('Loan officer', 'Herat'), entry('Loan', 'Kabul'), entry('Driver', 'Herat')];
  expect(await titles(entries, 'herat LOAN')).toEqual(['Loan officer']);
  expect(await titles(entries, 'nothing')).toEqual([]);
  expect(await titles(entries, ' ')).toEqual([]);
});

test('a match in the title outweighs one in the text, the start of a word one within it', async () => {
  const entries = [entry('A', 'unwatered'), entry('B', 'water'), entry('Underwater'), entry('Water')];
  expect(await titles(entries, 'water')).toEqual(['Water', 'Underwater', 'B', 'A']);
});

test('special characters of a regular expression are literal', async () => {
  expect(await titles([entry('C++ (basics)')], '++ (basics')).toEqual(['C++ (basics)']);
});

test('many entries are searched in chunks, between which other tasks run', async () => {
  const entries = Array.from({ length: 1_000 }, (_, index) => entry(`Job ${index}`));
  let turns = 0;
  const isWanted = () => ((turns += 1), true);
  expect(await search(entries, 'job', isWanted)).toHaveLength(1_000);
  expect(turns).toBe(4);
  expect(await search(entries, 'job', () => false)).toBeUndefined();
});

const sources = [
  { of: vacancies, read: ({ title }: { title: string }) => ({ title, body: '', to: '/vacancies' }) },
  {
    of: posts,
    read: ({ title, slug }: { title: string; slug: string }) =>
      slug === 'hidden' ? undefined : { title, body: '', to: `/event-details/${slug}` },
  },
] as unknown as Source[];

const links = ['', '1', '2', ''].map((label) => ({ url: `/api/posts/page/${label}`, label, active: false }));
const camp = { title: 'Camp', slug: 'camp' };

test('every stored page is read, nothing is fetched, and the age is that of the oldest page', async () => {
  usePhone();
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  const cache = new PersistentCache();
  const hold = (url: string, value: object[], confirmedAt: number, links?: object[]) =>
    cache.set(url, { data: { value, links, confirmedAt, stamp: '' } } as never);
  hold('/api/vacancies', [{ title: 'Driver' }], 3_000);
  hold('/api/posts', [{ title: 'Fair', slug: 'fair' }], 2_000, links);
  hold('/api/posts/page/2', [camp, { title: 'H', slug: 'hidden' }], 1_000, links);
  expect(await readEntries(cache, sources)).toEqual({
    entries: [
      { sourceIndex: 0, title: 'Driver', body: '', to: '/vacancies' },
      { sourceIndex: 1, title: 'Fair', body: '', to: '/event-details/fair' },
      { sourceIndex: 1, title: 'Camp', body: '', to: '/event-details/camp' },
    ],
    confirmedAt: 1_000,
  });
  expect(fetch).not.toHaveBeenCalled();
});

test('a device without data differs from one without a match', async () => {
  usePhone();
  expect(await readEntries(new PersistentCache(), sources)).toBeUndefined();
});
