import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startStallTimer } from '../../sw/stall-timeout';

/** A watch, and whether it has spoken. */
function listen() {
  const watch = startStallTimer();
  const heard = { silence: false };
  void watch.stalled.then(() => (heard.silence = true));
  return { watch, heard };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('eight seconds without a byte are silence, and the transfer goes on', async () => {
  const { watch, heard } = listen();
  await vi.advanceTimersByTimeAsync(7_999);
  expect(heard.silence).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(heard.silence).toBe(true);
  expect(watch.signal.aborted).toBe(false);
});

it('each byte starts the count again', async () => {
  const { watch, heard } = listen();
  for (let count = 0; count < 20; count += 1) {
    await vi.advanceTimersByTimeAsync(7_000);
    watch.onProgress();
  }
  expect(heard.silence).toBe(false);
  expect(watch.signal.aborted).toBe(false);
});

it('a minute without a byte ends the transfer', async () => {
  const watch = startStallTimer();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(watch.signal.aborted).toBe(true);
});

it('a transfer that has ended is watched no more', async () => {
  const { watch, heard } = listen();
  watch.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heard.silence).toBe(false);
  expect(watch.signal.aborted).toBe(false);
});
