import styled from '@emotion/styled';
import {
  startTransition,
  use,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Link, useLocation } from 'react-router-dom';
import { href } from '../../addresses';
import { replaceQuery } from '../../browser/history';
import { limits } from '../../data/lists/limits';
import { quotedQuery } from '../../format/query';
import type { Resource } from '../../schemas/base';
import { shownOf, words } from '../../words/common';
import { useIsHydrated } from '../../browser/use-store';
import { Button } from '../ui/button';
import { useFocusOnNew } from '../../browser/use-focus-on-new';
import { atPlace, choicesOf, placesOf, yearReader } from './choices';
import { ListActions } from './list-actions';
import { Bar, FilterForm, queryOf, readQuery, withOrder } from './filter-form';
import { orderedBy } from './order-rows';
import { useMatches } from './use-matches';
import { useNow, useSortTime } from '../../browser/clock';
import { RecordTable } from './record-table';
import { rowFactory, sortRecords, stillOpen, textReader, type AnyRecord, type Column } from './table-rows';
import { SiteContext } from '../ui/site-context';
import { useTimeZone } from '../../data/lists/use-settings';
import { between, ownAddress } from '../../words/language';
import { down, palette } from '../../theme/tokens';

/** The number of rows rendered at first, and added by each press of "show more". */
const step = 50;

/** The first rows of a page that is rendered on the client; the rest of the step follows in a deferred render. */
const few = 12;

/** A list of at most this length has no filters. */
const short = 4;

const Count = styled('span')({
  color: palette.text.secondary,
  fontSize: '0.875rem',
  // The number of open records depends on the device's clock: prerendered HTML reserves the space only.
  '&[data-open]': { minWidth: 'min(15ch, 100%)' },
  [down.sm]: { flexGrow: 1 },
  '&:focus': { outline: 'none' },
});

interface Props {
  records: readonly AnyRecord[];
  /** The length of the whole list while `records` has only its first entries. */
  total?: number | undefined;
  of: Resource;
  columns: readonly Column[];
}

/**
 * A record table with filters: words, the records that are open, and a place, a year and a supplier where records have
 * them. The heads of its columns sort it. The address keeps both.
 */
