import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { PersistentCache } from '../../../src/data/device/swr-cache';
import { readEntries, type Source } from '../../../src/data/search/read-entries';
import { posts } from '../../../src/schemas/posts';
import { vacancies } from '../../../src/schemas/vacancies';
import { usePhone } from '../lists/fresh';

const sources = [
  {
    of: vacancies,
    read: ({ title }: { title: string }) => ({ kind: 'Jobs', title, body: '', to: '/vacancies' }),
  },
  {
    of: posts,
    read: ({ title, slug }: { title: string; slug: string }) =>
      slug === 'hidden' ? undefined : { kind: 'Events', title, body: '', to: `/event-details/${slug}` },
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
      { kind: 'Jobs', title: 'Driver', body: '', to: '/vacancies' },
      { kind: 'Events', title: 'Fair', body: '', to: '/event-details/fair' },
      { kind: 'Events', title: 'Camp', body: '', to: '/event-details/camp' },
    ],
    confirmedAt: 1_000,
  });
  expect(fetch).not.toHaveBeenCalled();
});

test('a device without data differs from one without a match', async () => {
  usePhone();
  expect(await readEntries(new PersistentCache(), sources)).toBeUndefined();
});
