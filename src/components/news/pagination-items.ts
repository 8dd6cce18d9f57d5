import { pageCount, pageNumber } from '../../data/lists/stored-pages';
import type { PageLink } from '../../schemas/parse';
import { projectEventWords as words } from '../../words/projects-events';

/** One place of the pagination. Without a `page` it is disabled. */
export interface PaginationItem {
  is: 'previous' | 'page' | 'active' | 'gap' | 'next';
  label: string;
  page?: number;
}

/** The paginator's links as places to choose from. By position the first is "previous" and the last is "next". */
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

/** The links of page 1 as they would come with page `current`, for as long as that is not there. */
export function linksSeenFrom(links: readonly PageLink[], current: number): PageLink[] {
  const known = links.find(({ url }) => url !== null)?.url ?? null;
  return links.map((link, index) => {
    if (index === 0) return { ...link, url: current > 1 ? known : null };
    if (index === links.length - 1) return { ...link, url: current < pageCount(links) ? known : null };
    return { ...link, active: pageNumber(link) === current };
  });
}
