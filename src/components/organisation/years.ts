/** Returns the distinct years of a list, latest first. */
export const latestFirst = (entries: readonly { year: number }[]): number[] =>
  [...new Set(entries.map(({ year }) => year))].sort((a, b) => b - a);

/** Whether a document of this year that is missing is not expected any more: the year after it is over. */
export const isLateYear = (year: number | string, now: number): boolean =>
  Number(year) < new Date(now).getUTCFullYear() - 1;
