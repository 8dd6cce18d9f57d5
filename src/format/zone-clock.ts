import { memoise } from './memoise';

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

/** By zone and day of UTC: how far (ms) its clock is ahead, or NaN on a day on which that changes. */
const steadyOffsets = new Map<string, number>();

/** What the zone's clock shows, in ms as if it were UTC. The browser is asked twice a day: it takes its time. */
export function wallClock(zone: string, at: number): number {
  const day = Math.floor(at / dayLength);
  const key = `${zone} ${day}`;
  let offset = steadyOffsets.get(key);
  if (offset === undefined) {
    const [start, end] = [day * dayLength, (day + 1) * dayLength];
    offset = readWallClock(zone, start) - start;
    if (readWallClock(zone, end) - end !== offset) offset = NaN;
    steadyOffsets.set(key, offset);
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

/** How far (ms) the zone's clock is ahead of UTC when it shows `wall`. Asked twice, so that a change of clocks fits. */
export function zoneOffset(wall: number, zone: string): number {
  const guess = wallClock(zone, wall) - wall;
  return wallClock(zone, wall - guess) - (wall - guess);
}
