import { fold } from '../../data/search/fold-text';
import { byUrgency, deadlineReader, formatDate } from '../../format/dates';
import type { Fields, Kind } from '../../schemas/base';
import { locale } from '../../words/common';
import { plainText } from '../prose/plain-text';

/** One column: the field it shows, by whose kind it is drawn, and what it is to the row. */
export interface Column<F extends Fields = Fields> {
  title: string;
  field: keyof F & string;
  /** `title` names the row; `deadline` gets its state, sorts the rows and lets closed ones be hidden. */
  as?: 'title' | 'deadline';
}

export type AnyRecord = Readonly<Record<string, unknown>>;

/** A record made ready to be drawn: named, with its deadline at hand. */
export interface TableRow {
  key: string;
  record: AnyRecord;
  title: string;
  deadline: string | undefined;
}

const searchable: readonly Kind[] = ['text', 'markup', 'date', 'number'];

const deadlineField = (columns: readonly Column[]) => columns.find(({ as }) => as === 'deadline')?.field;

const textAt = (record: AnyRecord, field: string) => record[field] as string | undefined;

/** The records as they are listed: the soonest deadline first where one column is a deadline, else as the API has them. */
export function sortByDeadline(
  records: readonly AnyRecord[],
  columns: readonly Column[],
  now: number,
  zone: string,
): readonly AnyRecord[] {
  const deadline = deadlineField(columns);
  return deadline ? byUrgency(records, (record) => textAt(record, deadline), now, zone) : records;
}

/** The records that are not closed; one without a deadline, or with free text in its place, never is. */
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

/** Makes rows of the records that are drawn; a record that is drawn again gives the same row. */
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

/** What of a record is searched, folded; read once for each record. */
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
