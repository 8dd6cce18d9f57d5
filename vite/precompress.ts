import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The extensions of compressible files, and their types. */
export const compressedTypes: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  mjs: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
  xml: 'application/xml',
  atom: 'application/atom+xml',
  ics: 'text/calendar',
  txt: 'text/plain',
  webmanifest: 'application/manifest+json',
  wasm: 'application/wasm',
};

/** A smaller file (bytes) fits into one packet with its headers, compressed or not. */
const minBytes = 512;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Writes `.br` and `.gz` beside each compressible file of a folder for which that saves bytes, in parallel on all cores:
 * after everything else is written.
 */
export async function precompressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && extname(entry.name).slice(1) in compressedTypes)
    .map(({ parentPath, name }) => join(parentPath, name))
    .values();
  const compressNext = async () => {
    for (const file of files) await precompressFile(file);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, compressNext));
}

async function precompressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < minBytes) return;
  const [brotli, gzipped] = await Promise.all([
    toBrotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    toGzip(bytes, { level: 9 }),
  ]);
  if (brotli.length < bytes.length) await writeFile(`${file}.br`, brotli);
  if (gzipped.length < bytes.length) await writeFile(`${file}.gz`, gzipped);
}
