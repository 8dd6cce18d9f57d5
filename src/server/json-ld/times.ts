import { readMoment } from '../../format/dates';
import { wallClock } from '../../format/zone-clock';

/** A time (ms since 1970) on the clock of a zone, with its offset: `2026-12-01T16:00:00+04:30`. */
export function timeInZone(at: number, zone: string): string {
  const second = Math.floor(at / 1000) * 1000;
  const wall = wallClock(zone, second);
  const minutes = Math.round((wall - second) / 60_000);
  const digits = (value: number) => String(value).padStart(2, '0');
  const amount = Math.abs(minutes);
  const offset = `${minutes < 0 ? '-' : '+'}${digits(Math.floor(amount / 60))}:${digits(amount % 60)}`;
  return new Date(wall).toISOString().slice(0, 19) + offset;
}

/** A date of a record for schema.org: its day, or its time with the offset of the zone; free text as it is. */
export function dateOrTime(text: string, zone: string): string {
  const moment = readMoment(text, zone);
  if (!moment) return text;
  return moment.at === undefined ? moment.day : timeInZone(moment.at, zone);
}

/** The day of a record's date; free text as it is. */
export const dayOf = (text: string, zone: string): string => readMoment(text, zone)?.day ?? text;
