import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { extractorVersion, type Edition, type NoEdition } from '../../src/document-text/edition';
import type { Extraction } from './extraction';

/** Larger files (bytes) have no edition. */
export const largest = 20_000_000;

export type Made = { edition: Edition } | { none: NoEdition };

const pathOf = (sha256: string, cacheDir: string) => join(cacheDir, `${sha256}-${extractorVersion}.json`);

/** The text that an earlier build made of the file with this hash; undefined if none did. */
export async function readMade(sha256: string, cacheDir: string): Promise<Made | undefined> {
  try {
    return JSON.parse(await readFile(pathOf(sha256, cacheDir), 'utf8')) as Made;
  } catch {
    // Missing, or cut when a build was ended: it is made anew.
    return undefined;
  }
}

/**
 * The text edition of a document, or why it has none. Cached below `cacheDir` by the hash of the file and the version of
 * the extraction. Never rejects because of the file.
 */
export async function readDocument(
  { bytes, name }: { bytes: Uint8Array; name: string },
  cacheDir: string,
  extraction: Pick<Extraction, 'extract'>,
): Promise<Made> {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const known = await readMade(sha256, cacheDir);
  if (known) return known;
  const extracted =
    bytes.length > largest ? ({ none: 'too-big' } as const) : await extraction.extract(bytes, name);
  const made: Made =
    'none' in extracted
      ? extracted
      : { edition: { ...extracted.edition, of: { sha256, size: bytes.length } } };
  // A slow machine may be quicker the next time.
  if (!('none' in made && made.none === 'too-slow')) {
    const path = pathOf(sha256, cacheDir);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, JSON.stringify(made));
  }
  return made;
}
