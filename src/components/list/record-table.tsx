import styled from '@emotion/styled';
import { memo, type ReactNode } from 'react';
import { useNewNotices } from '../../data/lists/visits/new-notices';
import type { Fields } from '../../schemas/base';
import { EntryBoundary } from '../ui/entry-boundary';
import { RecordCell } from './record-cell';
import { actionsInLine, asRows, clamped, textLines } from './row-styles';
import type { Column, TableRow } from './table-rows';
import { Skeleton } from '../ui/skeleton';
import { leading, palette } from '../../theme/tokens';

/** What a screen reader does not read, where the browser knows how to say so. */
const arrow = (sign: string) => [`"\u00a0${sign}"`, `"\u00a0${sign}" / ""`];

/** Measures the room for the table in rem: with larger text a table of the same columns needs more of it. */
const Room = styled('div')({ containerType: 'inline-size' });

/**
 * One table: rows where there is room for its columns (from a screen of 900 px on), else cards, by CSS alone. Roles are
 * explicit: CSS `display` removes native ones.
 */
const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  '&, & tbody, & tr, & td, & th': { display: 'block' },
  // Cards have no heads, but for who moves the focus to one.
  '& thead': { position: 'absolute', clipPath: 'inset(50%)' },
  '& thead:focus-within': { position: 'static', clipPath: 'none' },
  '& thead button': {
    minHeight: 44,
    // A mouse needs less, and the first row stands higher.
    '@media (pointer: fine)': { minHeight: 28 },
    padding: 0,
    border: 0,
    font: 'inherit',
    color: 'inherit',
    textAlign: 'start',
    background: 'none',
    cursor: 'pointer',
  },
  '@media screen': {
    '& thead button::after': { content: arrow('↕') },
    '& [aria-sort="ascending"] button::after': { content: arrow('↑') },
    '& [aria-sort="descending"] button::after': { content: arrow('↓') },
  },
  '& tbody': {
    display: 'grid',
    // Two columns from a screen of 600 px on.
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16.5rem), 1fr))',
    gap: 12,
  },
  '& tbody > tr': {
    display: 'grid',
    position: 'relative',
    gridTemplateColumns: 'fit-content(50%) minmax(0, 1fr)',
    alignContent: 'start',
    alignItems: 'baseline',
    gap: '4px 12px',
    padding: 12,
    borderRadius: 12,
    border: `1px solid ${palette.divider}`,
    backgroundColor: palette.background.paper,
  },
  '& th, & td': { minWidth: 0, padding: 0, textAlign: 'start', overflowWrap: 'anywhere', fontWeight: 400 },
  '& tbody th, & td[data-wide]': { gridColumn: '1 / -1' },
  '& td': { fontSize: '0.9375rem' },
  '& tbody th': {
    '--lines': 3,
    fontWeight: 700,
    fontSize: '1.0625rem',
    lineHeight: leading(1.35),
    order: -1,
  },
  // The whole card leads to the page of its record, except where it has other links and buttons.
  '& tbody th > a::after': { content: '""', position: 'absolute', inset: 0 },
  // A date in two calendars takes a line.
  '[dir="rtl"] & td[data-kind="date"], [dir="rtl"] & td[data-kind="date"] + td': { gridColumn: '1 / -1' },
  '& td[data-kind="file"], & td a': { position: 'relative' },
  '& .label': { fontSize: '0.8125rem', marginInlineEnd: 8, color: palette.text.secondary },
  '& tbody th .label, & td[data-bare] .label': { display: 'none' },
  // Pay, or the amount of an award.
  '& [data-line] span + bdi:not([data-small])': { fontWeight: 600 },
  '& [data-small]': { fontSize: '0.8125rem', color: palette.text.secondary },
  // The number of an award leads to its invitation.
  '& [data-line] > [dir]:has(+ a)': { display: 'none' },
  // Cards hide what the page of the record shows.
  '& td[data-empty], & [data-deadline] > button': { display: 'none' },
  '& td[data-kind="file"]': { marginBlockStart: 4 },
  '& [data-deadline]': { fontSize: '0.875rem' },
  // A date in two calendars leaves no room for “closes in 6 days” beside it: known before the chip renders.
  '[dir="rtl"] & [data-deadline="passing"]': { flexDirection: 'column', alignItems: 'flex-start' },
  // A date with its time leaves no room for the icon of the chip.
  '@container (max-width: 22rem)': { '& [data-deadline] svg': { display: 'none' } },
  // With twice the size of text, lines that are cut would not say enough.
  '@container (min-width: 17rem)': {
    '& tbody th > [dir], & [data-deadline] > span > span': clamped,
    ...textLines,
    // A number stands at the end of the first line.
    '& [data-line] > [dir]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) fit-content(60%)',
      alignItems: 'baseline',
      columnGap: 12,
    },
    '& [data-line] > [dir] > bdi:first-of-type': { gridColumn: 1 },
    '& [data-line] span + [data-small]': { gridColumn: 2, gridRow: 1 },
  },
  '@container (min-width: 51rem)': asRows,
  ...actionsInLine,
  '@media print': {
    ...asRows,
    boxShadow: 'none',
    '& [data-deadline]': { ...asRows['& [data-deadline]'], minWidth: 0 },
    '& th, & td, & td[data-empty]': {
      ...asRows['& th, & td, & td[data-empty]'],
      padding: '4px 8px 4px 0',
      borderBlockEnd: '1px solid',
    },
    '& tbody > tr': { ...asRows['& tr, & tbody > tr'], breakInside: 'avoid' },
  },
});

