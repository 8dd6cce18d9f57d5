import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { precompressFolder } from '../../vite/precompress.ts';
import { folderOf } from './host/sample-site.ts';

const long = 'words and words '.repeat(100);

test('text files that become smaller get a brotli and a gzip file, in every folder', async () => {
  const { folder, remove } = await folderOf({
    'index.html': long,
    'api/faqs.json': long,
    'short.txt': 'short',
    'files/tor.pdf': long,
    'noise.json': createHash('shake256', { outputLength: 600 }).update('noise').digest(),
  });
  await precompressFolder(folder);
  expect(
    (await readdir(folder, { recursive: true })).filter((name) => /\.(br|gz)$/.test(name)).sort(),
  ).toEqual(['api/faqs.json.br', 'api/faqs.json.gz', 'index.html.br', 'index.html.gz']);
  expect(brotliDecompressSync(await readFile(join(folder, 'index.html.br'))).toString()).toBe(long);
  expect(gunzipSync(await readFile(join(folder, 'index.html.gz'))).toString()).toBe(long);
  await remove();
});
