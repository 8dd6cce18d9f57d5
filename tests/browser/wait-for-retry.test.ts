// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { firstPause, longerPause, waitForRetry } from '../../src/browser/wait-for-retry';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function waitFor(pause: number) {
  const resolved = vi.fn();
  void waitForRetry(pause).then(resolved);
  return resolved;
}

it('comes on an online event', async () => {
  const resolved = waitFor(firstPause);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(resolved).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

it('comes when the user returns to the page, not when they leave it', async () => {
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const resolved = waitFor(firstPause);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(resolved).not.toHaveBeenCalled();
  state.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(resolved).toHaveBeenCalledOnce();
});

it('comes after the pause', async () => {
  const resolved = waitFor(firstPause);
  await vi.advanceTimersByTimeAsync(firstPause - 1);
  expect(resolved).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(resolved).toHaveBeenCalledOnce();
});

it('doubles the pause up to half an hour', () => {
  expect([30_000, 60_000, 1_000_000, 1_800_000].map(longerPause)).toEqual([
    60_000, 120_000, 1_800_000, 1_800_000,
  ]);
});
