import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** About ten builds of the sample site compressed, or five with their pages. */
const mostBytes = 200_000_000;

/** What is younger (ms) may be written or read by another build. */
const beingWritten = 60_000;

/**
 * Removes the files of a folder that were not used for longest, until what stays has at most `limit` bytes. Other builds
 * may use the folder meanwhile.
 */
export async function trimFolder(folder: string, limit = mostBytes): Promise<void> {
  if (!existsSync(folder)) return;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
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

/** Below a folder that is trimmed: its time is that of the last look. */
const trimmedMark = '.trimmed';

/** As `trimFolder`, once an hour: a look at each of twenty thousand files takes half a second of a build. */
export async function trimFolderHourly(folder: string, limit = mostBytes): Promise<void> {
  const mark = join(folder, trimmedMark);
  const last = await unlessGone(stat(mark));
  if (!existsSync(folder) || (last && Math.abs(Date.now() - last.mtimeMs) < 3_600_000)) return;
  await trimFolder(folder, limit);
  await writeFile(mark, '');
}

/** A file that was used now is trimmed last. */
export async function markUsed(file: string): Promise<void> {
  const now = new Date();
  await unlessGone(utimes(file, now, now));
}

/** What came of a file that another build may remove or rename meanwhile; undefined where it did. */
export async function unlessGone<Result>(reading: Promise<Result>): Promise<Result | undefined> {
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
