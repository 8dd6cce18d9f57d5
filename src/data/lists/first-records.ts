import { dayLength } from '../../format/zone-clock';
import type { Resource } from '../../schemas/base';

/**
 * The records of a long list that a page shows first, in list order: by deadline, the next to close first,
 * then those without one. It compares whole days, which is accurate enough for the first rendering; the
 * complete list is sorted once it is read. On a later day some have closed, and the others still have the
 * right order.
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

/** A sort key: open deadlines, then records without one, then past deadlines, the oldest last. */
function rankOf(record: unknown, deadline: string, yesterday: string): string {
  const value = (record as Record<string, unknown>)[deadline];
  const day = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value) ? value : undefined;
  if (day === undefined) return '9';
  if (day.slice(0, 10) >= yesterday) return `0 ${day}`;
  return `9 ${String(10 ** 8 - Number(day.slice(0, 10).replaceAll('-', '')))}`;
}
