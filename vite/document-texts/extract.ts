import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { threadId } from 'node:worker_threads';
// Not by `import()`: Vite has closed the runner of its configuration by then.
import { getDocument, GlobalWorkerOptions } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { isPdf } from '../../sw/contract/file-signatures.ts';
import { extractEdition, type Extracted } from '../../src/document-text/extract.ts';
import { extractOffice } from '../../src/document-text/office/extract-office.ts';
import { withGlyphs } from '../pdfjs.ts';

/** Makes the text edition of a document, or says why it has none. Never rejects because of the file. */
export const extract = async (bytes: Uint8Array, name = ''): Promise<Extracted> =>
  isPdf(bytes) ? extractPdf(bytes) : extractOffice(bytes, name);

async function extractPdf(bytes: Uint8Array): Promise<Extracted> {
  await preparePdfjs();
  // pdf.js takes the buffer away.
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0, isEvalSupported: false });
  try {
    return await extractEdition(await task.promise);
  } catch (error) {
    return { none: error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'broken' };
  } finally {
    // It rejects for the document that could not be opened, which was told above.
    await task.destroy().catch(() => undefined);
  }
}

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
