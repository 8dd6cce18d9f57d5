import { createContext } from 'react';
import type { Resource } from '../../schemas/base';

/** A page that stands for itself, and the lists that it shows. */
export interface KnownPage {
  path: string;
  title: string;
  reads: readonly Resource[];
}

/** What a page may know of the others; the shell reads it from the route table. */
export interface Site {
  pages: readonly KnownPage[];
  /** Every list that a page shows, and the settings, which all of them do. */
  lists: readonly Resource[];
  /** What the page at a path is called; undefined for a path that is none of ours. */
  titleAt: (path: string) => string | undefined;
}

export const SiteContext = createContext<Site>({ pages: [], lists: [], titleAt: () => undefined });
