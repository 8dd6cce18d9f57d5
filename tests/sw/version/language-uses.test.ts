import { describe, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { IDBFactory } from 'fake-indexeddb';
import { cacheNames } from '../../../sw/contract/contract';
import { others, ownOfEnglish, setUpLanguages } from './two-languages';

const day = 86_400_000;

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => vi.useRealTimers());

/** A phone that holds both languages, with an answer of the API in each. */
async function setUp(answers = ['/api/vacancies', '/api/fa/vacancies']) {
  const phone = await setUpLanguages();
  const { worker, host, caches, files } = phone;
  await (await worker.navigate('/vacancies'))?.text();
  await (await worker.navigate('/fa/vacancies'))?.text();
  await expect.poll(files).toEqual(expect.arrayContaining([...ownOfEnglish, ...Object.keys(others)]));
  const api = await caches.open(cacheNames.api);
  for (const path of answers) await api.put(host.origin + path, new Response('[]'));
  const start = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  return {
    ...phone,
    /** A Dari page is opened on this day from now, and is idle then. */
    async useDari(days: number) {
      vi.setSystemTime(start + days * day);
      await (await worker.navigate('/fa/vacancies'))?.text();
      await worker.send({ type: 'KEEP_PAGES', paths: [] }, '/fa/vacancies');
    },
    answers: async () => (await api.keys()).map(({ url }) => new URL(url).pathname),
  };
}

it('what only one language holds is deleted when it was not used for 30 days', async () => {
  const { useDari, files, answers } = await setUp();
  for (const days of [6, 12, 18, 24, 29]) await useDari(days);
  expect(await files()).toEqual(expect.arrayContaining(ownOfEnglish));
  expect(await answers()).toHaveLength(2);
  await useDari(31);
  expect((await files()).filter((path) => ownOfEnglish.includes(path))).toEqual([]);
  expect(await files()).toEqual(expect.arrayContaining([...Object.keys(others), '/assets/shared-1a2b.js']));
  expect(await answers()).toEqual(['/api/fa/vacancies']);
});

it('a clock that jumps deletes nothing', async () => {
  const { useDari, files, answers } = await setUp();
  for (const days of [4_000, 0, 0.1, 0.2]) await useDari(days);
  expect(await files()).toEqual(expect.arrayContaining(ownOfEnglish));
  expect(await answers()).toHaveLength(2);
});

it('answers of an API without languages belong to all of them', async () => {
  const { useDari, files, answers } = await setUp(['/api/vacancies']);
  for (const days of [6, 12, 18, 24, 30, 36]) await useDari(days);
  expect(await files()).not.toContain(ownOfEnglish[0]);
  expect(await answers()).toEqual(['/api/vacancies']);
});

describe('the languages in use', () => {
  it('a version is installed in the language in use alone', async () => {
    const { files } = await setUpLanguages();
    const stored = await files();
    expect(stored).toEqual(expect.arrayContaining(['/assets/index-one.js', '/assets/shared-1a2b.js']));
    expect(stored.filter((path) => path.includes('.fa-'))).toEqual([]);
  });

  it('a page in another language stores that language, and then starts from the device in it', async () => {
    const { worker, files } = await setUpLanguages();
    await (await worker.navigate('/fa/vacancies'))?.text();
    await expect.poll(files).toEqual(expect.arrayContaining(Object.keys(others)));
    const answer = await (await worker.navigate('/fa/vacancies'))?.text();
    expect(answer).toContain('/assets/start.fa-0000000b.js');
    expect(await (await worker.navigate('/vacancies'))?.text()).toContain('/assets/start-one.js');
    expect(await (await worker.navigate('/family'))?.text()).toContain('/assets/start-one.js');
  });

  it('without an open page, a version is installed in the language that was used last', async () => {
    const { worker, files, caches } = await setUpLanguages();
    await (await worker.navigate('/fa/vacancies'))?.text();
    for (const name of await caches.keys()) await caches.delete(name);
    worker.scope.hasPage = false;
    await worker.install();
    const stored = await files();
    expect(stored).toEqual(expect.arrayContaining(Object.keys(others)));
    expect(stored).not.toContain('/assets/start-one.js');
  });
});