export function RecordFilter({ records, total = records.length, of: resource, columns }: Props) {
  const { fields } = resource;
  const { records: sources } = use(SiteContext);
  const zone = useTimeZone();
  const now = useNow();
  const orderTime = useSortTime();
  const { pathname, search: asked } = useLocation();
  const [query, setQuery] = useState(asked);
  const [limit, setLimit] = useState(step);
  const form = useRef<HTMLFormElement>(null);
  const counted = useRef<HTMLSpanElement>(null);
  const dated = columns.find(({ as }) => as === 'latest' || as === 'deadline');
  const choice = columns.find(({ allChoices }) => allChoices);
  const wanted = readQuery(useDeferredValue(query), choice?.field);
  const { text, isOpenOnly, place, year, order, chosen } = wanted;

  const isHydrated = useIsHydrated();
  const drawn = useDeferredValue(limit, isHydrated ? limit : few);

  const textOf = useMemo(() => textReader(fields, zone), [fields, zone]);
  const rowsOf = useMemo(() => {
    const known = sources.find(({ of, hasPages }) => hasPages && of === resource);
    const addressOf = (record: AnyRecord) => known?.addressOf(record as never, records as readonly never[]);
    return rowFactory(fields, columns, zone, addressOf);
  }, [resource, fields, columns, zone, sources, records]);
  const all = useMemo(
    () => sortRecords(records, columns, orderTime, zone),
    [records, columns, orderTime, zone],
  );
  const open = useMemo(() => stillOpen(all, columns, now ?? 0, zone), [all, columns, now, zone]);
  const places = useMemo(() => placesOf(records), [records]);
  const chosenFrom = useMemo(
    () => (choice ? choicesOf(records.map((record) => record[choice.field])) : []),
    [records, choice],
  );
  const yearOf = useMemo(() => {
    const read = yearReader(zone);
    return (record: AnyRecord) => (dated ? read(record[dated.field]) : '');
  }, [dated, zone]);
  const years = useMemo(() => choicesOf(records.map(yearOf)).reverse(), [records, yearOf]);
  const among = useMemo(() => {
    const fits = (record: AnyRecord) =>
      (!year || yearOf(record) === year) && (!choice || !chosen || record[choice.field] === chosen);
    const fitting = atPlace(isOpenOnly ? open : all, place).filter(fits);
    return orderedBy(fitting, order, fields, columns, zone);
  }, [isOpenOnly, open, all, place, year, yearOf, choice, chosen, order, fields, columns, zone]);
  const found = useMatches(among, text, textOf);
  const rows = useMemo(() => rowsOf(found.slice(0, drawn)), [rowsOf, found, drawn]);
  const { list, awaitNew } = useFocusOnNew<HTMLDivElement>(rows.length, 'tbody > tr');

  const isPart = total > records.length;
  const isFiltered = Boolean(text || isOpenOnly || place || year || chosen);
  const hasDeadline = columns.some(({ as }) => as === 'deadline');
  const needsFilters = total > short || isFiltered;

  // What the user chose before the hydration. A passive effect could run after a press, and undo it.
  useLayoutEffect(() => {
    if (form.current) startTransition(() => setQuery(queryOf(form.current!)));
  }, []);
  useEffect(() => replaceQuery(ownAddress(pathname), query), [pathname, query]);

  function showEverything() {
    for (const field of form.current!.querySelectorAll<HTMLInputElement>('input, select')) {
      if (field.type === 'checkbox') field.checked = false;
      else field.value = '';
    }
    setQuery('');
    // The button vanishes.
    counted.current?.focus({ preventScroll: true });
  }

  const askOrder = useCallback(
    (asked: string) => startTransition(() => setQuery(withOrder(queryOf(form.current!), asked))),
    [],
  );

  const choices = [
    { name: 'place', label: words.place, all: words.allPlaces, values: places, value: place },
    { name: 'year', label: dated?.title ?? '', all: words.allYears, values: years, value: year },
  ];
  if (choice) {
    const { field, title, allChoices = '' } = choice;
    choices.push({ name: field, label: title, all: allChoices, values: chosenFrom, value: chosen });
  }

  function showMore() {
    awaitNew();
    setLimit(limit + step);
  }

  function count() {
    if (isPart) return isFiltered ? words.loading : shownOf(total, total);
    const isAll = found.length === all.length;
    const openOf = now !== undefined && hasDeadline && isAll ? between + words.openCount(open.length) : '';
    const cutOf = all.length < limits.records ? '' : between + words.keptAtMost(limits.records);
    return shownOf(found.length, all.length) + openOf + cutOf;
  }

  const about = (
    <>
      <Count ref={counted} role="status" tabIndex={-1} data-open={hasDeadline || undefined}>
        {count()}
      </Count>
      <ListActions of={resource} query={query} />
    </>
  );
  return (
    <>
      {needsFilters ? (
        <FilterForm {...{ form, hasDeadline, choices }} of={wanted} onQuery={setQuery}>
          {about}
        </FilterForm>
      ) : (
        <Bar as="section">{about}</Bar>
      )}
      {found.length === 0 && !isPart ? (
        <Bar as="div">
          <span>{words.noMatch}</span>
          {text && (
            <Button variant="contained" component={Link} to={href('/search', { query: { q: text } })}>
              {words.searchSite(quotedQuery(text))}
            </Button>
          )}
          <Button variant="outlined" onClick={showEverything}>
            {words.clearFilters}
          </Button>
        </Bar>
      ) : (
        <div ref={list}>
          <RecordTable
            {...{ rows, fields, columns, now, zone, order }}
            onOrder={needsFilters ? askOrder : undefined}
          />
        </div>
      )}
      {found.length > limit && (
        <Button variant="outlined" onClick={showMore}>
          {words.showMore}
        </Button>
      )}
    </>
  );
}
