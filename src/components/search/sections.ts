import { deadlineReader } from '../../format/dates';
import type { Entry } from '../../data/search/read-entries';
import { isOpen } from '../../schemas/notices';

/**
 * The sections of results. Notices come first: those that are open, what stands in their documents, those that are
 * closed or awarded, then other documents. Every other kind of entry has a section of its own, named by `of`.
 */
export type Section =
  { is: 'open' | 'documents-of-open' | 'closed' | 'documents' | 'pages' } | { is: 'kind'; of: string };

const fixed = ['open', 'documents-of-open', 'closed', 'documents'] as const;

/** The names of the kinds of entries that are no records. */
export interface KindNames {
  document: string;
  page: string;
}

/** Returns the function that gives the section of an entry as a key of the index. */
export function createSectionKey(now: number, zone: string, names: KindNames): (entry: Entry) => string {
  const read = deadlineReader(now, zone);
  const isOfOpen = ({ notice }: Entry) => {
    if (notice?.deadline === undefined) return false;
    const { deadline, tender } = notice;
    return !tender?.awards?.length && isOpen(tender?.bid ?? {}, deadline || undefined, read);
  };
  return (entry) => {
    if (entry.file !== undefined) return isOfOpen(entry) ? 'documents-of-open' : 'documents';
    if (entry.notice) return isOfOpen(entry) ? 'open' : 'closed';
    if (entry.kind === names.document) return 'documents';
    return entry.kind === names.page ? 'pages' : `kind ${entry.kind}`;
  };
}

/** Parses a key of `createSectionKey`. */
export const parseSectionKey = (name: string): Section =>
  name.startsWith('kind ')
    ? { is: 'kind', of: name.slice('kind '.length) }
    : { is: name as Exclude<Section['is'], 'kind'> };

/** Puts sections into the order in which they are shown; those of other kinds keep theirs, and pages are last. */
export function sortSections<T extends { section: string }>(sections: readonly T[]): T[] {
  const rankOf = ({ section }: T) => {
    const place = (fixed as readonly string[]).indexOf(section);
    return place >= 0 ? place : section === 'pages' ? fixed.length + 1 : fixed.length;
  };
  return [...sections].sort((a, b) => rankOf(a) - rankOf(b));
}
