import { unzipSync } from 'fflate';
import { Broken, limits, TooBig } from './limits';

/** A file of an archive; sizes in bytes, as its directory claims them. */
export interface Entry {
  name: string;
  size: number;
  originalSize: number;
}

/** The files of a zip archive, in the order of its directory. None is unpacked. */
export function listArchive(bytes: Uint8Array): Entry[] {
  const entries: Entry[] = [];
  unzip(bytes, (entry) => {
    entries.push(entry);
    return false;
  });
  return entries;
}

/**
 * Unpacks the wanted files of an archive by their names. What a file claims to hold is reserved before it is unpacked,
 * and no byte more is written: a bomb ends as a file that is too big, or as one that is cut.
 */
export function unpack(bytes: Uint8Array, isWanted: (name: string) => boolean): Map<string, Uint8Array> {
  let sum = 0;
  const seen = new Set<string>();
  const files = unzip(bytes, ({ name, originalSize }) => {
    if (seen.has(name) || !isWanted(name)) return false;
    seen.add(name);
    sum += originalSize;
    if (sum > limits.unpacked) throw new TooBig(`${name}: ${sum} bytes`);
    return true;
  });
  return new Map(Object.entries(files));
}

function unzip(bytes: Uint8Array, filter: (entry: Entry) => boolean): Record<string, Uint8Array> {
  let count = 0;
  try {
    return unzipSync(bytes, {
      filter: (entry) => {
        count += 1;
        if (count > limits.entries) throw new TooBig(`more than ${limits.entries} files`);
        return filter({ name: entry.name, size: entry.size, originalSize: entry.originalSize });
      },
    });
  } catch (error) {
    throw error instanceof TooBig ? error : new Broken(`no zip archive: ${String(error)}`);
  }
}
