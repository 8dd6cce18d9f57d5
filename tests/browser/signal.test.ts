import { expect, test, vi } from 'vitest';
import { createSignal } from '../../src/browser/signal';

test('every listener hears each change until it unsubscribes', () => {
  const { subscribe, tell } = createSignal();
  const [one, other] = [vi.fn(), vi.fn()];
  const leave = subscribe(one);
  subscribe(other);
  tell();
  leave();
  tell();
  expect([one.mock.calls.length, other.mock.calls.length]).toEqual([1, 2]);
});

test('what it follows is followed while somebody listens, and no longer', () => {
  const stop = vi.fn();
  const start = vi.fn(() => stop);
  const { subscribe } = createSignal(start);
  const leave = [subscribe(vi.fn()), subscribe(vi.fn())];
  expect([start.mock.calls.length, stop.mock.calls.length]).toEqual([1, 0]);
  for (const end of leave) end();
  leave[0]!();
  expect([start.mock.calls.length, stop.mock.calls.length]).toEqual([1, 1]);
  subscribe(vi.fn());
  expect(start).toHaveBeenCalledTimes(2);
});
