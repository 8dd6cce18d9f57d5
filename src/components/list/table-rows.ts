import { fold } from '../../data/search/fold-text';
import { byUrgency, deadlineReader, formatDate } from '../../format/dates';
import type { Fields, Kind } from '../../schemas/base';
import { locale } from '../../words/common';
import { plainText } from '../prose/plain-text';

/** One column: the field it shows, whose kind selects the cell, and its role in the row. */
export interface Column<F extends Fields = Fields> {
  title: string;
  field: keyof F & string;
  /** `title` names the row; `deadline` shows its state, sorts the rows and enables hiding of closed rows. */
  as?: 'title' | 'deadline';
}

export type AnyRecord = Readonly<Record<string, unknown>>;

/** A record prepared for rendering, with its title and deadline. */
export interface TableRow {
  key: string;
  record: AnyRecord;
  title: string;
  deadline: string | undefined;
}

const searchable: readonly Kind[] = ['text', 'markup', 'date', 'number'];

const deadlineField = (columns: readonly Column[]) => columns.find(({ as }) => as === 'deadline')?.field;

const textAt = (record: AnyRecord, field: string) => record[field] as string | undefined;

/** Sorts the records by urgency if one column is a deadline; otherwise keeps the order of the API. */
export function sortByDeadline(
  records: readonly AnyRecord[],
  columns: readonly Column[],
  now: number,
  zone: string,
): readonly AnyRecord[] {
  const deadline = deadlineField(columns);
  return deadline ? byUrgency(records, (record) => textAt(record, deadline), now, zone) : records;
}

/** Returns the records that are not closed. A record without a deadline, or with a free text one, never closes. */
export function stillOpen(
  records: readonly AnyRecord[],
  columns: readonly Column[],
  now: number,
  zone: string,
): readonly AnyRecord[] {
  const deadline = deadlineField(columns);
  if (!deadline) return records;
  const read = deadlineReader(now, zone);
  return records.filter((record) => read(textAt(record, deadline)).state !== 'closed');
}

/** Returns a function that converts records to rows, memoised by record. */
export function rowFactory(
  fields: Fields,
  columns: readonly Column[],
  zone: string,
): (records: readonly AnyRecord[]) => TableRow[] {
  const deadline = deadlineField(columns);
  const title = columns.find(({ as }) => as === 'title')?.field ?? columns[0]?.field ?? '';
  const known = new WeakMap<AnyRecord, TableRow>();
  return (records) => {
    const seen = new Map<string, number>();
    return records.map((record) => {
      const before = known.get(record);
      const name = before?.title ?? shownText(record[title], fields[title]?.kind, zone);
      const times = (seen.get(name) ?? 0) + 1;
      seen.set(name, times);
      const key = `${name} ${times}`;
      if (before?.key === key) return before;
      const row = { key, record, title: name, deadline: deadline && textAt(record, deadline) };
      known.set(record, row);
      return row;
    });
  };
}

/** Returns a function that reads the folded search text of a record, memoised by record. */
export function textReader(
  fields: Fields,
  columns: readonly Column[],
  zone: string,
): (record: AnyRecord) => string {
  const searched = columns.filter(({ field }) => searchable.includes(fields[field]?.kind ?? 'file'));
  const known = new WeakMap<AnyRecord, string>();
  return (record) => {
    let text = known.get(record);
    if (text === undefined) {
      text = fold(searched.map(({ field }) => shownText(record[field], fields[field]?.kind, zone)).join(' '));
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
