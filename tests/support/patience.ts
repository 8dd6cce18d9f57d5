import { vi } from 'vitest';

/** How long (ms) to wait for a condition, long enough for a busy machine. */
const patience = 15_000;

if ('document' in globalThis) {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: patience });
}

/** Retries an assertion until it holds. */
export const eventually = <T>(assertion: () => T | Promise<T>) => vi.waitFor(assertion, patience);
