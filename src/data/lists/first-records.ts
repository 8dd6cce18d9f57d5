import type { Resource } from '../../schemas/base';

/**
 * The records of a long list that a page shows first, in their own order: where they have a deadline those that close
 * next, then those without one. It goes by days, so it is right for a screen, and the list as a whole is sorted when
 * all of it is read: on a later day some have closed, and what was soonest after them still is.
 */
export function firstRecords(
  { deadline }: Resource,
  records: readonly unknown[],
  count: number,
): readonly unknown[] {
  if (!deadline) return records.slice(0, count);
  const yesterday = new Date(Date.now() - dayLength).toISOString().slice(0, 10);
  const ranked = records.map((record, place) => ({ place, rank: rankOf(record, deadline, yesterday) }));
  return ranked
    .sort((a, b) => (a.rank < b.rank ? -1 : a.rank > b.rank ? 1 : a.place - b.place))
    .slice(0, count)
    .map(({ place }) => records[place]);
}

const dayLength = 86_400_000;

/** Sorts as text: a day that is not over, then no day at all, then a day that is, the oldest last. */
function rankOf(record: unknown, deadline: string, yesterday: string): string {
  const value = (record as Record<string, unknown>)[deadline];
  const day = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value) ? value : undefined;
  if (day === undefined) return '9';
  if (day.slice(0, 10) >= yesterday) return `0 ${day}`;
  return `9 ${String(10 ** 8 - Number(day.slice(0, 10).replaceAll('-', '')))}`;
}
