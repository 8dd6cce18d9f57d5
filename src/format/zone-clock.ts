import { memoise } from './locale';

/** A day (ms). */
export const dayLength = 86_400_000;

/** Throws where the browser knows no time zone of this name. */
export const zoneFormat = memoise(
  (zone) =>
    new Intl.DateTimeFormat('en-CA-u-ca-gregory-nu-latn', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    }),
);

/** By zone and UTC day: the zone's offset (ms), or NaN on a day when the offset changes. */
const offsetsByDay = new Map<string, number>();

/**
 * The wall clock of a zone, as ms since 1970 in UTC. Intl is slow, so it is called at most twice per day of
 * the calendar.
 */
export function wallClock(zone: string, at: number): number {
  const day = Math.floor(at / dayLength);
  const key = `${zone} ${day}`;
  let offset = offsetsByDay.get(key);
  if (offset === undefined) {
    const [start, end] = [day * dayLength, (day + 1) * dayLength];
    offset = readWallClock(zone, start) - start;
    if (readWallClock(zone, end) - end !== offset) offset = NaN;
    offsetsByDay.set(key, offset);
  }
  return Number.isNaN(offset) ? readWallClock(zone, at) : Math.floor(at / 1000) * 1000 + offset;
}

function readWallClock(zone: string, at: number): number {
  const parts = Object.fromEntries(
    zoneFormat(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, +value]),
  );
  return Date.UTC(parts.year!, parts.month! - 1, parts.day!, parts.hour!, parts.minute!, parts.second!);
}

/** The offset (ms) of a zone when its clock shows `wall`. The second pass corrects for a clock change. */
export function zoneOffset(wall: number, zone: string): number {
  const guess = wallClock(zone, wall) - wall;
  return wallClock(zone, wall - guess) - (wall - guess);
}
