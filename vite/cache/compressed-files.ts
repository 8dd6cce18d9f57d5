import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { markUsed, unlessGone, writeWhole } from './files.ts';

/** A way to compress, and back. */
export interface Coding {
  /** The extension of its files. */
  suffix: string;
  /** What its bytes depend on beside the content: the version of the library. */
  version: string;
  compress(bytes: Buffer): Promise<Buffer>;
  decompress(bytes: Buffer): Promise<Buffer>;
}

/** What is being made, by its file: the steps of a build may ask for the same at once. */
const running = new Map<string, Promise<Buffer>>();

/** Compressed files, kept between builds by the content that they were made of. */
export class CompressedFiles {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The content in a coding: as it was kept, or made and kept now. */
  compress(bytes: Buffer, coding: Coding): Promise<Buffer> {
    const hash = createHash('sha256').update(coding.version).update('\0').update(bytes).digest('hex');
    const file = join(this.#folder, hash.slice(0, 2), hash.slice(2) + coding.suffix);
    let making = running.get(file);
    if (!making) {
      making = keptOrMade(file, bytes, coding).finally(() => running.delete(file));
      running.set(file, making);
    }
    return making;
  }
}

async function keptOrMade(file: string, bytes: Buffer, coding: Coding): Promise<Buffer> {
  const kept = await unlessGone(readFile(file));
  if (kept && (await isOf(kept, bytes, coding))) {
    await markUsed(file);
    return kept;
  }
  const made = await coding.compress(bytes);
  await mkdir(dirname(file), { recursive: true });
  await writeWhole(file, made);
  return made;
}

/** Whether a file of the cache is whole: a build may have been ended while it wrote, or the disk was full. */
async function isOf(kept: Buffer, bytes: Buffer, { decompress }: Coding): Promise<boolean> {
  try {
    return bytes.equals(await decompress(kept));
  } catch {
    // It is damaged, and is made anew.
    return false;
  }
}
