import { wallClock } from './zone-clock';

/** The city that a time zone is named after: `Kabul`, for `Asia/Kabul`. */
export const placeName = (zone: string): string => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');

/**
 * The offset of a zone from UTC at a time (ms since 1970): `UTC+4:30`. Intl's own names of offsets differ between
 * browsers and Node.
 */
export function offsetName(zone: string, at: number): string {
  const wholeSeconds = Math.floor(at / 1000) * 1000;
  const minutes = Math.round((wallClock(zone, wholeSeconds) - wholeSeconds) / 60_000);
  if (minutes === 0) return 'UTC';
  const amount = Math.abs(minutes);
  const rest = amount % 60;
  return `UTC${minutes < 0 ? '−' : '+'}${Math.floor(amount / 60)}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`;
}
