import { vi } from 'vitest';

/** How long (ms) a condition is waited for: a busy machine is slow, not wrong. */
const patience = 15_000;

if ('document' in globalThis) {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: patience });
}

/** Tries an assertion again until it holds. */
export const eventually = <T>(assertion: () => T | Promise<T>) => vi.waitFor(assertion, patience);
