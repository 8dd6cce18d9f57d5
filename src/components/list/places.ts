import { sortKey } from './alphabet';
import { fold } from '../../format/fold';
import type { AnyRecord } from './table-rows';

const placeOf = ({ location }: AnyRecord) => fold(String(location ?? ''));

/**
 * The places to choose from: what stands before the first comma, bracket or semicolon of each `location`, without those
 * that another one is a part of, in alphabetical order. "Kabul" stands for "Kabul head office; with travel" too.
 */
export function placesOf(records: readonly AnyRecord[]): string[] {
  const names = new Map<string, string>();
  for (const { location } of records) {
    const [name = ''] = String(location ?? '').split(/\s*[,،;؛(]/);
    if (name) names.set(fold(name), name);
  }
  const known = [...names.keys()];
  return [...names]
    .filter(([folded]) => !known.some((other) => other !== folded && folded.includes(other)))
    .sort(([a], [b]) => (sortKey(a) < sortKey(b) ? -1 : 1))
    .map(([, name]) => name);
}

/** The records whose location has this place; all of them without one. */
export const atPlace = (records: readonly AnyRecord[], place: string): readonly AnyRecord[] =>
  place ? records.filter((record) => placeOf(record).includes(fold(place))) : records;
