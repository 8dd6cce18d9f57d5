import { createSignal } from './signal';
import { useStore } from './use-store';

/** Ages and deadlines are shown to the minute. */
const step = 60_000;

let now = 0;
const { subscribe, tell } = createSignal(() => {
  const timer = setInterval(tick, step);
  return () => clearInterval(timer);
});

function tick() {
  now = Date.now();
  tell();
}

function read() {
  // After sleep the interval is late, and a test may set its own clock.
  if (Math.abs(Date.now() - now) >= step) now = Date.now();
  return now;
}

/** When this visit began (ms since 1970): the page was requested then. */
export const visitStart = (): number => performance.timeOrigin;

/** When the page was prerendered: ms since 1970, and the day in the organisation's zone. */
let built = { at: 0, on: '' };

/**
 * Sets the time of prerendering. Call it before hydration, because the HTML orders its rows by that time and
 * shows that day.
 */
export function setBuildTime(at: number, on: string): void {
  built = { at, on };
}

/** The day on which the page was prerendered and its data confirmed: `2026-11-20`. */
export const buildDay = (): string => built.on;

/** The time (ms since 1970) that rows are sorted by: now, or during hydration the time of prerendering. */
export const useSortTime = (): number => useStore(subscribe, read, () => built.at);

/** The time (ms since 1970) to the minute; undefined in prerendered HTML. */
export const useNow = (): number | undefined =>
  useStore<number | undefined>(subscribe, read, () => undefined);
