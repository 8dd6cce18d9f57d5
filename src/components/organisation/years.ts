/** Returns the distinct years of a list, latest first. */
export const latestFirst = (entries: readonly { year: number }[]): number[] =>
  [...new Set(entries.map(({ year }) => year))].sort((a, b) => b - a);
