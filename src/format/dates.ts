/** Pure functions of (value, now, locale, zone). Times are milliseconds since 1970. */
import { formatsOf, memoise, type Locale } from './locale';
import { dayLength, wallClock, zoneFormat, zoneOffset } from './zone-clock';

/** A date from the API. `at` is set if it has a time of day. */
export interface Moment {
  /** `2026-11-20`, in the organisation's zone. */
  day: string;
  at?: number;
}

const pattern = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?:(:\d{2})(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/;

/** The zone in which the API writes its times, where that is not the organisation's. */
const apiZone = import.meta.env.SITE_API_TIME_ZONE?.trim();

/** The zone of a time without one. A zone that the browser does not know counts as missing. */
const zoneOfWritten = memoise((zone) => (apiZone && isZone(apiZone) ? apiZone : zone));

/**
 * Parses `2026-11-20`, `2026-11-20 14:30:00` and ISO 8601 timestamps; undefined for free text and invalid
 * days. Midnight, as written or in the zone, counts as no time of day.
 */
export function readMoment(text: string, zone: string): Moment | undefined {
  const [, day, minutes = '00:00', seconds = ':00', offset] = pattern.exec(text.trim()) ?? [];
  if (day === undefined) return undefined;
  const written = `${day}T${minutes}${seconds}`;
  const wall = Date.parse(`${written}Z`);
  if (Number.isNaN(wall) || !new Date(wall).toISOString().startsWith(written)) return undefined;
  if (wall % dayLength === 0) return { day };
  const at = wall - (offset ? offsetMinutes(offset) * 60_000 : zoneOffset(wall, zoneOfWritten(zone)));
  return wallClock(zone, at) % dayLength === 0 ? { day: dayIn(zone, at) } : { day: dayIn(zone, at), at };
}

function offsetMinutes(offset: string): number {
  if (offset === 'Z') return 0;
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(offset)!;
  return (sign === '-' ? -1 : 1) * (+hours! * 60 + +minutes!);
}

/** Whether the browser knows a time zone of this name. */
export function isZone(name: string): boolean {
  try {
    return Boolean(zoneFormat(name));
  } catch {
    return false;
  }
}

/** The maximum time (ms since 1970) of a `Date`, minus a day for time zones. Beyond it, formatters throw. */
const lastTime = 8.64e15 - dayLength;

/** Clamps a time to what formatters accept. NaN or an extreme time comes from a damaged row or a faulty header. */
export const clampTime = (at: number): number =>
  at > -lastTime ? Math.min(at, lastTime) : at <= -lastTime ? -lastTime : 0;

/** The calendar day in a zone: `2026-11-20`. */
export function dayIn(zone: string, at: number): string {
  return new Date(wallClock(zone, clampTime(at))).toISOString().slice(0, 10);
}

/** The maximum offset (ms) of any zone from UTC. */
const maxZoneOffset = 14 * 3_600_000;

/** The year in a zone. A zone's first Intl formatter is slow, so it is used only near the turn of the year. */
export function yearIn(zone: string, at: number): string {
  const [earliest, latest] = [at - maxZoneOffset, at + maxZoneOffset].map((time) =>
    new Date(time).getUTCFullYear(),
  );
  return earliest === latest ? String(earliest) : dayIn(zone, at).slice(0, 4);
}

const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / dayLength;

/** When a deadline passes (ms since 1970); undefined for no date and for free text. */
export function closesAt(text: string | undefined, zone: string): number | undefined {
  const moment = text ? readMoment(text, zone) : undefined;
  if (!moment || moment.at !== undefined) return moment?.at;
  const wall = Date.parse(`${moment.day}T00:00:00Z`) + dayLength;
  return wall - zoneOffset(wall, zone);
}

/**
 * The state of a deadline. It counts in the organisation's zone: to its time of day if it has one, else to
 * the end of its day. No date means open until filled; free text is shown as it is.
 */
export type Deadline =
  | { state: 'open-until-filled' }
  | { state: 'unknown' }
  | { state: 'open' | 'closing-soon'; days: number }
  | { state: 'closes-today' }
  | { state: 'closed' };

/** Up to this many days before it, a deadline is "closing soon". */
const soonDays = 7;

/** The state of a deadline, as an API or an editor wrote it, at a time (ms since 1970). */
export function readDeadline(text: string | undefined, now: number, zone: string): Deadline {
  if (!text) return { state: 'open-until-filled' };
  const moment = readMoment(text, zone);
  if (!moment) return { state: 'unknown' };
  const days = dayNumber(moment.day) - dayNumber(dayIn(zone, now));
  if (moment.at === undefined ? days < 0 : moment.at <= now) return { state: 'closed' };
  if (days <= 0) return { state: 'closes-today' };
  return { state: days <= soonDays ? 'closing-soon' : 'open', days };
}

/** `readDeadline` for many records at one time, memoised by text. */
export function deadlineReader(now: number, zone: string): (text: string | undefined) => Deadline {
  const known = new Map<string | undefined, Deadline>();
  return (text) => {
    const deadline = known.get(text) ?? readDeadline(text, now, zone);
    known.set(text, deadline);
    return deadline;
  };
}

/** Sorts by urgency: the next deadline first, then open without a date, then closed, the latest first. */
export function byUrgency<T>(
  items: readonly T[],
  deadlineOf: (item: T) => string | undefined,
  now: number,
  zone: string,
): T[] {
  const known = new Map<string | undefined, number>();
  const urgencyOf = (text: string | undefined) => {
    const value = known.get(text) ?? urgency(text, now, zone);
    known.set(text, value);
    return value;
  };
  return items
    .map((item) => ({ item, urgency: urgencyOf(deadlineOf(item)) }))
    .sort((a, b) => a.urgency - b.urgency)
    .map(({ item }) => item);
}

function dayEnd(day: string, zone: string): number {
  const midnight = (dayNumber(day) + 1) * dayLength;
  return midnight - zoneOffset(midnight, zone);
}

function urgency(text: string | undefined, now: number, zone: string): number {
  const moment = text ? readMoment(text, zone) : undefined;
  if (!moment) return 1e14;
  const end = moment.at ?? dayEnd(moment.day, zone);
  return readDeadline(text, now, zone).state === 'closed' ? 1e15 - end : end;
}

/** `20 Nov 2026`, with the time of day if there is one; free text as it is. */
export function formatDate(text: string, locale: Locale, zone: string): string {
  const moment = readMoment(text, zone);
  if (!moment) return text;
  const { day, at } = moment;
  return (
    formatsOf(locale)?.date(day, at === undefined ? at : timeOfDay(zone, at)) ??
    (at === undefined
      ? dayFormat(locale as string).format(Date.parse(`${day}T00:00:00Z`))
      : timeFormat(locale as string, zone).format(at))
  );
}

/** `14:30`, in a zone. */
const timeOfDay = (zone: string, at: number) => new Date(wallClock(zone, at)).toISOString().slice(11, 16);

const dayParts = { calendar: 'gregory', year: 'numeric', month: 'short', day: 'numeric' } as const;
const dayFormat = memoise((locale) => new Intl.DateTimeFormat(locale, { ...dayParts, timeZone: 'UTC' }));
const timeFormat = memoise(
  (locale, timeZone) =>
    new Intl.DateTimeFormat(locale, { ...dayParts, hour: '2-digit', minute: '2-digit', timeZone }),
);

/** `May`; 1 is January. */
export const formatMonth = (month: number, locale: Locale): string =>
  formatsOf(locale)?.month(month) ?? monthFormat(locale as string).format(Date.UTC(2024, month - 1));

const monthFormat = memoise(
  (locale) => new Intl.DateTimeFormat(locale, { calendar: 'gregory', month: 'long', timeZone: 'UTC' }),
);

/** `May 2026`, for `2026-05`. */
export const formatMonthOfYear = (month: string, locale: Locale): string =>
  formatsOf(locale)?.monthOfYear(month) ??
  monthOfYearFormat(locale as string).format(Date.parse(`${month}-01T00:00:00Z`));

const monthOfYearFormat = memoise(
  (locale) =>
    new Intl.DateTimeFormat(locale, { calendar: 'gregory', month: 'long', year: 'numeric', timeZone: 'UTC' }),
);

/** The `datetime` attribute of a `<time>` element, for a time (ms since 1970). */
export const machineTime = (at: number): string => new Date(clampTime(at)).toISOString();

/** The `datetime` attribute of a `<time>` element; undefined for free text. */
export function machineDate(text: string, zone: string): string | undefined {
  const moment = readMoment(text, zone);
  return moment && (moment.at === undefined ? moment.day : machineTime(moment.at));
}
