import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { trimFolder } from '../../../vite/cache/files.ts';
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
