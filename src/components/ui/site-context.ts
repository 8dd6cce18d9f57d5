import { createContext } from 'react';
import type { Resource } from '../../schemas/base';

/** A page that stands for itself, and the lists that it shows. */
export interface KnownPage {
  path: string;
  title: string;
  reads: readonly Resource[];
}

/** A list, and where its records are found. */
export interface KnownRecords {
  of: Resource;
  /** What the list is called. */
  kind: string;
  /** The page that shows it. */
  path: string;
  /** What a record is called, where none of its fields is a title. */
  title: ((record: never) => string) | undefined;
  /** The address of a record of the whole list; undefined for one that stands elsewhere or nowhere. */
  addressOf: (record: never, all: readonly never[]) => string | undefined;
}

/** What a page may know of the others; the shell reads it from the route table. */
export interface Site {
  pages: readonly KnownPage[];
  /** The lists that are searched and whose documents are offered; one that several pages share has an entry for each. */
  records: readonly KnownRecords[];
  /** Every list that a page shows, and the settings, which all of them do. */
  lists: readonly Resource[];
  /** What the page at a path is called; undefined for a path that is none of ours. */
  titleAt: (path: string) => string | undefined;
}

export const SiteContext = createContext<Site>({
  pages: [],
  records: [],
  lists: [],
  titleAt: () => undefined,
});
