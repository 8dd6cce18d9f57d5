import { expect, it } from 'vitest';
import { others, setUpLanguages } from './two-languages';

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
