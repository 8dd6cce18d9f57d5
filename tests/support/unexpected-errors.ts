import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest';

let errors: MockInstance<typeof console.error>;

beforeEach(() => {
  errors = vi.spyOn(console, 'error');
});

/** Fails a test that logs an unexpected console error. A test that expects one clears the spy. */
afterEach(() => {
  const calls = errors.mock.calls.map((call) => call.map(String).join(' '));
  errors.mockRestore();
  expect(calls, 'unexpected console.error').toEqual([]);
});
