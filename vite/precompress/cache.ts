import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A way to compress, and back. */
export interface Coding {
  /** The extension of its files. */
  suffix: string;
  /** What its bytes depend on beside the content: the version of the library. */
  version: string;
  compress(bytes: Buffer): Promise<Buffer>;
  decompress(bytes: Buffer): Promise<Buffer>;
}

/** About ten builds of the sample site: every hour, pages carry another time. */
const mostBytes = 200_000_000;

/** What is younger (ms) may be written or read by another build. */
const beingWritten = 60_000;

/** Compressed files, kept between builds by the content that they were made of. */
export class CompressedFiles {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The content in a coding: as it was kept, or made and kept now. */
  async compress(bytes: Buffer, coding: Coding): Promise<Buffer> {
    const hash = createHash('sha256').update(coding.version).update('\0').update(bytes).digest('hex');
    const file = join(this.#folder, hash.slice(0, 2), hash.slice(2) + coding.suffix);
    const kept = await unlessGone(readFile(file));
    if (kept && (await isOf(kept, bytes, coding))) {
      const now = new Date();
      await unlessGone(utimes(file, now, now));
      return kept;
    }
    const made = await coding.compress(bytes);
    await mkdir(dirname(file), { recursive: true });
    await writeWhole(file, made);
    return made;
  }

  /** Removes what was not used for longest, until what stays has at most `limit` bytes. */
  async trim(limit = mostBytes): Promise<void> {
    if (!existsSync(this.#folder)) return;
    const entries = await readdir(this.#folder, { recursive: true, withFileTypes: true });
    const files = await Promise.all(
      entries
        .filter((entry) => entry.isFile())
        .map(async ({ parentPath, name }) => {
          const path = join(parentPath, name);
          const found = await unlessGone(stat(path));
          return found ? [{ path, size: found.size, mtimeMs: found.mtimeMs }] : [];
        }),
    );
    let room = limit;
    for (const { path, size, mtimeMs } of files.flat().sort((a, b) => b.mtimeMs - a.mtimeMs)) {
      room -= size;
      if (room < 0 && mtimeMs < Date.now() - beingWritten) await rm(path, { force: true });
    }
  }
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

/** What came of a file that another build may remove or rename meanwhile; undefined where it did. */
async function unlessGone<Result>(reading: Promise<Result>): Promise<Result | undefined> {
  try {
    return await reading;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Writes a file that others may read meanwhile: they find the former one, or this one as a whole. */
export async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  const partial = `${file}-${randomUUID()}`;
  await writeFile(partial, bytes);
  await rename(partial, file);
}
