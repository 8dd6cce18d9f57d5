import { vi } from 'vitest';

/** How long (ms) to wait for a condition: long enough for a busy machine, and shorter than the timeout of a test. */
const patience = 8_000;

if ('document' in globalThis) {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: patience });
}

/** Retries an assertion until it holds, every `interval` ms. */
export const eventually = <T>(assertion: () => T | Promise<T>, interval = 50) =>
  vi.waitFor(assertion, { timeout: patience, interval });

/** Waits until a condition holds. */
export const until = <T>(condition: () => T | Promise<T>) => vi.waitUntil(condition, patience);
