import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { threadId } from 'node:worker_threads';
import { GlobalWorkerOptions } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { withGlyphs } from '../pdfjs-glyphs.ts';

let prepared: Promise<void> | undefined;

/**
 * Lets pdf.js in Node read with the worker that the viewer has too: see `withGlyphs`. The changed file is kept in
 * `node_modules/.cache`. Rejects if pdf.js has another format than expected.
 */
export function preparePdfjs(): Promise<void> {
  prepared ??= prepare();
  return prepared;
}

async function prepare(): Promise<void> {
  const original = createRequire(import.meta.url).resolve('pdfjs-dist/legacy/build/pdf.worker.mjs');
  const source = withGlyphs(await readFile(original, 'utf8'));
  const folder = join(original, '../../../../.cache/pdfjs');
  const path = join(folder, `${createHash('sha256').update(source).digest('hex').slice(0, 16)}.mjs`);
  if (!existsSync(path)) {
    await mkdir(folder, { recursive: true });
    const draft = `${path}.${process.pid}-${threadId}`;
    await writeFile(draft, source);
    await rename(draft, path);
  }
  GlobalWorkerOptions.workerSrc = pathToFileURL(path).href;
}
