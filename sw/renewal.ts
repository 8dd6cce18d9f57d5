import { cacheNames } from './contract/contract';
import { sha256Header } from './contract/copy-headers';
import { sha256Of } from './contract/file-signatures';
import type { Note } from './former-copies';
import type { Published } from './published-files';
import { validateFile } from './validate-document';

/** A document on the device, and the cache where it stands. */
export interface Held {
  cacheName: string;
  response: Response;
}

/** A fresh file that was judged. */
export interface Judged {
  /** Where a list names these bytes: their SHA-256. */
  sha256?: string | undefined;
  /** Why it may not be stored, in words. */
  flaw?: string;
  /** What to remember of it, so that the same version is not paid for again. */
  note?: Note;
}

/**
 * Whether the copy that is here is the one that was published, as far as the stored lists tell. A copy that a list once
 * named stays when no list names the document any more: nothing could say of other bytes that they are right.
 */
export async function isAsPublished({ response }: Held, published: Published): Promise<boolean> {
  const { isNamed, hashes } = published;
  if (hashes.size === 0) return !isNamed && response.headers.has(sha256Header);
  const own = await sha256Of(await response.arrayBuffer());
  return own !== undefined && hashes.has(own);
}

/** How much smaller than the copy that is here a new one may be, where no list names its bytes. */
const smallest = 1 / 5;

/**
 * Judges a file that came for the document at `key`: by its head, its length, its marks and, where a stored list names
 * the SHA-256, by that. Where none does, a file that would replace another has at least a fifth of its size.
 */
export async function judgeFile(
  key: string,
  { answer, file }: { answer: Response; file: Blob },
  published: Published,
  before?: Blob,
): Promise<Judged> {
  const { hashes } = published;
  const sha256 = hashes.size > 0 ? await sha256Of(await file.arrayBuffer()) : undefined;
  const isNamed = sha256 !== undefined && hashes.has(sha256);
  const flaw = await validateFile(key, answer, file, isNamed);
  if (flaw) return { flaw };
  if (isNamed) return { sha256 };
  if (hashes.size > 0) return { flaw: 'its bytes are not those that the lists name', note: { sha256 } };
  if (before && file.size < before.size * smallest) {
    return { flaw: `${file.size} bytes in the place of ${before.size}`, note: { isNewer: true } };
  }
  return {};
}

export const isSaved = ({ cacheName }: Held): boolean => cacheName === cacheNames.savedDocuments;
