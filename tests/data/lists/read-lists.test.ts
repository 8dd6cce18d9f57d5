import { beforeEach, describe, expect, it } from 'vitest';
import { posts } from '../../../src/schemas/posts';
import { vacancies } from '../../../src/schemas/vacancies';
import { paginate } from '../../support/laravel-paginator';
import { startApp, usePhone } from './fresh';

beforeEach(() => void usePhone());

async function start() {
  startApp('');
  const [readiness, { writeRow }, { PersistentCache }] = await Promise.all([
    import('../../../src/data/lists/read-lists'),
    import('../../../src/data/device/rows'),
    import('../../../src/data/device/swr-cache'),
  ]);
  const post = (id: number) => ({ title: `Event ${id}`, slug: `event-${id}` });
  return {
    ...readiness,
    cache: new PersistentCache(),
    storeVacancies: (confirmedAt: number) =>
      writeRow('/api/vacancies', { value: [{ title: 'A' }, { title: 'B' }], confirmedAt, stamp: '1' }),
    storePosts: (page: number, confirmedAt: number) => {
      const { links } = paginate([1, 2, 3, 4].map(post), '/api/posts', 2, 1).meta;
      const key = page === 1 ? '/api/posts' : `/api/posts?page=${page}`;
      return writeRow(key, { value: [post(page * 2 - 1), post(page * 2)], links, confirmedAt, stamp: '1' });
    },
  };
}

describe('what the device has of the lists', () => {
  it('is reported with its age, from the device alone', async () => {
    const { readLists, cache, storeVacancies } = await start();
    await storeVacancies(500);
    expect(await readLists(cache, [vacancies, posts])).toEqual([
      { is: 'there', name: 'vacancies', records: 2, confirmedAt: 500 },
      { is: 'missing', name: 'posts' },
    ]);
  });

  it('is partial if pages of a list are missing; its age is that of the oldest page', async () => {
    const { readLists, cache, storePosts } = await start();
    await storePosts(1, 900);
    expect(await readLists(cache, [posts])).toMatchObject([{ is: 'in-part', records: 2 }]);
    const later = await start();
    await storePosts(2, 700);
    expect(await later.readLists(later.cache, [posts])).toEqual([
      { is: 'there', name: 'posts', records: 4, confirmedAt: 700 },
    ]);
  });
});
