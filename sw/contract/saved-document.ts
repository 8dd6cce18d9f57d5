import { savedAsHeader } from './contract';
import { fileNameOf } from './urls';

/** A document that the user saved: its row of the catalogue, which its copy also carries as a header. */
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
  /** As in FileValue. */
  language?: string;
  /** ms since 1970. */
  savedAt: number;
  /** When it was replaced because the original had changed (ms since 1970). */
  updatedAt?: number;
  /**
   * A list named the document when title and page were written. Rows of earlier versions lack it: their title
   * may be that of a link, and is not shown.
   */
  isNamedByList?: true;
  /**
   * The deadline of its record when it was saved, as the list wrote it; empty if the record had none. Missing in
   * rows of earlier versions, and where the list has no deadlines.
   */
  deadline?: string;
}

/** The title of a document that no list names: the file name in its address. */
export const titleFromAddress = (address: string): string => fileNameOf(address) || address;

/**
 * Validates a row of the catalogue. Without `isNamedByList`, the title is the file name and the page is home.
 * Undefined for a damaged row.
 */
export function readSaved(row: unknown): SavedDocument | undefined {
  const { url, title, page, type, language, updatedAt, deadline, ...saved } = (row ??
    {}) as Partial<SavedDocument>;
  if (typeof url !== 'string' || url === '') return undefined;
  const isTitled = typeof title === 'string' && title.trim() !== '';
  const isNamedByList = saved.isNamedByList === true && isTitled && typeof page === 'string';
  return {
    url,
    size: Number(saved.size) || 0,
    savedAt: Number(saved.savedAt) || 0,
    ...(typeof type === 'string' && { type }),
    ...(typeof language === 'string' && { language }),
    ...(typeof deadline === 'string' && { deadline }),
    ...(Number(updatedAt) > 0 && { updatedAt: Number(updatedAt) }),
    ...(isNamedByList ? { title, page, isNamedByList } : { title: titleFromAddress(url), page: '/' }),
  };
}

/** The value of the header with a document's row. */
export const encodeSavedDocument = (document: SavedDocument): string =>
  encodeURIComponent(JSON.stringify(document));

/** The row in the headers of a saved copy; undefined without one, and with a warning if it is damaged. */
export function readSavedAs(headers: Headers): SavedDocument | undefined {
  const row = headers.get(savedAsHeader);
  if (!row) return undefined;
  try {
    return readSaved(JSON.parse(decodeURIComponent(row)));
  } catch (error) {
    console.warn(`A saved copy carries a row that cannot be read: ${String(error)}`);
    return undefined;
  }
}
