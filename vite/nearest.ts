import { nearest } from '../src/format/nearest.ts';

/** The question whether another name was meant, as the end of a list of those that are known; empty if none is near. */
export function hintOf(name: string, names: Iterable<string>): string {
  const known = [...names];
  const meant = nearest(name, known) ?? withWordsOf(name, known);
  return meant === undefined ? '' : ` (did you mean ${meant}?)`;
}

/**
 * The one name that has the same words in other forms or another order, as `closeDate` for `closingDate`, or that is the
 * beginning, as `phone` for `phoneNumber`; undefined if there is none, or more than one.
 */
function withWordsOf(name: string, names: readonly string[]): string | undefined {
  const own = wordsOf(name);
  const same = names.filter((one) => areSame(own, wordsOf(one)));
  const [meant, ...others] = same.length > 0 ? same : names.filter((one) => isBeginning(wordsOf(one), own));
  return others.length === 0 ? meant : undefined;
}

const wordsOf = (name: string): string[] =>
  name
    .slice(0, 60)
    .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);

/** Whether two names have the same words, of which one at least is the same in both. */
function areSame(own: readonly string[], other: readonly string[]): boolean {
  if (own.length < 2 || own.length !== other.length) return false;
  const rest = [...other];
  for (const word of own) {
    const at = rest.includes(word) ? rest.indexOf(word) : rest.findIndex((one) => isForm(word, one));
    if (at === -1) return false;
    rest.splice(at, 1);
  }
  return own.some((word) => other.includes(word));
}

/** Whether two words begin alike and differ in their ends: `close` and `closing`. */
function isForm(a: string, b: string): boolean {
  const longest = Math.min(a.length, b.length);
  let alike = 0;
  while (alike < longest && a[alike] === b[alike]) alike += 1;
  return alike >= 4 && Math.max(a.length, b.length) - alike <= 5;
}

const isBeginning = (words: readonly string[], of: readonly string[]): boolean =>
  words.join('').length >= 4 && words.length < of.length && words.every((word, at) => word === of[at]);
