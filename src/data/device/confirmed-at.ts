/** The largest time (ms since 1970) that a `Date` can hold. */
const lastTime = 8.64e15;

/** Whether a value is a time (ms since 1970) that can be shown: what a damaged row or a strange server names may be none. */
export const isTime = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= lastTime;

/**
 * Whether a row was confirmed after `time` (ms since 1970). One that lies in the future was dated by a wrong clock: it is
 * not newer, so that it never keeps a fresh answer out.
 */
export const isNewer = ({ confirmedAt }: { confirmedAt: number }, time: number): boolean =>
  confirmedAt > time && confirmedAt <= Date.now();
