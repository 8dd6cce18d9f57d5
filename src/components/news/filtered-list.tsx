import { useEffect, useState, type ReactNode } from 'react';
import { useSWRConfig } from 'swr';
import { useIsHydrated } from '../../browser/use-store';
import { useIsMetered } from '../../data/device/data-saver';
import type { PersistentCache } from '../../data/device/swr-cache';
import { filteredResource, filterRecords, canFilterLocally, type Filter } from '../../data/lists/filtered';
import { useAllPages, type AllPages } from '../../data/lists/use-all-pages';
import type { ListState } from '../../data/lists/use-list';
import type { PageOf } from '../../data/lists/use-page';
import type { Fields, RecordOf, Resource } from '../../schemas/base';
import type { PageLink } from '../../schemas/parse';
import { NotFound } from '../ui/not-found';
import { CardSkeletons, PagedList, PageView, usePageNumber } from './paged-list';

interface Props<F extends Fields> extends Filter {
  of: Resource<F>;
  /** The message of an empty list. */
  empty: string;
  /** Renders a record as a card. */
  children: (record: RecordOf<Resource<F>>) => ReactNode;
}

/**
 * The records of one category or tag as a paginated list of cards. They come from the whole list, if that is on
 * the device and names them; else from a call of their own. Render it with a key per filter.
 */
export function FilteredList<F extends Fields>({ type, slug, ...list }: Props<F>) {
  const { cache } = useSWRConfig();
  const isHydrated = useIsHydrated();
  const { of } = list;
  const [source, setSource] = useState<'unknown' | 'device' | 'call'>();

  useEffect(() => {
    // A prerendered page carries the records of its address, and goes on with them until it is left.
    if (isHydrated) return undefined;
    let isCurrent = true;
    void canFilterLocally(cache as PersistentCache, of, { type, slug }).then((isHere) => {
      if (isCurrent) setSource(isHere ? 'device' : 'call');
    });
    return () => {
      isCurrent = false;
    };
  }, [cache, of, type, slug, isHydrated]);

  if (source === 'device') return <FilteredHere type={type} slug={slug} {...list} />;
  if (source === 'call' || isHydrated)
    return <PagedList {...list} of={filteredResource(of, { type, slug })} />;
  return <CardSkeletons />;
}

function FilteredHere<F extends Fields>({ of, type, slug, ...view }: Props<F>) {
  const number = usePageNumber();
  const whole = useAllPages(of, useIsMetered());
  const found = whole.state === 'ready' ? filterRecords(of, whole.value.records, { type, slug }) : [];
  // Pages as long as those of the server, so that an address shows the same on every phone.
  const perPage = whole.state === 'ready' ? Math.max(1, whole.value.pageLength) : 1;
  const last = Math.max(1, Math.ceil(found.length / perPage));
  if (number === undefined || (whole.state === 'ready' && number > last)) return <NotFound />;
  const links = linksOf(number, last);
  const records = found.slice((number - 1) * perPage, number * perPage);
  return <PageView of={pageOf(whole, records, links)} links={links} current={number} {...view} />;
}

function pageOf<T>(whole: ListState<AllPages<T>>, records: T[], links: PageLink[]): ListState<PageOf<T>> {
  if (whole.state !== 'ready') return whole;
  return records.length > 0 ? { ...whole, value: { records, links } } : { ...whole, state: 'empty' };
}

/** The links of a paginator; the page takes only the numbers from them. */
function linksOf(current: number, last: number): PageLink[] {
  const link = (label: string, page: number): PageLink => ({
    url: page >= 1 && page <= last ? `?page=${page}` : null,
    label,
    active: page === current,
  });
  const numbers = Array.from({ length: last }, (_, index) => link(String(index + 1), index + 1));
  return [link('', current - 1), ...numbers, link('', current + 1)];
}
