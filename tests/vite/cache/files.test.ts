import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { trimFolder, trimFolderHourly } from '../../../vite/cache/files.ts';
import { folderOf } from '../host/sample-site.ts';

test('what was not used for longest leaves a full cache', async () => {
  const cache = await folderOf({ 'aa/old.br': '12345', 'aa/new.br': '12345', 'bb/newest.gz': '12345' });
  const [old, late] = [new Date('2026-01-01'), new Date('2026-02-01')];
  await utimes(join(cache.folder, 'aa/old.br'), old, old);
  await utimes(join(cache.folder, 'aa/new.br'), late, late);
  await trimFolder(cache.folder, 10);
  const left = await readdir(cache.folder, { recursive: true });
  expect(left.filter((name) => name.includes('.')).sort()).toEqual(['aa/new.br', 'bb/newest.gz']);
  await cache.remove();
});

test('a cache is looked at once an hour', async () => {
  const cache = await folderOf({ 'aa/first.br': '12345' });
  const [old, anHourAgo] = [new Date('2026-01-01'), new Date(Date.now() - 3_700_000)];
  const path = (name: string) => join(cache.folder, name);
  await utimes(path('aa/first.br'), old, old);
  await trimFolderHourly(cache.folder, 10);
  await writeFile(path('aa/second.br'), '1234567');
  await trimFolderHourly(cache.folder, 10);
  expect((await readdir(path('aa'))).sort()).toEqual(['first.br', 'second.br']);
  await utimes(path('.trimmed'), anHourAgo, anHourAgo);
  await trimFolderHourly(cache.folder, 10);
  expect(await readdir(path('aa'))).toEqual(['second.br']);
  await cache.remove();
});

test('a cache that is not there is not made', async () => {
  const cache = await folderOf({});
  await trimFolderHourly(join(cache.folder, 'none'));
  expect(await readdir(cache.folder)).toEqual([]);
  await cache.remove();
});
