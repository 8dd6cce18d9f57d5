import styled from '@emotion/styled';
import { Link, useSearchParams } from 'react-router-dom';
import type { PageLink } from '../../schemas/parse';
import { digits } from '../../words/common';
import { projectEventWords as words } from '../../words/projects-events';
import { paginationItems, type PaginationItem } from './pagination-items';
import { withinPage } from '../../browser/history';
import { palette } from '../../theme/tokens';

const Row = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 8,
  margin: '40px 0 0',
  padding: 0,
  listStyle: 'none',
});
const Place = styled('li')({
  '& > *': {
    boxSizing: 'border-box',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: 44,
    minHeight: 44,
    paddingInline: 8,
    borderRadius: 8,
    border: `1px solid ${palette.divider}`,
    fontVariantNumeric: 'tabular-nums',
    color: palette.text.secondary,
  },
  '& > a': {
    color: palette.primary.main,
    borderColor: palette.primary.main,
    backgroundColor: palette.background.paper,
    fontWeight: 600,
    textDecoration: 'none',
  },
  '& > a:hover': { textDecoration: 'underline' },
  '& > [aria-current]': {
    color: palette.primary.contrastText,
    backgroundColor: palette.primary.main,
    fontWeight: 600,
  },
  '& > [data-gap]': { border: 0, minWidth: 24, paddingInline: 0 },
});

/** A paginator with this many links (previous, one page, next) has one page and is not shown. */
const linksOfOnePage = 3;

/** The pagination of a list. The URL has the current page, so that back, reload and sharing work. */
export function Pagination({ links, current }: { links: readonly PageLink[]; current: number }) {
  const [params] = useSearchParams();
  if (links.length <= linksOfOnePage) return null;

  const searchOf = (page: number) => {
    const search = new URLSearchParams(params);
    if (page === 1) search.delete('page');
    else search.set('page', String(page));
    const query = search.toString();
    return { search: query && `?${query}` };
  };

  return (
    <nav aria-label={words.pages}>
      <Row>
        {paginationItems(links, current).map((choice, index) => (
          <Place key={`${index} ${choice.label}`}>
            {choice.page === undefined ? (
              <Disabled {...choice} />
            ) : (
              <Link to={searchOf(choice.page)} state={withinPage} aria-label={nameOf(choice)}>
                {digits(choice.label)}
              </Link>
            )}
          </Place>
        ))}
      </Row>
    </nav>
  );
}

function Disabled({ is, label }: PaginationItem) {
  if (is === 'gap') return <span data-gap="">{label}</span>;
  return (
    <span
      role="link"
      aria-disabled="true"
      aria-current={is === 'active' ? 'page' : undefined}
      aria-label={nameOf({ is, label })}
    >
      {digits(label)}
    </span>
  );
}

function nameOf({ is, label }: PaginationItem): string {
  if (is === 'previous') return words.previousPage(label);
  if (is === 'next') return words.nextPage(label);
  return words.page(digits(label));
}
