import type { PageLink } from '../../schemas/parse';

/** The page number of a link; undefined for "previous", "next" and gaps. */
export const pageNumber = ({ label }: Pick<PageLink, 'label'>): number | undefined =>
  /^\s*\d{1,15}\s*$/.test(label) ? Number(label) : undefined;

/**
 * The number of pages of a list by its links. It comes from the server and may be huge: do not loop up to it
 * unchecked.
 */
export const pageCount = (links: readonly PageLink[] = []): number =>
  links.reduce((last, link) => Math.max(last, pageNumber(link) ?? 1), 1);

/**
 * The path of page `number` of a list, from the links of its first page: the link of that page, else the
 * pattern of a numbered link. `follow` gives the API path of a link. Undefined if the list has only one page.
 */
export function pathOfPage(
  links: readonly PageLink[],
  number: number,
  follow: (link: PageLink) => string | undefined,
): string | undefined {
  const numbered = links.filter((link) => pageNumber(link) !== undefined);
  const named = numbered.find((link) => pageNumber(link) === number);
  if (named) return follow(named);
  const model = numbered.findLast((link) => (pageNumber(link) ?? 0) > 1);
  const path = model && follow(model);
  return path?.replace(new RegExp(`^(.*\\D)${pageNumber(model!)}(?!\\d)`), `$1${number}`);
}
