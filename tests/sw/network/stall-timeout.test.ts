import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startStallTimer } from '../../../sw/network/stall-timeout';

/** A stall timer, and whether it has reported a stall. */
function start() {
  const timer = startStallTimer();
  const state = { hasStalled: false };
  void timer.stalled.then(() => (state.hasStalled = true));
  return { timer, state };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('eight seconds without a byte are a stall, and the transfer continues', async () => {
  const { timer, state } = start();
  await vi.advanceTimersByTimeAsync(7_999);
  expect(state.hasStalled).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(state.hasStalled).toBe(true);
  expect(timer.signal.aborted).toBe(false);
});

it('each byte restarts the timer', async () => {
  const { timer, state } = start();
  for (let count = 0; count < 20; count += 1) {
    await vi.advanceTimersByTimeAsync(7_000);
    timer.onProgress();
  }
  expect(state.hasStalled).toBe(false);
  expect(timer.signal.aborted).toBe(false);
});

it('a minute without a byte aborts the transfer', async () => {
  const timer = startStallTimer();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(timer.signal.aborted).toBe(true);
});

it('a completed transfer is no longer timed', async () => {
  const { timer, state } = start();
  timer.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(state.hasStalled).toBe(false);
  expect(timer.signal.aborted).toBe(false);
});
