import { nearest } from '../src/format/nearest.ts';

/** The question whether another name was meant, as the end of a list of those that are known; empty if none is near. */
export function hintOf(name: string, names: Iterable<string>): string {
  const meant = nearest(name, [...names]);
  return meant === undefined ? '' : ` (did you mean ${meant}?)`;
}
