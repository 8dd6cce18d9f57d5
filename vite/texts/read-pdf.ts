import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
// Not by `import()`: Vite has closed the runner of its configuration by then.
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { extractorVersion, type Edition, type NoEdition } from '../../src/document-text/edition';
import { extractEdition, type Extracted } from '../../src/document-text/extract';

/** Larger files (bytes) have no edition. */
const largest = 20_000_000;
/** A file that takes longer (ms) has none either. */
const longest = 20_000;

export type Made = { edition: Edition } | { none: NoEdition };

/**
 * The text edition of a PDF, or why it has none. Cached below `cacheDir` by the hash of the file and the version of
 * the extraction. Never rejects because of the file.
 */
export async function readPdf(bytes: Uint8Array, cacheDir: string): Promise<Made> {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const cached = join(cacheDir, `${sha256}-${extractorVersion}.json`);
  const known = await readCached(cached);
  if (known) return known;
  const extracted = bytes.length > largest ? ({ none: 'too-big' } as const) : await extract(bytes);
  const made: Made =
    'none' in extracted
      ? extracted
      : { edition: { ...extracted.edition, of: { sha256, size: bytes.length } } };
  // A slow machine may be quicker the next time.
  if (!('none' in made && made.none === 'too-slow')) {
    await mkdir(dirname(cached), { recursive: true });
    await writeFile(cached, JSON.stringify(made));
  }
  return made;
}

async function readCached(path: string): Promise<Made | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Made;
  } catch {
    return undefined;
  }
}

async function extract(bytes: Uint8Array): Promise<Extracted> {
  // pdf.js takes the buffer away.
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0, isEvalSupported: false });
  let timer: NodeJS.Timeout | undefined;
  const slow = new Promise<Extracted>((resolve) => {
    timer = setTimeout(() => resolve({ none: 'too-slow' }), longest);
  });
  try {
    return await Promise.race([task.promise.then(extractEdition), slow]);
  } catch (error) {
    return { none: error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'broken' };
  } finally {
    clearTimeout(timer);
    await task.destroy().catch(() => undefined);
  }
}
