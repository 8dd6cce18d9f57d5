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

/** A file of an archive. */
export interface ArchiveFile {
  /** Its path in the archive. */
  path: string;
  /** In bytes, as the archive claims. */
  size: number;
}

/** The files of an archive; `more` are not listed. */
export interface ArchiveList {
  files: ArchiveFile[];
  more: number;
}

/** What systems add to an archive beside its files. */
const added = /(^|\/)(__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i;

/** Control characters, and characters that change the direction: a name that shows another ending than it has. */
const invisible = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * The files of a zip archive; undefined for an archive that is a document of its own, such as a presentation. Throws for
 * one that is damaged or has too many.
 */
export function listFiles(bytes: Uint8Array): ArchiveList | undefined {
  if (!isZip(bytes)) return undefined;
  const entries = listArchive(bytes);
  if (entries.some(({ name }) => name === '[Content_Types].xml' || name === 'mimetype')) return undefined;
  const files = entries.filter(isFile).map((entry) => ({ path: pathOf(entry), size: entry.originalSize }));
  return { files: files.slice(0, limits.listed), more: Math.max(0, files.length - limits.listed) };
}

/** The bytes of a file in an archive, by the path that `listFiles` gives it; undefined if there is none. */
export function readFile(bytes: Uint8Array, path: string): Uint8Array | undefined {
  const entry = listArchive(bytes).find((each) => isFile(each) && pathOf(each) === path);
  if (!entry) return undefined;
  const file = unpack(bytes, (name) => name === entry.name).get(entry.name);
  if (!file || file.length !== entry.originalSize) throw new Broken(`${path} is cut`);
  return file;
}

/** Whether a file is a zip archive. */
export const isZip = (bytes: Uint8Array): boolean =>
  new TextDecoder('latin1').decode(bytes.subarray(0, 4)) === 'PK\x03\x04';

/** Bytes of a comment, which stands behind the directory. */
const longestComment = 65_535;

/** Whether files of an archive are locked with a password, by its directory. */
export function isLocked(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  const first = Math.max(0, end - longestComment);
  while (end >= first && view.getUint32(end, true) !== 0x06054b50) end -= 1;
  if (end < first) return false;
  let at = view.getUint32(end + 16, true);
  for (let left = limits.entries; left > 0; left -= 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== 0x02014b50) return false;
    if ((view.getUint16(at + 8, true) & 1) === 1) return true;
    at += 46 + [28, 30, 32].reduce((sum, field) => sum + view.getUint16(at + field, true), 0);
  }
  return false;
}

const isFile = ({ name }: Entry) => !/[/\\]$/.test(name) && !added.test(name);

/** Archives of macOS hold UTF-8 without saying so: what reads as UTF-8 is UTF-8. */
function pathOf({ name }: Entry): string {
  const path = [...name].every((letter) => letter.charCodeAt(0) < 256) ? (inUtf8(name) ?? name) : name;
  return path.replaceAll('\\', '/').replace(invisible, '');
}

function inUtf8(name: string): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(name, (letter) => letter.charCodeAt(0)),
    );
  } catch {
    return undefined;
  }
}
