import { isLocked, isZip, listFiles, readFile, type ArchiveList } from './archive';
import { extractOffice, type OfficeExtracted } from './extract-office';
import { Broken, limits, TooBig } from './limits';

/** What can be shown of a file that is no PDF; `pdf` has the bytes of one in an archive. */
export type OpenedFile =
  | OfficeExtracted
  | { archive: ArchiveList }
  | { pdf: Uint8Array }
  /** `part`: the archive has no such file. `nested`: that is an archive itself. */
  | { none: 'part' | 'nested' };

/**
 * Reads a file that is no PDF: the text of an office file, the list of an archive's files, or, named by `part`, one of
 * these. Archives within archives are not opened. Never throws because of the file.
 */
export function openFile(bytes: Uint8Array, name: string, part?: string): OpenedFile {
  try {
    if (part !== undefined) return openPart(bytes, part);
    const made = bytes.length > limits.document ? { none: 'kind' as const } : extractOffice(bytes, name);
    if (!('none' in made) || made.none !== 'kind') return made;
    const archive = listFiles(bytes);
    if (archive) return archive.files.length > 0 ? { archive } : { none: 'empty' };
    return bytes.length > limits.document ? { none: 'too-big' } : made;
  } catch (error) {
    if (error instanceof TooBig) return { none: 'too-big' };
    if (error instanceof Broken || error instanceof RangeError) return { none: 'broken' };
    throw error;
  }
}

function openPart(archive: Uint8Array, part: string): OpenedFile {
  if (isLocked(archive)) return { none: 'locked' };
  const bytes = readFile(archive, part);
  if (!bytes) return { none: 'part' };
  if (new TextDecoder('latin1').decode(bytes.subarray(0, 1_024)).includes('%PDF-')) return { pdf: bytes };
  if (bytes.length > limits.document) return { none: 'too-big' };
  const made = extractOffice(bytes, part);
  const isNested = 'none' in made && made.none === 'kind' && isZip(bytes) && listFiles(bytes) !== undefined;
  return isNested ? { none: 'nested' } : made;
}
