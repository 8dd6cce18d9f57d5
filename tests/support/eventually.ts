import { vi } from 'vitest';

/** How long (ms) to wait for a condition: long enough for a busy machine, and shorter than the timeout of a test. */
export const conditionTimeout = 8_000;

/** Retries an assertion until it holds, every `interval` ms. */
export const eventually = <T>(assertion: () => T | Promise<T>, interval = 50) =>
  vi.waitFor(assertion, { timeout: conditionTimeout, interval });

/** Waits until a condition holds. */
export const until = <T>(condition: () => T | Promise<T>) => vi.waitUntil(condition, conditionTimeout);
