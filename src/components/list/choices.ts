import { readMoment } from '../../format/dates';
import { fold } from '../../format/fold';
import { sortKey } from './order-rows';
import type { AnyRecord } from './table-rows';

const placeOf = ({ location }: AnyRecord) => fold(String(location ?? ''));

/** Nobody chooses among more than these, which the search in the list finds as well. */
const most = 200;

/** A longer name is a sentence, and no place. */
const longest = 60;

/**
 * The places to choose from: what stands before the first comma, bracket or semicolon of each `location`, without those
 * that another one is a part of, in alphabetical order. "Kabul" stands for "Kabul head office; with travel" too. None
 * where there are more than 200.
 */
export function placesOf(records: readonly AnyRecord[]): string[] {
  const names = new Map<string, string>();
  for (const location of new Set(records.map((record) => record['location']))) {
    const [name = ''] = String(location ?? '').split(/\s*[,،;؛(]/);
    if (name && name.length <= longest) names.set(fold(name), name);
  }
  const isPlace = partFinder(names);
  const places = [...names].filter(([folded]) => isPlace(folded));
  return chosenAmong(places);
}

/** The texts to choose from, in alphabetical order; none where there are more than 200. */
export function choicesOf(texts: readonly unknown[]): string[] {
  const given = new Set(texts.filter(Boolean).map(String));
  return chosenAmong([...given].map((text) => [fold(text), text]));
}

/** Of entries of a folded and a shown text, the shown ones in alphabetical order; none where there are too many. */
const chosenAmong = (entries: [string, string][]): string[] =>
  entries.length > most
    ? []
    : entries.sort(([a], [b]) => (sortKey(a) < sortKey(b) ? -1 : 1)).map(([, text]) => text);

/**
 * Tells of a name whether no other one is a part of it. It looks the parts of the name up: comparing each of 20,000
 * names with each other one takes seconds.
 */
function partFinder(names: ReadonlyMap<string, string>): (name: string) => boolean {
  const lengths = [...new Set([...names.keys()].map(({ length }) => length))];
  return (name) =>
    !lengths.some((length) => {
      for (let from = 0; length < name.length && from + length <= name.length; from += 1)
        if (names.has(name.slice(from, from + length))) return true;
      return false;
    });
}

/** The records whose location has this place; all of them without one. */
export const atPlace = (records: readonly AnyRecord[], place: string): readonly AnyRecord[] =>
  place ? records.filter((record) => placeOf(record).includes(fold(place))) : records;

/** Returns a function that reads the year of a date in a zone: “2026”. Empty for free text and without a date. */
export function yearReader(zone: string): (text: unknown) => string {
  const known = new Map<unknown, string>();
  return (text) => {
    let year = known.get(text);
    if (year === undefined) {
      year = readMoment(String(text ?? ''), zone)?.day.slice(0, 4) ?? '';
      known.set(text, year);
    }
    return year;
  };
}
