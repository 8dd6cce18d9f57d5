import { formatMonthOfYear, readMoment } from '../../format/dates';
import { locale } from '../../words/common';

/** A month of the archive, as `2026-05`, and its number of records. */
export interface ArchiveMonth {
  month: string;
  count: number;
}

/**
 * Returns the month of a date in the organisation's time zone, as `2026-05`; undefined for free text and without a
 * date.
 */
export const monthOf = (date: string | undefined, zone: string): string | undefined =>
  date === undefined ? undefined : readMoment(date, zone)?.day.slice(0, 7);

/** Returns the months that have records, latest first. Skips records without a valid date. */
export function archiveMonths(
  records: readonly { date: string | undefined }[],
  zone: string,
): ArchiveMonth[] {
  const counts = new Map<string, number>();
  for (const { date } of records) {
    const month = monthOf(date, zone);
    if (month) counts.set(month, (counts.get(month) ?? 0) + 1);
  }
  return [...counts]
    .map(([month, count]) => ({ month, count }))
    .sort((a, b) => b.month.localeCompare(a.month));
}

/** Whether a text is a month of the URL: `2026-05`. */
export const isMonth = (text: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(text);

/** Formats a month: `May 2026`. */
export const monthName = (month: string): string => formatMonthOfYear(month, locale);
