import { createContext } from 'react';
import type { Resource } from '../../schemas/base';

/** A page with a fixed path, and the lists it shows. */
export interface KnownPage {
  path: string;
  title: string;
  reads: readonly Resource[];
  /** True for a page of sample text, for developers. */
  isTemplate?: boolean;
}

/** A list, and the addresses of its records. */
export interface KnownRecords {
  of: Resource;
  /** The display name of the list. */
  kind: string;
  /** The page that shows it. */
  path: string;
  /** Whether each record has a page of its own. */
  hasPages: boolean;
  /** Returns the title of a record that has no title field. */
  title: ((record: never) => string) | undefined;
  /** Returns the address of a record; undefined if this page does not show it. `all` is the whole list. */
  addressOf: (record: never, all: readonly never[]) => string | undefined;
}

/** The data that a page has about the other pages. The shell derives it from the route table. */
export interface Site {
  pages: readonly KnownPage[];
  /**
   * The lists that are searched and whose documents are offered; a list that several pages show has one entry per page.
   */
  records: readonly KnownRecords[];
  /** Every list that a page shows, and the settings. */
  lists: readonly Resource[];
  /**
   * Returns the title of the page at a path, and for the page of a record its list's name; undefined if no route
   * matches.
   */
  titleAt: (path: string) => string | undefined;
}

export const SiteContext = createContext<Site>({
  pages: [],
  records: [],
  lists: [],
  titleAt: () => undefined,
});
