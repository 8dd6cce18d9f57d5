import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CallError } from '../../../src/data/api/call-error';
import { retryLater } from '../../../src/data/api/retry';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const again = vi.fn();
beforeEach(() => again.mockReset());

const fail = (error: unknown, retryCount: number) =>
  retryLater(error as Error, '/api/faqs', {} as never, again, { retryCount, dedupe: true });

const unreachable = new CallError('unreachable', '/api/faqs', 'offline');

async function expectAfter(wait: number) {
  await vi.advanceTimersByTimeAsync(wait - 1);
  expect(again).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(again).toHaveBeenCalledOnce();
}

it.each([
  [1, 30_000],
  [2, 60_000],
  [3, 120_000],
])('attempt %i follows after %i ms', async (retryCount, wait) => {
  fail(unreachable, retryCount);
  await expectAfter(wait);
  expect(again).toHaveBeenCalledWith({ retryCount });
});

it('there is no fourth retry', () => {
  fail(unreachable, 4);
  expect(vi.getTimerCount()).toBe(0);
});

it('a retry never comes before the time in Retry-After', async () => {
  fail(new CallError('refused', '/api/faqs', 'status 429', 45_000), 1);
  await expectAfter(45_000);
});

it('a shorter Retry-After does not shorten our wait', async () => {
  fail(new CallError('refused', '/api/faqs', 'status 503', 1_000), 2);
  await expectAfter(60_000);
});

it.each([2 ** 31, 30 * 86_400_000])(
  'a wait of %i ms, longer than setTimeout supports, is not shortened',
  async (retryAfter) => {
    fail(new CallError('refused', '/api/faqs', 'status 429', retryAfter), 1);
    await vi.advanceTimersByTimeAsync(86_400_000);
    expect(again).not.toHaveBeenCalled();
  },
);

it('what does not exist on the server is not requested again', () => {
  fail(new CallError('not-found', '/api/faqs', 'status 404'), 1);
  expect(vi.getTimerCount()).toBe(0);
});

it('any other error is retried as well', async () => {
  fail(new TypeError('Failed to fetch'), 1);
  await expectAfter(30_000);
});
