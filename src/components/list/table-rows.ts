import type { ComponentType } from 'react';
import { fold } from '../../format/fold';
import { byUrgency, deadlineReader, formatDate } from '../../format/dates';
import type { Fields, Kind } from '../../schemas/base';
import { isOpen } from '../../schemas/notices';
import { locale } from '../../words/common';
import { plainText } from '../prose/plain-text';

/** One column: the field it shows, whose kind selects the cell, and its role in the row. */
export interface Column<F extends Fields = Fields> {
  title: string;
  field: keyof F & string;
  /** The field that stands in for one without a value. */
  or?: keyof F & string;
  /** The field whose text stands behind this one. */
  beside?: keyof F & string;
  /** The field whose text comes last, in smaller letters. */
  small?: keyof F & string;
  /** A few texts without its label: what does not fit stands on the page of the record. */
  isLine?: true;
  /** The first entry of a filter that chooses among the values of the field: “All suppliers”. */
  allChoices?: string;
  /** What shows the state of a deadline, unless it is the `DeadlineChip`. */
  chip?: ComponentType<ChipProps>;
  /** What stands below the value. */
  below?: ComponentType<{ record: AnyRecord }>;
  /**
   * `title` names the row; `deadline` shows its state, sorts the rows and enables hiding of closed rows; `latest` sorts
   * them by its date, the newest first.
   */
  as?: 'title' | 'deadline' | 'latest';
}

export type AnyRecord = Readonly<Record<string, unknown>>;

export interface ChipProps {
  record: AnyRecord;
  deadline: string | undefined;
  /** Undefined in prerendered HTML. */
  now: number | undefined;
  zone: string;
}

/** A record prepared for rendering, with its title and deadline. */
export interface TableRow {
  key: string;
  record: AnyRecord;
  title: string;
  /** Empty if the record has none; undefined if no column is a deadline. */
  deadline: string | undefined;
  /** The address of the record's page; undefined if it has none. */
  to: string | undefined;
}

const searchable: readonly Kind[] = ['text', 'markup', 'date', 'number'];

const fieldOf = (columns: readonly Column[], role: Column['as']) =>
  columns.find(({ as }) => as === role)?.field;
const deadlineField = (columns: readonly Column[]) => fieldOf(columns, 'deadline');

const textAt = (record: AnyRecord, field: string) => record[field] as string | undefined;

/** Sorts the records by urgency if one column is a deadline, or the newest first; otherwise keeps the order of the API. */
export function sortRecords(
  records: readonly AnyRecord[],
  columns: readonly Column[],
  now: number,
  zone: string,
): readonly AnyRecord[] {
  const latest = fieldOf(columns, 'latest');
  const dated = latest ?? deadlineField(columns);
  // At the end of time all dates have passed.
  return dated
    ? byUrgency(records, (record) => textAt(record, dated), latest ? Infinity : now, zone)
    : records;
}

/** Returns the records that are open; all of them if no column is a deadline. */
export function stillOpen(
  records: readonly AnyRecord[],
  columns: readonly Column[],
  now: number,
  zone: string,
): readonly AnyRecord[] {
  const deadline = deadlineField(columns);
  if (!deadline) return records;
  const read = deadlineReader(now, zone);
  return records.filter((record) => isOpen(record, textAt(record, deadline), read));
}

/** Returns a function that converts records to rows, memoised by record. */
export function rowFactory(
  fields: Fields,
  columns: readonly Column[],
  zone: string,
  addressOf: (record: AnyRecord) => string | undefined = () => undefined,
): (records: readonly AnyRecord[]) => TableRow[] {
  const deadline = deadlineField(columns);
  const { field = '', or = field } = columns.find(({ as }) => as === 'title') ?? columns[0] ?? {};
  const known = new WeakMap<AnyRecord, TableRow>();
  return (records) => {
    const seen = new Map<string, number>();
    return records.map((record) => {
      const before = known.get(record);
      const title = record[field] === undefined ? or : field;
      const name = before?.title ?? shownText(record[title], fields[title]?.kind, zone);
      const times = (seen.get(name) ?? 0) + 1;
      seen.set(name, times);
      const key = `${name} ${times}`;
      if (before?.key === key) return before;
      const to = addressOf(record);
      const row = { key, record, title: name, deadline: deadline && (textAt(record, deadline) ?? ''), to };
      known.set(record, row);
      return row;
    });
  };
}

/** Returns a function that reads the folded search text of a record, of all its fields, memoised by record. */
export function textReader(fields: Fields, zone: string): (record: AnyRecord) => string {
  const searched = Object.keys(fields).filter(
    (field) => field !== 'id' && searchable.includes(fields[field]?.kind ?? 'file'),
  );
  const known = new WeakMap<AnyRecord, string>();
  return (record) => {
    let text = known.get(record);
    if (text === undefined) {
      text = fold(searched.map((field) => shownText(record[field], fields[field]?.kind, zone)).join(' '));
      known.set(record, text);
    }
    return text;
  };
}

function shownText(value: unknown, kind: Kind | undefined, zone: string): string {
  if (value === undefined) return '';
  if (kind === 'markup') return plainText(String(value));
  if (kind === 'date') return `${String(value)} ${formatDate(String(value), locale, zone)}`;
  return String(value);
}
