import { pageCount, pageNumber } from '../../data/lists/page-links';
import type { PageLink } from '../../schemas/parse';
import { projectEventWords as words } from '../../words/projects-events';

/** An item of the pagination. Disabled without a `page`. */
export interface PaginationItem {
  is: 'previous' | 'page' | 'active' | 'gap' | 'next';
  label: string;
  page?: number;
}

/** Converts the links of a paginator to items. The first link is "previous", the last is "next". */
export const paginationItems = (links: readonly PageLink[], current: number): PaginationItem[] =>
  links.map((link, index) => {
    const { url, active } = link;
    if (index === 0) return choice('previous', words.previous, url, current - 1);
    if (index === links.length - 1) return choice('next', words.next, url, current + 1);
    const number = pageNumber(link);
    if (number === undefined) return { is: 'gap', label: words.gap };
    if (active) return { is: 'active', label: String(number) };
    return choice('page', String(number), url, number);
  });

const choice = (is: PaginationItem['is'], label: string, url: string | null, page: number): PaginationItem =>
  url === null ? { is, label } : { is, label, page };

/** Derives the links of page `current` from those of page 1, until that page is loaded. */
export function linksSeenFrom(links: readonly PageLink[], current: number): PageLink[] {
  const known = links.find(({ url }) => url !== null)?.url ?? null;
  return links.map((link, index) => {
    if (index === 0) return { ...link, url: current > 1 ? known : null };
    if (index === links.length - 1) return { ...link, url: current < pageCount(links) ? known : null };
    return { ...link, active: pageNumber(link) === current };
  });
}
