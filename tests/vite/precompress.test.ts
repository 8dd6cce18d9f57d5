import { createHash } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressionAhead, isNpmStart, precompressFolder } from '../../vite/precompress.ts';
import { trimFolder } from '../../vite/cache/files.ts';
import { projectRoot } from '../support/project.ts';
import { folderOf } from './host/sample-site.ts';
import { until } from '../support/eventually.ts';

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

test('of very many pages HTML is compressed more quickly, and nothing else', async () => {
  const text = await readFile(join(projectRoot, 'vite/README.md'));
  const pages = { 'index.html': text, 'about.html': text, 'faqs.json': text };
  const brotliOf = (quality: number) =>
    brotliCompressSync(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
    });
  expect(brotliOf(10).length).toBeGreaterThan(brotliOf(11).length);
  for (const [manyPages, quality] of [
    [1, 10],
    [2, 11],
  ] as const) {
    const { folder, remove } = await folderOf(pages);
    await precompressFolder(folder, { manyPages });
    expect(await readFile(join(folder, 'about.html.br'))).toEqual(brotliOf(quality));
    expect(await readFile(join(folder, 'faqs.json.br'))).toEqual(brotliOf(11));
    await remove();
  }
});

const namesIn = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && entry.name !== '.trimmed')
    .map(({ parentPath, name }) => join(parentPath, name));

test('with a cache, compressed files are the same as without, and those of the next build are the kept ones', async () => {
  const site = { 'index.html': long, 'faqs.json': long };
  const [plain, first, second] = await Promise.all([folderOf(site), folderOf(site), folderOf(site)]);
  const cache = await folderOf({});
  const cacheFolder = join(cache.folder, 'compressed');
  await precompressFolder(plain.folder);
  await precompressFolder(first.folder, { cacheFolder });
  const kept = await namesIn(cacheFolder);
  expect(kept).toHaveLength(2);
  // Another encoding of the same content, which shows where it comes from.
  const marked = brotliCompressSync(long, { params: {} });
  await writeFile(
    kept.find((name) => name.endsWith('.br'))!,
    marked,
  );
  await precompressFolder(second.folder, { cacheFolder });
  for (const name of ['index.html.br', 'index.html.gz', 'faqs.json.br', 'faqs.json.gz'])
    expect(await readFile(join(first.folder, name))).toEqual(await readFile(join(plain.folder, name)));
  expect(await readFile(join(second.folder, 'index.html.br'))).toEqual(marked);
  await Promise.all([plain, first, second, cache].map(({ remove }) => remove()));
});

test('what was compressed ahead is found at the end, and what was not begun is left to it', async () => {
  const site = { 'first.html': `first ${long}`, 'second.html': `second ${long}`, 'short.txt': 'short' };
  const [{ folder, remove }, cache] = await Promise.all([folderOf(site), folderOf({})]);
  const ahead = compressionAhead(cache.folder);
  for (const name of ['missing.html', 'short.txt', 'first.html']) ahead.add(join(folder, name), 2);
  await until(async () => (await namesIn(cache.folder)).length === 2);
  ahead.add(join(folder, 'second.html'), 2);
  ahead.end();
  await precompressFolder(folder, { cacheFolder: cache.folder });
  expect(await namesIn(cache.folder)).toHaveLength(4);
  expect(await readdir(folder)).toHaveLength(7);
  await Promise.all([cache.remove(), remove()]);
});

test('a damaged file of the cache is made anew', async () => {
  const [site, cache] = await Promise.all([folderOf({ 'index.html': long }), folderOf({})]);
  await precompressFolder(site.folder, { cacheFolder: cache.folder });
  const whole = await readFile(join(site.folder, 'index.html.br'));
  for (const name of await namesIn(cache.folder)) await writeFile(name, whole.subarray(0, 9));
  await precompressFolder(site.folder, { cacheFolder: cache.folder });
  expect(await readFile(join(site.folder, 'index.html.br'))).toEqual(whole);
  expect((await stat((await namesIn(cache.folder)).find((name) => name.endsWith('.br'))!)).size).toBe(
    whole.length,
  );
  await Promise.all([site.remove(), cache.remove()]);
});

test('several builds at once may use a cache that is full', async () => {
  const site = Object.fromEntries(
    Array.from({ length: 40 }, (_, at) => [`${at % 20}.txt`, `${at % 20} ${long}`]),
  );
  const cache = await folderOf({});
  const sites = await Promise.all(Array.from({ length: 6 }, () => folderOf(site)));
  let isBuilding = true;
  const trimming = (async () => {
    while (isBuilding) await trimFolder(cache.folder, 300);
  })();
  await Promise.all(sites.map(({ folder }) => precompressFolder(folder, { cacheFolder: cache.folder })));
  isBuilding = false;
  await trimming;
  for (const { folder } of sites) expect(await readdir(folder)).toHaveLength(60);
  await Promise.all([cache, ...sites].map(({ remove }) => remove()));
});

test('files of a folder that another build has replaced stay without', async () => {
  const { folder, remove } = await folderOf({ 'index.html': long });
  let asked = 0;
  await precompressFolder(folder, { goesOn: () => ++asked < 2 });
  expect(await readdir(folder)).toEqual(['index.html']);
  await remove();
});

test('only npm start leaves the compression to its server', () => {
  expect(isNpmStart({ npm_lifecycle_event: 'start' })).toBe(true);
  expect(isNpmStart({ npm_lifecycle_event: 'build' })).toBe(false);
  expect(isNpmStart({})).toBe(false);
});
