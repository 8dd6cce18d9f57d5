import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { build } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { expect, test } from 'vitest';
import { precompress, precompressFolder } from '../../vite/precompress.ts';
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

test('the final worker is compressed, with its list of files', async () => {
  const { folder, remove } = await folderOf({
    'index.html': '<!doctype html><html lang="en"><head><title>x</title></head><body></body></html>',
    'sw/sw.js': `self.files = self.__WB_MANIFEST; self.text = '${long}';`,
  });
  await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      // Before the plugin that it has to wait for: the order of the list does not matter.
      precompress(),
      VitePWA({
        strategies: 'injectManifest',
        srcDir: 'sw',
        filename: 'sw.js',
        manifest: false,
        injectRegister: false,
        integration: {
          configureCustomSWViteBuild(options) {
            options.logLevel = 'silent';
          },
        },
      }),
    ],
  });
  const worker = await readFile(join(folder, 'dist/sw.js'));
  expect(worker.toString()).toContain('index.html');
  expect(brotliDecompressSync(await readFile(join(folder, 'dist/sw.js.br')))).toEqual(worker);
  await remove();
});
