import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { formatDate, machineDate, readDeadline } from '../../format/dates';
import type { FileValue, Kind, Markup } from '../../schemas/base';
import { locale } from '../../words/common';
import { CalendarButton } from './calendar-button';
import { DeadlineChip } from './deadline-chip';
import { DocumentActions } from '../document/document-actions';
import { useSortTime } from '../../browser/clock';
import { Prose } from '../prose/prose';
import type { Column, TableRow } from './table-rows';

/** Text whose direction is detected from its content. */
const Words = styled('span')({ display: 'block', textAlign: 'start' });
const Deadline = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 4,
});

interface Props {
  row: TableRow;
  column: Column;
  /** `aria-colindex`, from 1: cards hide empty cells, and screen readers still need the right header. */
  position: number;
  kind: Kind;
  now: number | undefined;
  zone: string;
}

/** One cell, rendered by the kind of its field and the role of its column. */
export function RecordCell({ row, column, position, kind, now, zone }: Props) {
  const value = row.record[column.field];
  const isEmpty = value === undefined && kind !== 'file' && column.as !== 'deadline';
  const isWide = kind === 'file' || kind === 'markup' || column.as === 'deadline';
  const content = (
    <>
      <span className="label" aria-hidden="true">
        {column.title}
      </span>
      {cell({ row, column, position, kind, now, zone }, value)}
    </>
  );
  return column.as === 'title' ? (
    <th role="rowheader" scope="row" data-kind={kind} aria-colindex={position}>
      {content}
    </th>
  ) : (
    <td
      role="cell"
      aria-colindex={position}
      data-kind={kind}
      data-wide={isWide || undefined}
      data-empty={isEmpty || undefined}
      data-nothing={value === undefined || undefined}
    >
      {content}
    </td>
  );
}

function cell({ row, column, kind, now, zone }: Props, value: unknown): ReactNode {
  if (column.as === 'deadline') return <DeadlineCell row={row} now={now} zone={zone} />;
  if (kind === 'file') return <DocumentActions file={value as FileValue | undefined} title={row.title} />;
  if (value === undefined) return null;
  if (kind === 'markup') return <Prose>{value as Markup}</Prose>;
  if (kind === 'date') return <DateText value={String(value)} zone={zone} />;
  return <Words dir="auto">{String(value)}</Words>;
}

function DeadlineCell({ row, now, zone }: Pick<Props, 'row' | 'now' | 'zone'>) {
  const { deadline, title } = row;
  const orderTime = useSortTime();
  const { state } = readDeadline(deadline, now ?? orderTime, zone);
  const canRemind = deadline && state !== 'closed' && state !== 'unknown';
  return (
    <Deadline data-deadline="">
      {deadline && <DateText value={deadline} zone={zone} />}
      <DeadlineChip deadline={deadline} now={now} zone={zone} />
      {canRemind && <CalendarButton title={title} deadline={deadline} zone={zone} />}
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