interface Props {
  rows: readonly TableRow[];
  fields: Fields;
  columns: readonly Column[];
  now: number | undefined;
  zone: string;
  /** The field of the column that sorts the rows, with a minus in front where the last value comes first. */
  order?: string;
  /** Called with the order that the user asks for by the head of a column; empty for that of the list. */
  onOrder?: ((order: string) => void) | undefined;
}

export const RecordTable = memo(function RecordTable({
  rows,
  fields,
  columns,
  now,
  zone,
  order = '',
  onOrder,
}: Props) {
  const { at: newOnes } = useNewNotices();
  return (
    <Room>
      <Table role="table">
        <Head {...{ fields, columns, order, onOrder }} />
        <tbody role="rowgroup">
          {rows.map((row) => (
            <EntryBoundary key={row.key} of={row} as={LostRow}>
              <RecordRow {...{ row, fields, columns, now, zone }} isNew={newOnes.has(row.to ?? '')} />
            </EntryBoundary>
          ))}
        </tbody>
      </Table>
    </Room>
  );
});

const LostRow = ({ children }: { children?: ReactNode }) => (
  <tr role="row">
    <td role="cell" data-wide>
      {children}
    </td>
  </tr>
);

/** Memoised, so that a filter renders new rows only. */
const RecordRow = memo(function RecordRow({
  row,
  fields,
  columns,
  now,
  zone,
  isNew,
}: Omit<Props, 'rows'> & { row: TableRow; isNew: boolean }) {
  return (
    <tr role="row">
      {columns.map((column, index) => (
        <RecordCell
          key={column.field}
          row={row}
          column={column}
          position={index + 1}
          kind={fields[column.field]?.kind ?? 'text'}
          now={now}
          zone={zone}
          isNew={isNew}
        />
      ))}
    </tr>
  );
});

const sortOf = (order: string | undefined, field: string) =>
  order === field ? 'ascending' : order === `-${field}` ? 'descending' : undefined;

/** The names of the columns. Each press on one sorts by it: ascending, descending, as the list was. */
function Head({ fields, columns, order, onOrder }: Pick<Props, 'fields' | 'columns' | 'order' | 'onOrder'>) {
  return (
    <thead role="rowgroup">
      <tr role="row">
        {columns.map(({ field, title }, index) => {
          const sort = sortOf(order, field);
          const next = sort ? (sort === 'ascending' ? `-${field}` : '') : field;
          return (
            <th role="columnheader" scope="col" aria-colindex={index + 1} key={field} aria-sort={sort}>
              {onOrder && fields[field]?.kind !== 'file' ? (
                <button onClick={() => onOrder(next)}>{title}</button>
              ) : (
                title
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

const ghosts = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The skeleton of the table. */
export function RecordTableSkeleton({ columns }: { columns: readonly Column[] }) {
  return (
    <Room>
      <Table role="presentation" aria-hidden="true">
        <tbody>
          {ghosts.map((ghost) => (
            <tr key={ghost}>
              {columns.map(({ field }) => (
                <td key={field} data-wide>
                  <Skeleton height={28} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Room>
  );
}
