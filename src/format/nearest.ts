/**
 * The name of a list that was probably meant by one that is not in it: other signs between its words, capitals, two
 * letters at most that differ, or another end of its word. Undefined if there is none.
 */
export function nearest(name: string, names: readonly string[]): string | undefined {
  const own = bare(name.slice(0, 60));
  if (own === '') return undefined;
  const same = names.find((one) => bare(one) === own);
  if (same !== undefined) return same;
  const [closest] = names
    .filter((one) => one.length > 4)
    .map((one) => ({ one, far: distance(bare(one), own), most: one.length > 7 ? 2 : 1 }))
    .filter(({ far, most }) => far <= most)
    .sort((a, b) => a.far - b.far);
  if (closest) return closest.one;
  const stem = own.replace(/(ies|y|s)$/, '');
  const longer = names.filter((one) => bare(one).startsWith(stem));
  return stem.length > 4 && longer.length === 1 ? longer[0] : undefined;
}

const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** The Levenshtein distance. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1)
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)));
    row = next;
  }
  return row[b.length]!;
}
