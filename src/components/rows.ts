import { fold, queryWords } from '../data/search-text';
import { compareDeadlines, formatDate, readDeadline } from '../format';
import type { Fields, Kind } from '../schemas/base';
import { locale } from '../words';
import { plainText } from './plain-text';

/** One column: the field it shows, by whose kind it is drawn, and what it is to the row. */
export interface Column<F extends Fields = Fields> {
  title: string;
  field: keyof F & string;
  /** `title` names the row; `deadline` gets its state, sorts the rows and lets closed ones be hidden. */
  as?: 'title' | 'deadline';
}

export type AnyRecord = Readonly<Record<string, unknown>>;

/** A record made ready to be listed: named, searchable, with its deadline at hand. */
export interface Row {
  key: string;
  record: AnyRecord;
  title: string;
  text: string;
  deadline: string | undefined;
}

const searchable: readonly Kind[] = ['text', 'markup', 'date', 'number'];

/** The rows of a list, the soonest deadline first where one column is a deadline, else in the order of the API. */
export function toRows(
  records: readonly AnyRecord[],
  fields: Fields,
  columns: readonly Column[],
  now: number,
  zone: string,
): Row[] {
  const deadline = columns.find(({ as }) => as === 'deadline')?.field;
  const title = columns.find(({ as }) => as === 'title')?.field ?? columns[0]?.field ?? '';
  const seen = new Map<string, number>();
  const rows = records.map((record) => {
    const name = shownText(record[title], fields[title]?.kind, zone);
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    const texts = columns
      .filter(({ field }) => searchable.includes(fields[field]?.kind ?? 'file'))
      .map(({ field }) => shownText(record[field], fields[field]?.kind, zone));
    return {
      key: `${name} ${times}`,
      record,
      title: name,
      text: fold(texts.join(' ')),
      deadline: deadline ? (record[deadline] as string | undefined) : undefined,
    };
  });
  return deadline ? rows.sort((a, b) => compareDeadlines(a.deadline, b.deadline, now, zone)) : rows;
}

function shownText(value: unknown, kind: Kind | undefined, zone: string): string {
  if (value === undefined) return '';
  if (kind === 'markup') return plainText(String(value));
  if (kind === 'date') return `${String(value)} ${formatDate(String(value), locale, zone)}`;
  return String(value);
}

export const isClosed = (row: Row, now: number, zone: string) =>
  readDeadline(row.deadline, now, zone).state === 'closed';

/** The rows in which every word of the query occurs, however it is typed. */
export function matching(rows: readonly Row[], query: string): Row[] {
  const wanted = queryWords(query);
  return rows.filter(({ text }) => wanted.every((word) => text.includes(word)));
}
