import { machineDate } from '../../format/dates';
import { fold } from '../../format/fold';
import type { Fields } from '../../schemas/base';
import type { AnyRecord, Column } from './table-rows';

/**
 * The letters of Dari and Pashto in the order of both alphabets, as `fold` leaves them. Browsers and Node differ in the
 * languages that they can sort, and a list must be in one order in the HTML and in the app.
 */
const letters = 'ابپتټثجځچڅحخدډذرړزژږسشښصضطظعغفقکگلمنڼوهی';
const first = letters.charCodeAt(0);

/** What a folded text is sorted by, in the order of code units: by the alphabet, Latin letters first. */
export const sortKey = (folded: string): string =>
  folded.replace(/[\u0621-\u06d5]/g, (letter) => {
    const at = letters.indexOf(letter);
    return at < 0 ? letter : String.fromCharCode(first + at);
  });

/**
 * Sorts the records as the user asked: by the column of the field `order`, or with a minus in front (`-closeDate`) the
 * other way round. Records without a value come last; an unknown column changes nothing.
 */
export function orderedBy(
  records: readonly AnyRecord[],
  order: string,
  fields: Fields,
  columns: readonly Column[],
  zone: string,
): readonly AnyRecord[] {
  const column = columns.find(({ field }) => field === order.replace('-', ''));
  if (!column) return records;
  const { field, or = field } = column;
  const isDate = fields[field]?.kind === 'date';
  const keyOf = (value: unknown) => {
    const text = String(value ?? '');
    return isDate ? (machineDate(text, zone) ?? '') : sortKey(fold(text)).replace(/\d+/g, padded);
  };
  const before = order.startsWith('-') ? 1 : -1;
  return records
    .map((record) => ({ record, key: keyOf(record[field] ?? record[or]) }))
    .sort((a, b) => (a.key === b.key ? 0 : a.key && (!b.key || a.key < b.key === before < 0) ? -1 : 1))
    .map(({ record }) => record);
}

/** Numbers in a text are sorted by their size: `NLO/ITB/9` comes before `NLO/ITB/13`. */
const padded = (digits: string) => digits.padStart(12, '0');
