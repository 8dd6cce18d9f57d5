import { documentTypes } from '../../../sw/contract/media-types';
import { documentKind, parseUrl, withoutHash } from '../../../sw/contract/urls';
import { hasTextKind, isArchiveKind } from '../../document-text/kinds';
import type { SavedDocument } from '../../../sw/contract/saved-document';
import type { FileValue } from '../../schemas/base';
import type { FailureKind } from '../api/call-error';

/** `unreadable`: the browser does not let the page read the document, as with a missing CORS header. */
export type DocumentFailure = FailureKind | 'unreadable';

/**
 * `no-space`: the quota is exceeded. `no-storage`: Cache Storage is missing or blocked. `storage-failed`: it is slow, or
 * the device has a fault. `redirected`: the response came from another address. `cut-short`: the file is truncated.
 */
export type SaveFailure = DocumentFailure | DeviceFailure | 'redirected' | 'cut-short';

/** Why the device can store no document now, not this one nor the next. */
export type DeviceFailure = 'no-space' | 'no-storage' | 'storage-failed';

const deviceFailures: readonly unknown[] = [
  'no-space',
  'no-storage',
  'storage-failed',
] satisfies DeviceFailure[];

/** Whether the next document could not be stored either. */
export const isOfTheDevice = (failure: unknown): failure is DeviceFailure => deviceFailures.includes(failure);

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
  /** The deadline of the record, as the list writes it; empty if it has none. */
  deadline?: string | undefined;
}

/** The normalised address of a document: absolute, and without a fragment. For browsers only. */
export const addressOf = (url: string): string => withoutHash(parseUrl(url, location.href)?.href ?? url);

/** The type of a document: as a list names it, else by its media type or extension. `PDF`, `DOCX`. */
export function fileType({ url, type = '' }: Pick<FileValue, 'url' | 'type'>): string | undefined {
  const isMediaType = type === '' || type.includes('/');
  return (isMediaType ? documentKind(url, type) : type).toUpperCase() || undefined;
}

/** Whether a document can have a text, by its type or name: one of a PDF, a Word or an Excel file and their like. */
export const mayHaveText = (file: Pick<FileValue, 'url' | 'type'>): boolean =>
  hasTextKind(fileType(file) ?? '');

/** Whether the app can show a document, by its type or name: its pages, its text, or the list of its files. */
export function mayOpenHere(file: Pick<FileValue, 'url' | 'type'>): boolean {
  const kind = fileType(file) ?? '';
  return hasTextKind(kind) || isArchiveKind(kind);
}

/** The media type of a document, by its name; that of any bytes for a name that tells nothing. */
export const mediaTypeOf = ({ url, type = '' }: Pick<FileValue, 'url' | 'type'>): string =>
  documentTypes[documentKind(url, type)] ?? 'application/octet-stream';
