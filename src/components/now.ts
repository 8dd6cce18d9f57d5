import { useDeferredValue, useSyncExternalStore } from 'react';

/** Ages and deadlines are told by the minute. */
const step = 60_000;

let now = 0;
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function tick() {
  now = Date.now();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  if (listeners.size === 1) timer = setInterval(tick, step);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}

function read() {
  // A phone that slept shows the time of its waking, and a test its own clock.
  if (Math.abs(Date.now() - now) >= step) now = Date.now();
  return now;
}

/** When the page was prerendered (ms since 1970). */
let builtAt = 0;

/** Lets the first render of a prerendered page order its rows as its HTML does. */
export function orderAt(time: number): void {
  builtAt = time;
}

/** The time (ms since 1970) by which rows are ordered: now, and while a prerendered page is hydrated, its own. */
export const useOrderTime = (): number =>
  useDeferredValue(useSyncExternalStore(subscribe, read, () => builtAt));

/** The time (ms since 1970) to the minute; undefined in prerendered HTML, which knows no now. */
export const useNow = (): number | undefined =>
  // Deferred: what a whole table draws at the end of hydration, and each minute, gives way to the reader's taps.
  useDeferredValue(useSyncExternalStore<number | undefined>(subscribe, read, () => undefined));
