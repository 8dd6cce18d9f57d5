import { deadlineReader } from '../../format/dates';
import type { Resource } from '../../schemas/base';
import { isOpen } from '../../schemas/notices';
import { atPlace, yearReader } from '../list/choices';
import { readQuery } from '../list/filter-form';
import { textReader, type AnyRecord } from '../list/table-rows';
import { filterRecords } from '../list/use-matches';

/** The parameters of a list's address that choose no records by the value of a field. */
const ownParams: ReadonlySet<string> = new Set(['q', 'open', 'place', 'year', 'sort']);

/** The further field that a list is filtered by, and its value. */
export function chosenField(of: Resource, query: string): [field: string, value: string] | undefined {
  return [...new URLSearchParams(query)].find(([name]) => !ownParams.has(name) && name in of.fields);
}

/** What the query of a list's address asks for, as texts: the words, the place, the year and a further value. */
export function queryFacts(of: Resource, query: string) {
  const { text, place, year, isOpenOnly } = readQuery(query);
  return { text, place, year, isOpenOnly, chosen: chosenField(of, query)?.[1] ?? '' };
}

/** The records of a list that the query of its address leaves, as its filters do; `now` in ms since 1970. */
export function fittingRecords(
  of: Resource,
  records: readonly AnyRecord[],
  query: string,
  { zone, now }: { zone: string; now: number },
): readonly AnyRecord[] {
  const { text, isOpenOnly, place, year } = readQuery(query);
  const chosen = chosenField(of, query);
  const { deadline = '' } = of;
  const yearOf = yearReader(zone);
  const read = deadlineReader(now, zone);
  const fits = (record: AnyRecord) =>
    (!isOpenOnly || isOpen(record, record[deadline] as string | undefined, read)) &&
    (!year || yearOf(record[deadline]) === year) &&
    (!chosen || record[chosen[0]] === chosen[1]);
  return filterRecords(atPlace(records, place).filter(fits), text, textReader(of.fields, zone));
}
