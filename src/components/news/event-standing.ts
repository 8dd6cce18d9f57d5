import { dayIn, machineDate, readDeadline } from '../../format/dates';

export type Standing = 'unsaid' | 'ahead' | 'passed' | undefined;

/**
 * Whether the day of an event has passed: undefined for a start in free text, `unsaid` until the time of the device is
 * known, and while the event may be on: nobody tells when it ends.
 */
export function standingOf(start: string, now: number | undefined, zone: string): Standing {
  const { state } = readDeadline(start, now ?? 0, zone);
  if (state === 'unknown') return undefined;
  if (now === undefined) return 'unsaid';
  if (state !== 'closed') return 'ahead';
  const given = machineDate(start, zone)!;
  // A time is given in UTC, and its day is that of the place.
  const day = given.includes('T') ? dayIn(zone, Date.parse(given)) : given;
  return readDeadline(day, now, zone).state === 'closed' ? 'passed' : 'unsaid';
}
