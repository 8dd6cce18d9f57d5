import styled from '@emotion/styled';
import { useEffect, useRef, type ReactNode } from 'react';
import { useNavigationType, useSearchParams } from 'react-router-dom';
import { type ListState } from '../../data/lists/use-list';
import { usePage, type PageOf } from '../../data/lists/use-page';
import { pageCount } from '../../data/lists/page-links';
import type { Fields, RecordOf, Resource } from '../../schemas/base';
import type { PageLink } from '../../schemas/parse';
import { projectEventWords as words } from '../../words/projects-events';
import { Card, CardBody, CardGrid } from '../ui/card';
import { EntryBoundary } from '../ui/entry-boundary';
import { NotFound } from '../ui/not-found';
import { linksSeenFrom } from './pagination-items';
import { Pagination } from './pagination';
import { DataView } from '../list/data-view';
import { Skeleton } from '../ui/skeleton';

const Top = styled('div')({ '&:focus': { outline: 'none' } });

const ghosts = ['a', 'b', 'c', 'd', 'e', 'f'];

interface ViewProps<T> {
  /** The message of an empty list. */
  empty: string;
  /** Renders a record as a card. */
  children: (record: T) => ReactNode;
}

interface Props<F extends Fields> extends ViewProps<RecordOf<Resource<F>>> {
  of: Resource<F>;
}

/** The page number of the URL; undefined for one that no list has. */
export function usePageNumber(): number | undefined {
  const [params] = useSearchParams();
  const asked = params.get('page') ?? '1';
  return /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : undefined;
}

/** A paginated list of cards; the URL selects the page. */
export function PagedList<F extends Fields>({ of: resource, ...view }: Props<F>) {
  const number = usePageNumber();
  const first = usePage(resource, 1);
  const firstLinks = first.state === 'ready' ? first.value.links : [];
  const isBeyond =
    number === undefined || (first.state === 'ready' && number > pageCount(firstLinks)) || isAbsent(first, 1);
  const current = isBeyond ? 1 : number;
  const screen = usePage(resource, current);

  if (isBeyond || isAbsent(screen, current)) return <NotFound />;
  const links = screen.state === 'ready' ? screen.value.links : linksSeenFrom(firstLinks, current);
  return <PageView of={screen} links={links} current={current} {...view} />;
}

interface PageViewProps<T> extends ViewProps<T> {
  of: ListState<PageOf<T>>;
  links: readonly PageLink[];
  current: number;
}

/** One page of a list as cards, with the links to the others. */
export function PageView<T extends object>({
  of: screen,
  links,
  current,
  empty,
  children,
}: PageViewProps<T>) {
  const top = useFocusOnChange(current);
  return (
    <Top ref={top} tabIndex={-1} role="group" aria-label={words.pageNumber(current)}>
      <DataView of={screen} loading={<CardSkeletons />} empty={empty}>
        {({ records }) => (
          <CardGrid>
            {records.map((record, index) => (
              <EntryBoundary key={(record as { slug?: string }).slug ?? index} of={record}>
                {children(record)}
              </EntryBoundary>
            ))}
          </CardGrid>
        )}
      </DataView>
      <Pagination links={links} current={current} />
    </Top>
  );
}

type PageScreen = ReturnType<typeof usePage>;

/** Whether the list does not have this page. An empty first page is an empty list, not a missing page. */
const isAbsent = (screen: PageScreen, number: number) =>
  (screen.state === 'failed' && screen.failure === 'not-found') || (screen.state === 'empty' && number > 1);

/**
 * Scrolls to the top of the list and focuses it after a page change by link; history navigation is left to the browser.
 */
function useFocusOnChange(number: number) {
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(number);
  const navigation = useNavigationType();
  useEffect(() => {
    if (shown.current === number) return;
    shown.current = number;
    if (navigation === 'POP') return;
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ behavior: 'instant' });
  }, [number, navigation]);
  return top;
}

/** The skeleton of a card list. */
export function CardSkeletons() {
  return (
    <CardGrid>
      {ghosts.map((ghost) => (
        <Card key={ghost}>
          <Skeleton variant="rectangular" style={{ aspectRatio: '16 / 10', height: 'auto' }} />
          <CardBody>
            <Skeleton width="90%" height={32} />
            <Skeleton width="60%" height={44} />
          </CardBody>
        </Card>
      ))}
    </CardGrid>
  );
}
