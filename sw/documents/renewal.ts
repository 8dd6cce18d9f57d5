import { cacheNames } from '../contract/contract';
import { sha256Header } from '../contract/copy-headers';
import { formatOf, headLength, sha256Of } from '../contract/file-signatures';
import type { Note } from './former-copies';
import type { Listing } from '../contract/listed-hashes';
import { validateFile } from './validate-document';

/** A stored document, and the cache that holds it. */
export interface Held {
  cacheName: string;
  response: Response;
}

/** The verdict on a downloaded file. */
export interface DownloadValidation {
  /** Its SHA-256, if a list names it. */
  sha256?: string | undefined;
  /** Why it must not be stored. */
  flaw?: string;
  /** What to record, so that the same version is not downloaded again. */
  note?: Note;
}

/**
 * Whether the stored copy is the published one, as far as the stored lists say. A copy that a list once named
 * stays when no list names the document any more, because nothing could confirm other bytes.
 */
export async function isAsPublished({ response }: Held, published: Listing): Promise<boolean> {
  const { isNamed, hashes } = published;
  if (hashes.size === 0) return !isNamed && response.headers.has(sha256Header);
  const own = await sha256Of(await response.arrayBuffer());
  return own !== undefined && hashes.has(own);
}

/** The smallest allowed size of a new file relative to the present copy, if no list names its bytes. */
const minSizeRatio = 1 / 5;

/**
 * Validates a downloaded file for the document at `key`: its headers, length, signature and, if a stored list
 * names it, its SHA-256. Otherwise, a file that replaces another must have its format and at least a fifth of its size.
 */
export async function validateDownload(
  key: string,
  { response, file }: { response: Response; file: Blob },
  published: Listing,
  before?: Blob,
): Promise<DownloadValidation> {
  const { hashes } = published;
  const sha256 = hashes.size > 0 ? await sha256Of(await file.arrayBuffer()) : undefined;
  const isNamed = sha256 !== undefined && hashes.has(sha256);
  const flaw = await validateFile(key, response, file, isNamed);
  if (flaw) return { flaw };
  if (isNamed) return { sha256 };
  if (hashes.size > 0) return { flaw: 'its bytes are not those that the lists name', note: { sha256 } };
  if (before && file.size < before.size * minSizeRatio) {
    return { flaw: `${file.size} bytes in the place of ${before.size}`, note: { hasNewer: true } };
  }
  if (before && !(await isOfSameFormat(before, file))) {
    return { flaw: 'a file of another format than the present copy', note: { hasNewer: true } };
  }
  return {};
}

/** Whether a file has the format of the present copy, by the bytes of both; any has, if that format is not known. */
async function isOfSameFormat(before: Blob, file: Blob): Promise<boolean> {
  const [present, fresh] = await Promise.all([before, file].map(readFormat));
  return present === undefined || present === fresh;
}

const readFormat = async (file: Blob) =>
  formatOf(new Uint8Array(await file.slice(0, headLength).arrayBuffer()));

export const isSaved = ({ cacheName }: Held): boolean => cacheName === cacheNames.savedDocuments;
