import type { FailureKind } from '../api/call-error';

/** A document that the reader saved, as the catalogue names it. */
export interface SavedDocument {
  /** As in FileValue. */
  url: string;
  title: string;
  /** Path of the page where it belongs: `/vacancies`. */
  page: string;
  /** Bytes. */
  size: number;
  /** `PDF`. */
  type?: string;
  /** ms since 1970 */
  savedAt: number;
  /** When it was replaced because the original had changed (ms since 1970). */
  updatedAt?: number;
  /**
   * A list named the document when title and page were written. Rows of earlier versions do not say so: theirs may come
   * from a link, and are not shown.
   */
  isNamedByList?: true;
}

/**
 * `no-space`: the quota is used up. `no-storage`: Cache Storage cannot be used. `redirected`: the server sent it from
 * another address. `cut-short`: the end of the file is missing.
 */
export type SaveFailure = FailureKind | 'no-space' | 'no-storage' | 'redirected' | 'cut-short';

/** What a document is to this phone. `unknown` until it was looked up, and on a server. */
export type SaveState =
  | { is: 'unknown' }
  | { is: 'not-saved' }
  /** In bytes; `size` where it is known. */
  | { is: 'saving'; received: number; size?: number }
  | { is: 'saved'; document: SavedDocument }
  /** The catalogue names it, and its bytes are gone. */
  | { is: 'lost'; document: SavedDocument }
  /** `needed` (bytes) is told with `no-space`. */
  | { is: 'failed'; failure: SaveFailure; needed?: number };

/** A document of the catalogue; `isLost` where its bytes are gone. */
export type ListedDocument = SavedDocument & { isLost?: boolean };

/** Where a document belongs, as the reader sees it. */
export interface About {
  title: string;
  page: string;
  /** Title and page come from a list, and not from a link. */
  isNamedByList?: true;
}

/** One document has one address, however it was written: absolute, and without a place within it. For browsers. */
export function addressOf(url: string): string {
  try {
    return new URL(url, location.href).href.replace(/#.*$/, '');
  } catch {
    return url;
  }
}

/** What a document is, from its media type or its name: `PDF`. */
export function typeOf(url: string, mediaType: string): string | undefined {
  if (/^application\/pdf\b/i.test(mediaType)) return 'PDF';
  return /\.([a-z0-9]{2,5})(?:[?#]|$)/i.exec(url)?.[1]?.toUpperCase();
}

/** What a document is called that no list names: the last part of its address. Never throws. */
export function nameOf(address: string): string {
  const last = address.split(/[?#]/)[0]?.split('/').at(-1) || address;
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

/**
 * A row of the catalogue as it may be shown: by its file name, and without a page, unless a list named the document.
 * Undefined for a damaged row, which names none.
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

/** The rows of the saved documents begin with it. */
export const savedPrefix = 'saved/';
