import { styled } from '@mui/material/styles';
import { useDeferredValue, useMemo, useState } from 'react';
import type { Fields } from '../schemas/base';
import { openCount, shownOf, words } from '../words';
import { Button } from './button';
import { useNow, useOrderTime } from './now';
import { RecordTable } from './record-table';
import { isClosed, matching, toRows, type AnyRecord, type Column } from './rows';
import { useZone } from './zone';

/** How many rows are drawn at once; the rest comes in steps of the same size. */
const step = 50;

/** A list this short needs no filters. */
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
const Search = styled('input')(({ theme }) => ({
  boxSizing: 'border-box',
  flex: '1 1 240px',
  minWidth: 0,
  maxWidth: 'min(100%, 420px)',
  minHeight: 44,
  paddingInline: 12,
  font: 'inherit',
  color: 'inherit',
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.text.secondary}`,
  borderRadius: 8,
}));
const Check = styled('input')(({ theme }) => ({
  width: 20,
  height: 20,
  accentColor: theme.vars.palette.primary.main,
}));
const Count = styled('span')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontSize: '0.875rem',
  // How many are open is told by the device's clock: prerendered HTML reserves its place.
  minWidth: '24ch',
}));

interface Props {
  records: readonly AnyRecord[];
  fields: Fields;
  columns: readonly Column[];
}

/** The records of a list with its filters: a search, and a switch that hides what is closed. */
export function FilteredRecords({ records, fields, columns }: Props) {
  const zone = useZone();
  const now = useNow();
  const orderTime = useOrderTime();
  const [query, setQuery] = useState('');
  const [hidesClosed, setHidesClosed] = useState(false);
  const [limit, setLimit] = useState(step);
  const wanted = useDeferredValue(query);

  const rows = useMemo(
    () => toRows(records, fields, columns, orderTime, zone),
    [records, fields, columns, orderTime, zone],
  );
  const open = useMemo(() => rows.filter((row) => !isClosed(row, now ?? 0, zone)), [rows, now, zone]);
  const found = useMemo(() => matching(hidesClosed ? open : rows, wanted), [hidesClosed, open, rows, wanted]);
  const hasDeadline = columns.some(({ as }) => as === 'deadline');
  const needsFilters = rows.length > short || query !== '' || hidesClosed;

  function showEverything() {
    setQuery('');
    setHidesClosed(false);
  }

  return (
    <>
      {needsFilters && (
        <Bar role="search">
          <Search
            type="search"
            value={query}
            placeholder={words.filter}
            aria-label={words.filter}
            onChange={(event) => setQuery(event.target.value)}
          />
          {hasDeadline && (
            <Label>
              <Check
                type="checkbox"
                checked={hidesClosed}
                onChange={(event) => setHidesClosed(event.target.checked)}
              />
              {words.hideClosed}
            </Label>
          )}
          <Count role="status">
            {shownOf(found.length, rows.length)}
            {now !== undefined &&
              hasDeadline &&
              found.length === rows.length &&
              ` · ${openCount(open.length)}`}
          </Count>
        </Bar>
      )}
      {found.length === 0 ? (
        <Bar>
          <span>{words.noMatch}</span>
          <Button variant="outlined" onClick={showEverything}>
            {words.clearFilters}
          </Button>
        </Bar>
      ) : (
        <RecordTable rows={found.slice(0, limit)} fields={fields} columns={columns} now={now} zone={zone} />
      )}
      {found.length > limit && (
        <Button variant="outlined" onClick={() => setLimit(limit + step)}>
          {words.showMore}
        </Button>
      )}
    </>
  );
}
