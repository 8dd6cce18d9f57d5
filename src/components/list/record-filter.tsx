import styled from '@emotion/styled';
import { startTransition, use, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { href } from '../../addresses';
import { replaceQuery } from '../../browser/history';
import { limits } from '../../data/lists/limits';
import { cutQuery, longestQuery, quotedQuery } from '../../format/query';
import type { Resource } from '../../schemas/base';
import { shownOf, words } from '../../words/common';
import { useIsHydrated } from '../../browser/use-store';
import { Button } from '../ui/button';
import { useFocusOnNew } from '../../browser/use-focus-on-new';
import { atPlace, placesOf } from './places';
import { useMatches } from './use-matches';
import { useNow, useSortTime } from '../../browser/clock';
import { RecordTable } from './record-table';
import { sortRecords, stillOpen, rowFactory, textReader, type AnyRecord, type Column } from './table-rows';
import { SiteContext } from '../ui/site-context';
import { useTimeZone } from '../../data/lists/use-settings';
import { between } from '../../words/language';
import { palette, textField } from '../../theme/tokens';

/** The number of rows rendered at first, and added by each press of "show more". */
const step = 50;

/** The first rows of a page that is rendered on the client; the rest of the step follows in a deferred render. */
const few = 12;

/** A list of at most this length has no filters. */
const short = 4;

const Bar = styled('form')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  marginBlockEnd: 6,
  '@media print': { display: 'none' },
});
const Label = styled('label')({ display: 'inline-flex', alignItems: 'center', gap: 8, minHeight: 44 });
const Search = styled('input')({
  ...textField,
  flex: '2 1 9rem',
  minWidth: 0,
  maxWidth: 'min(100%, 420px)',
  paddingInline: 12,
  backgroundColor: palette.background.paper,
});
const Place = styled(Search)({ flex: '1 1 7rem', width: '7rem', maxWidth: 'min(100%, 15rem)' });
const Check = styled('input')({
  width: 20,
  height: 20,
  accentColor: palette.primary.main,
});
const Count = styled('span')({
  color: palette.text.secondary,
  fontSize: '0.875rem',
  // The number of open records depends on the device's clock: prerendered HTML reserves the space only.
  minWidth: 'min(18ch, 100%)',
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
 * A record table with filters: words, the records that are open, and a place where records have one. The address keeps
 * them. The fields are uncontrolled: what the user changed before hydration is read from them, and without the app a
 * browser sends the same query.
 */
export function RecordFilter({ records, total = records.length, of: resource, columns }: Props) {
  const { fields } = resource;
  const { records: sources } = use(SiteContext);
  const zone = useTimeZone();
  const now = useNow();
  const orderTime = useSortTime();
  const asked = useLocation().search;
  const [query, setQuery] = useState(asked);
  const [limit, setLimit] = useState(step);
  const form = useRef<HTMLFormElement>(null);
  const counted = useRef<HTMLSpanElement>(null);
  const { text, isOpenOnly, place } = readQuery(useDeferredValue(query));

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
  const among = useMemo(() => atPlace(isOpenOnly ? open : all, place), [isOpenOnly, open, all, place]);
  const found = useMatches(among, text, textOf);
  const rows = useMemo(() => rowsOf(found.slice(0, drawn)), [rowsOf, found, drawn]);
  const { list, awaitNew } = useFocusOnNew<HTMLDivElement>(rows.length, 'tbody > tr');

  const isPart = total > records.length;
  const isFiltered = Boolean(text || isOpenOnly || place);
  const hasDeadline = columns.some(({ as }) => as === 'deadline');
  const needsFilters = total > short || isFiltered;

  useEffect(() => {
    if (form.current) startTransition(() => setQuery(queryOf(form.current!)));
  }, []);
  useEffect(() => replaceQuery(query), [query]);

  function showEverything() {
    for (const field of form.current!.querySelectorAll<HTMLInputElement>('input, select')) {
      if (field.type === 'checkbox') field.checked = false;
      else field.value = '';
    }
    setQuery('');
    // The button vanishes.
    counted.current?.focus({ preventScroll: true });
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

  return (
    <>
      {needsFilters && (
        <Bar
          role="search"
          ref={form}
          onChange={({ currentTarget }) => setQuery(queryOf(currentTarget))}
          onSubmit={(event) => event.preventDefault()}
        >
          <Search
            type="search"
            name="q"
            defaultValue={text}
            maxLength={longestQuery}
            placeholder={words.filter}
            aria-label={words.filter}
          />
          {(places.length > 1 || place) && (
            <Place as="select" name="place" aria-label={words.place} defaultValue={place}>
              <option value="">{words.allPlaces}</option>
              {[...new Set([...places, place])].map(
                (name) =>
                  name && (
                    <option key={name} value={name}>
                      {name}
                    </option>
                  ),
              )}
            </Place>
          )}
          {hasDeadline && (
            <Label>
              <Check type="checkbox" name="open" defaultChecked={isOpenOnly} />
              {words.openOnly}
            </Label>
          )}
          <Count ref={counted} role="status" tabIndex={-1}>
            {count()}
          </Count>
        </Bar>
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
          <RecordTable rows={rows} fields={fields} columns={columns} now={now} zone={zone} />
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

/** The filter of a form as the query of an address: `?q=herat&open=on`, or empty. */
function queryOf(form: HTMLFormElement): string {
  const given = [...new FormData(form)].filter(([, value]) => String(value).trim());
  return given.length > 0 ? `?${new URLSearchParams(given as [string, string][])}` : '';
}

function readQuery(query: string) {
  const params = new URLSearchParams(query);
  const read = (name: string) => params.get(name)?.trim() ?? '';
  return { text: cutQuery(read('q')), isOpenOnly: params.has('open'), place: read('place') };
}
