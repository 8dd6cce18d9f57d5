import { readMoment } from '../format/dates';
import { wallClock } from '../format/zone-clock';

/** Deadlines at hours at which hardly anybody lets anything close. */
export interface OddDeadlines {
  /** How many deadlines have a time of day, and how many of these are odd. */
  timed: number;
  odd: number;
  /** One of them as the API sent it, and on the organisation's clock: `2026-12-01 20:30`. */
  sent: string;
  shown: string;
}

/**
 * Deadlines at odd hours, where at least half of those with a time of day are odd: then the API probably writes
 * its times in another zone. A single odd one is the editor's choice among others.
 */
export function findOddDeadlines(deadlines: readonly string[], zone: string): OddDeadlines | undefined {
  const timed = deadlines.flatMap((sent) => {
    const at = readMoment(sent, zone)?.at;
    if (at === undefined) return [];
    return [{ sent, shown: new Date(wallClock(zone, at)).toISOString().slice(0, 16).replace('T', ' ') }];
  });
  const odd = timed.filter(({ shown }) => isOdd(shown.slice(11)));
  const [example] = odd;
  return example && odd.length * 2 >= timed.length
    ? { timed: timed.length, odd: odd.length, ...example }
    : undefined;
}

/**
 * Editors choose full hours of the working day, or the last minute of a day. A half hour is odd, too: in a zone
 * such as Kabul's (UTC+04:30) it is what becomes of a full hour that was read in the wrong zone.
 */
const isOdd = (clock: string): boolean =>
  clock !== '23:59' && (!clock.endsWith(':00') || clock < '07:00' || clock > '20:00');
