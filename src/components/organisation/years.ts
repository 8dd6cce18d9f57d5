/** The years of a list, each once, the latest first. */
export const latestFirst = (entries: readonly { year: number }[]): number[] =>
  [...new Set(entries.map(({ year }) => year))].sort((a, b) => b - a);
