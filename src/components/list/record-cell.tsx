import styled from '@emotion/styled';
import { Fragment, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { formatDate, machineDate, readDeadline } from '../../format/dates';
import { isolateBrackets } from '../../format/bidi';
import { cutAtWord, firstClauses } from '../../format/truncate';
import type { FileValue, Kind, Markup } from '../../schemas/base';
import { isCancelled } from '../../schemas/notices';
import { locale, words } from '../../words/common';
import { CalendarButton } from './calendar-button';
import { DeadlineChip, passing } from './deadline-chip';
import { DocumentActions } from '../document/document-actions';
import { useSortTime } from '../../browser/clock';
import { LazyProse } from '../prose/lazy-prose';
import type { Column, TableRow } from './table-rows';
import { leading, palette } from '../../theme/tokens';
import { between, language } from '../../words/language';
import { textAttributes } from '../ui/lang-attributes';

/** Text whose direction is detected from its content. */
const Words = styled('span')({ display: 'block' });
const TitleLink = styled(Link)({
  display: 'block',
  color: palette.primary.main,
  // Colour and weight tell it: it stands in no text.
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});
/** Lies on the upper edge of a card or row, so that nothing moves when it comes. */
const New = styled('span')({
  position: 'absolute',
  insetInlineEnd: 12,
  insetBlockStart: 0,
  translate: '0 -50%',
  paddingInline: 8,
  borderRadius: 10,
  fontSize: '0.75rem',
  lineHeight: leading(1.6),
  fontWeight: 700,
  color: palette.secondary.contrastText,
  backgroundColor: palette.secondary.main,
  '@container (min-width: 51rem)': { insetInlineEnd: 0, insetBlockStart: 10 },
  '@media print': { display: 'none' },
});
/** The longest title of a row; prose that stands for a title is cut. */
const longestTitle = 160;
const Deadline = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
});

interface Props {
  row: TableRow;
  column: Column;
  /** `aria-colindex`, from 1: cards hide empty cells, and screen readers still need the right header. */
  position: number;
  kind: Kind;
  now: number | undefined;
  zone: string;
  /** The record came since the last visit. */
  isNew?: boolean;
}

/** One cell, rendered by the kind of its field and the role of its column. */
export function RecordCell({ row, column, position, kind, now, zone, isNew }: Props) {
  const value = row.record[column.field];
  const { below: Below } = column;
  const isEmpty =
    fieldsOf(column).every((field) => row.record[field] === undefined) &&
    kind !== 'file' &&
    column.as !== 'deadline';
  const isWide =
    kind === 'file' || kind === 'markup' || column.as === 'deadline' || column.beside || column.small;
  const isBare = column.isLine || column.as === 'deadline' || (kind === 'file' && value !== undefined);
  const content = (
    <>
      <span className="label" aria-hidden="true">
        {column.title}
      </span>
      {cell({ row, column, position, kind, now, zone }, value)}
      {Below && <Below record={row.record} />}
    </>
  );
  return column.as === 'title' ? (
    <th role="rowheader" scope="row" data-kind={kind} aria-colindex={position}>
      {isNew && <New>{words.newMark}</New>}
      {content}
    </th>
  ) : (
    <td
      role="cell"
      aria-colindex={position}
      data-kind={kind}
      data-wide={isWide ? true : undefined}
      data-bare={isBare ? true : undefined}
      data-line={column.isLine}
      data-empty={isEmpty || undefined}
    >
      {content}
    </td>
  );
}

function cell({ row, column, kind, now, zone }: Props, value: unknown): ReactElement | null {
  if (column.as === 'title' && row.to) {
    return (
      <TitleLink to={row.to} {...textAttributes(row.record, titleOf(column, row))}>
        {isolateBrackets(cutAtWord(row.title, longestTitle))}
      </TitleLink>
    );
  }
  if (column.as === 'deadline') return <DeadlineCell row={row} column={column} now={now} zone={zone} />;
  if (kind === 'file') return <FileCell row={row} file={value as FileValue | undefined} zone={zone} />;
  const given = fieldsOf(column).filter((field) => row.record[field] !== undefined);
  if (given.length === 0) return null;
  if (kind === 'markup')
    return (
      <LazyProse of={row.record} field={column.field}>
        {value as Markup}
      </LazyProse>
    );
  if (kind === 'date') return <DateText value={String(value)} zone={zone} />;
  if (!column.isLine)
    return <Words {...textAttributes(row.record, column.field)}>{isolateBrackets(String(value))}</Words>;
  // Texts stand in the order of the page, so that a line which is cut keeps the first.
  return (
    <Words dir={language.direction}>
      {given.map((field, index) => (
        <Fragment key={field}>
          {index > 0 && <span>{between}</span>}
          <Line
            of={String(row.record[field])}
            data-small={field === column.small || undefined}
            {...textAttributes(row.record, field)}
          />
        </Fragment>
      ))}
    </Words>
  );
}

/** The fields whose texts stand in a cell. */
const fieldsOf = ({ field, beside, small }: Column) =>
  [field, beside, small].filter((name) => name !== undefined);

/** The characters of a line for which a column of a table has room. */
const longestLine = 40;

/** What a card says of a field, of which a row of a table shows the first clauses. */
function Line({ of: text, ...attributes }: { of: string; 'data-small': true | undefined }) {
  const whole = text.replace(spaceOfAmount, '$1\u00a0');
  const start = firstClauses(whole, longestLine);
  if (start === whole) return <bdi {...attributes}>{isolateBrackets(whole)}</bdi>;
  return (
    <bdi {...attributes}>
      <span data-cut="">{isolateBrackets(start, whole)}</span>
      <span data-rest="">{isolateBrackets(whole.slice(start.length), whole)}</span>
    </bdi>
  );
}

/** The space of “AFN 2,914,600”. */
const spaceOfAmount = /^([A-Z]{3}) (?=\d)/;

/** The field that names a row. */
const titleOf = ({ field, or }: Column, { record }: TableRow) =>
  record[field] === undefined ? (or ?? field) : field;

/** Nobody waits for the document of a notice that is closed, or of an award. */
function FileCell({ row, file, zone }: Pick<Props, 'row' | 'zone'> & { file: FileValue | undefined }) {
  const { title, deadline } = row;
  const sortTime = useSortTime();
  const isLate =
    !file && (deadline === undefined || readDeadline(deadline, sortTime, zone).state === 'closed');
  return <DocumentActions {...{ file, title, deadline, isLate }} isCompact />;
}

function DeadlineCell({ row, column, now, zone }: Pick<Props, 'row' | 'column' | 'now' | 'zone'>) {
  const { chip: Chip = DeadlineChip } = column;
  const { deadline, title, record, to } = row;
  const orderTime = useSortTime();
  const { state } = readDeadline(deadline, now ?? orderTime, zone);
  const canRemind = deadline && state !== 'closed' && state !== 'unknown' && !isCancelled(record);
  return (
    <Deadline data-deadline={passing.has(state) ? 'passing' : ''}>
      {deadline && <DateText value={deadline} zone={zone} />}
      <Chip record={record} deadline={deadline} now={now} zone={zone} />
      {canRemind && <CalendarButton {...{ title, deadline, zone, record, to }} />}
    </Deadline>
  );
}

function DateText({ value, zone }: { value: string; zone: string }) {
  return (
    <time dateTime={machineDate(value, zone)} dir="auto">
      {formatDate(value, locale, zone)}
    </time>
  );
}
