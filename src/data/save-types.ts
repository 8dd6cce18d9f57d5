import type { FailureKind } from './failure';

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
  /** When the worker replaced it because the original had changed (ms since 1970). */
  updatedAt?: number;
}

/** `no-space`: the quota is used up. `no-storage`: Cache Storage cannot be used. */
export type SaveFailure = FailureKind | 'no-space' | 'no-storage';

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

/** The rows of the saved documents begin with it. */
export const savedPrefix = 'saved/';
