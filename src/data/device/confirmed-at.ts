/** The maximum time (ms since 1970) of a `Date`. */
const lastTime = 8.64e15;

/** Whether a value is a valid time (ms since 1970). A damaged row or a faulty server may give another value. */
export const isTime = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= lastTime;

/**
 * Whether a row was confirmed after `time` (ms since 1970). A date in the future comes from a wrong clock and
 * does not count, so that it never blocks a fresh response.
 */
export const isNewer = ({ confirmedAt }: { confirmedAt: number }, time: number): boolean =>
  confirmedAt > time && confirmedAt <= Date.now();
