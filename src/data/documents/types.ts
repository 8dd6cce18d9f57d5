import type { FailureKind } from '../api/call-error';

/** A document that the user saved, as in the catalogue. */
export interface SavedDocument {
  /** As in FileValue. */
  url: string;
  title: string;
  /** Path of the page that lists it: `/vacancies`. */
  page: string;
  /** Bytes. */
  size: number;
  /** `PDF`. */
  type?: string;
  /** ms since 1970. */
  savedAt: number;
  /** When it was replaced because the original had changed (ms since 1970). */
  updatedAt?: number;
  /**
   * A list named the document when title and page were written. Rows of earlier versions lack it: their title
   * may be that of a link, and is not shown.
   */
  isNamedByList?: true;
}

/**
 * `no-space`: the quota is exceeded. `no-storage`: Cache Storage cannot be used. `redirected`: the response
 * came from another address. `cut-short`: the file is truncated.
 */
export type SaveFailure = FailureKind | 'no-space' | 'no-storage' | 'redirected' | 'cut-short';

/** The state of a document on this device. `unknown` until it was read, and on the server. */
export type SaveState =
  | { is: 'unknown' }
  | { is: 'not-saved' }
  /** In bytes; `size` if it is known. */
  | { is: 'saving'; received: number; size?: number }
  | { is: 'saved'; document: SavedDocument }
  /** The catalogue has the row, but the copy is missing. */
  | { is: 'lost'; document: SavedDocument }
  /** `needed` (bytes) comes with `no-space`. */
  | { is: 'failed'; failure: SaveFailure; needed?: number };

/** A document of the catalogue; `isLost` if its copy is missing. */
export type ListedDocument = SavedDocument & { isLost?: boolean };

/** Title and page of a document, as the user sees them. */
export interface About {
  title: string;
  page: string;
  /** Title and page come from a list, not from a link. */
  isNamedByList?: true;
}

/** The normalised address of a document: absolute, and without a fragment. For browsers only. */
export function addressOf(url: string): string {
  try {
    return new URL(url, location.href).href.replace(/#.*$/, '');
  } catch {
    return url;
  }
}

/** The type of a document by its media type or extension: `PDF`. */
export function typeOf(url: string, mediaType: string): string | undefined {
  if (/^application\/pdf\b/i.test(mediaType)) return 'PDF';
  return /\.([a-z0-9]{2,5})(?:[?#]|$)/i.exec(url)?.[1]?.toUpperCase();
}

/** The title of a document that no list names: the last segment of its address. Never throws. */
export function nameOf(address: string): string {
  const last = address.split(/[?#]/)[0]?.split('/').at(-1) || address;
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

/**
 * Validates a row of the catalogue. Without `isNamedByList`, the title is the file name and the page is home.
 * Undefined for a damaged row.
 */
export function readSaved(row: unknown): SavedDocument | undefined {
  const { url, title, page, type, updatedAt, ...saved } = (row ?? {}) as Partial<SavedDocument>;
  if (typeof url !== 'string' || url === '') return undefined;
  const isNamedByList = saved.isNamedByList === true && typeof title === 'string' && typeof page === 'string';
  return {
    url,
    size: Number(saved.size) || 0,
    savedAt: Number(saved.savedAt) || 0,
    ...(typeof type === 'string' && { type }),
    ...(Number(updatedAt) > 0 && { updatedAt: Number(updatedAt) }),
    ...(isNamedByList ? { title, page, isNamedByList } : { title: nameOf(url), page: '/' }),
  };
}

/** The key prefix of saved documents. */
export const savedPrefix = 'saved/';
