import { createSignal } from './signal';
import { useStore } from './use-store';

/** Ages and deadlines are told by the minute. */
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
  // A phone that slept shows the time of its waking, and a test its own clock.
  if (Math.abs(Date.now() - now) >= step) now = Date.now();
  return now;
}

/** When the page was prerendered: ms since 1970, and the day in the organisation's zone. */
let built = { at: 0, on: '' };

/** Tells when a prerendered page was made, before it is drawn: its HTML orders its rows by that, and names that day. */
export function setBuildTime(at: number, on: string): void {
  built = { at, on };
}

/** The day on which the page was prerendered, and what it shows confirmed: `2026-11-20`. */
export const buildDay = (): string => built.on;

/** The time (ms since 1970) by which rows are ordered: now, and while a prerendered page is hydrated, its own. */
export const useSortTime = (): number => useStore(subscribe, read, () => built.at);

/** The time (ms since 1970) to the minute; undefined in prerendered HTML, which knows no now. */
export const useNow = (): number | undefined =>
  useStore<number | undefined>(subscribe, read, () => undefined);
