import { fold } from '../../format/fold';
import type { AnyRecord } from './table-rows';
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

const placeOf = ({ location }: AnyRecord) => fold(String(location ?? ''));

/** Nobody chooses among more places than these, which the search in the list finds as well. */
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
  if (places.length > most) return [];
  return places.sort(([a], [b]) => (sortKey(a) < sortKey(b) ? -1 : 1)).map(([, name]) => name);
}

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
