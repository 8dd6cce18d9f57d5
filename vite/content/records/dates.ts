import { plainDigits } from '../../../src/format/digits';
import { show, type Report } from '../faults';

const calendar = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d)(?::00)?)?$/;
const relative = /^([+-]\d{1,4})d(?: +(\d\d:\d\d))?$/;
const time = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Earlier years are those of the Solar Hijri calendar, or mistyped. */
const firstDay = '1900-01-01';

/**
 * Converts a date as an editor writes it (`2026-12-01`, `2026-12-01 16:00`, `+12d 16:00` relative to `today`) to the
 * API's format: `2026-12-01` or `2026-12-01 16:00:00`, in the organisation's time zone. The digits may be those of
 * Arabic or Persian keyboards. A year of the Solar Hijri calendar is a fault: read as a Gregorian one, it would close
 * what is open.
 */
export function wireDate(value: unknown, today: string, report: Report): string | undefined {
  const text = typeof value === 'string' ? plainDigits(value.trim()) : '';
  const written = calendar.exec(text);
  const counted = relative.exec(text);
  const day = written ? written[1] : counted && addDays(today, Number(counted[1]));
  const clock = (written ?? counted)?.[2];
  const impossible = written && impossibleIn(written[1]!, written[2]);
  if (impossible) return report(impossible, show(value));
  if (day && day < firstDay) return report('a date of the Gregorian calendar', show(value));
  if (!day || (clock && !time.test(clock))) {
    return report('a date such as 2026-12-01, "2026-12-01 16:00" or "+12d"', show(value));
  }
  return clock ? `${day} ${clock}:00` : day;
}

const monthNames = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });

/** What is expected in place of a day or an hour that does not exist, such as 30 February; undefined if both do. */
function impossibleIn(day: string, clock: string | undefined): string | undefined {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  if (month < 1 || month > 12) return 'a month from 01 to 12';
  const last = new Date(Date.UTC(year, month, 0));
  if (date < 1 || date > last.getUTCDate())
    return `a day that there is (${monthNames.format(last)} ${year} has ${last.getUTCDate()} days)`;
  return clock === undefined || time.test(clock) ? undefined : 'an hour from 00:00 to 23:59';
}

function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return isoDay(date);
}

const isoDay = (date: Date) => date.toISOString().slice(0, 10);
