import { formatMonthOfYear, readMoment } from '../../format/dates';
import { locale } from '../../words/common';

/** A month of the archive: `2026-05`, and how many records are of it. */
export interface ArchiveMonth {
  month: string;
  count: number;
}

/** The month of a date in the organisation's zone: `2026-05`. Undefined for free text and no date. */
export const monthOf = (date: string | undefined, zone: string): string | undefined =>
  date === undefined ? undefined : readMoment(date, zone)?.day.slice(0, 7);

/** The months that have records, the latest first. Records without a date that can be read are in none. */
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

/** Whether a text is a month as the address names it: `2026-05`. */
export const isMonth = (text: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(text);

/** `May 2026`. */
export const monthName = (month: string): string => formatMonthOfYear(month, locale);
