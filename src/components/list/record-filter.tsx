import styled from '@emotion/styled';
import { startTransition, use, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { limits } from '../../data/lists/limits';
import type { Resource } from '../../schemas/base';
import { shownOf, words } from '../../words/common';
import { useIsHydrated } from '../../browser/use-store';
import { Button } from '../ui/button';
import { useMatches } from './use-matches';
import { useNow, useSortTime } from '../../browser/clock';
import { RecordTable } from './record-table';
import { sortByDeadline, stillOpen, rowFactory, textReader, type AnyRecord, type Column } from './table-rows';
import { SiteContext } from '../ui/site-context';
import { useTimeZone } from '../../data/lists/use-time-zone';
import { palette } from '../../theme/tokens';

/** The number of rows rendered at first, and added by each press of "show more". */
const step = 50;

/** The first rows of a page that is rendered on the client; the rest of the step follows in a deferred render. */
const few = 12;

/** A list of at most this length has no filters. */
const short = 4;

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 24px',
  marginBlockEnd: 16,
  '@media print': { display: 'none' },
});
const Label = styled('label')({ display: 'inline-flex', alignItems: 'center', gap: 8, minHeight: 44 });
const Search = styled('input')({
  boxSizing: 'border-box',
  flex: '1 1 240px',
  minWidth: 0,
  maxWidth: 'min(100%, 420px)',
  minHeight: 44,
  paddingInline: 12,
  font: 'inherit',
  color: 'inherit',
  backgroundColor: palette.background.paper,
  border: `1px solid ${palette.text.secondary}`,
  borderRadius: 8,
});
const Check = styled('input')({
  width: 20,
  height: 20,
  accentColor: palette.primary.main,
});
const Count = styled('span')({
  color: palette.text.secondary,
  fontSize: '0.875rem',
  // The number of open records depends on the device's clock: prerendered HTML reserves the space only.
  minWidth: 'min(24ch, 100%)',
});

interface Props {
  records: readonly AnyRecord[];
  /** The length of the whole list while `records` has only its first entries. */
  total?: number | undefined;
  of: Resource;
  columns: readonly Column[];
}

/** A record table with filters: a search field, and a checkbox that hides closed records. */
export function RecordFilter({ records, total = records.length, of: resource, columns }: Props) {
  const { fields } = resource;
  const { records: places } = use(SiteContext);
  const zone = useTimeZone();
  const now = useNow();
  const orderTime = useSortTime();
  const [query, setQuery] = useState('');
  const [hidesClosed, setHidesClosed] = useState(false);
  const [limit, setLimit] = useState(step);
  const search = useRef<HTMLInputElement>(null);
  const check = useRef<HTMLInputElement>(null);
  const wanted = useDeferredValue(query);

  const isHydrated = useIsHydrated();
  const drawn = useDeferredValue(limit, isHydrated ? limit : few);

  const textOf = useMemo(() => textReader(fields, zone), [fields, zone]);
  const rowsOf = useMemo(() => {
    const place = places.find(({ of, hasPages }) => hasPages && of === resource);
    const addressOf = (record: AnyRecord) => place?.addressOf(record as never, records as readonly never[]);
    return rowFactory(fields, columns, zone, addressOf);
  }, [resource, fields, columns, zone, places, records]);
  const all = useMemo(
    () => sortByDeadline(records, columns, orderTime, zone),
    [records, columns, orderTime, zone],
  );
  const open = useMemo(() => stillOpen(all, columns, now ?? 0, zone), [all, columns, now, zone]);
  const found = useMatches(hidesClosed ? open : all, wanted, textOf);
  const rows = useMemo(() => rowsOf(found.slice(0, drawn)), [rowsOf, found, drawn]);

  const isPart = total > records.length;
  const isFiltered = wanted.trim() !== '' || hidesClosed;
  const hasDeadline = columns.some(({ as }) => as === 'deadline');
  const needsFilters = total > short || query !== '' || hidesClosed;

  // The fields are uncontrolled: read what the user typed before hydration.
  useEffect(() => {
    startTransition(() => {
      setQuery(search.current?.value ?? '');
      setHidesClosed(check.current?.checked ?? false);
    });
  }, []);

  function showEverything() {
    if (search.current) search.current.value = '';
    if (check.current) check.current.checked = false;
    setQuery('');
    setHidesClosed(false);
  }

  function count() {
    if (isPart) return isFiltered ? words.loading : shownOf(total, total);
    const isAll = found.length === all.length;
    const openOf = now !== undefined && hasDeadline && isAll ? ` · ${words.openCount(open.length)}` : '';
    const cutOf = all.length < limits.records ? '' : ` · ${words.firstOnly}`;
    return shownOf(found.length, all.length) + openOf + cutOf;
  }

  return (
    <>
      {needsFilters && (
        <Bar role="search">
          <Search
            ref={search}
            type="search"
            placeholder={words.filter}
            aria-label={words.filter}
            onChange={(event) => setQuery(event.target.value)}
          />
          {hasDeadline && (
            <Label>
              <Check ref={check} type="checkbox" onChange={(event) => setHidesClosed(event.target.checked)} />
              {words.hideClosed}
            </Label>
          )}
          <Count role="status">{count()}</Count>
        </Bar>
      )}
      {found.length === 0 && !isPart ? (
        <Bar>
          <span>{words.noMatch}</span>
          <Button variant="outlined" onClick={showEverything}>
            {words.clearFilters}
          </Button>
        </Bar>
      ) : (
        <RecordTable rows={rows} fields={fields} columns={columns} now={now} zone={zone} />
      )}
      {found.length > limit && (
        <Button variant="outlined" onClick={() => setLimit(limit + step)}>
          {words.showMore}
        </Button>
      )}
    </>
  );
}
