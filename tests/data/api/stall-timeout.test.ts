import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readBytes, withStallTimeout } from '../../../src/data/api/stall-timeout';
import { expectWarning } from '../../support/console';

const url = 'https://api.example.org/api/vacancies';

/** A request whose bytes the test sends. */
function startRequest() {
  const late = vi.fn();
  let receive = () => {};
  let signal = new AbortController().signal;
  let end: (value: string) => void = () => {};
  let fail: (error: unknown) => void = () => {};
  const result = withStallTimeout(
    url,
    (given, onProgress) => {
      signal = given;
      receive = onProgress;
      return new Promise<string>((resolve, reject) => {
        end = resolve;
        fail = reject;
      });
    },
    { late },
  );
  const outcome = vi.fn();
  result.then(outcome, (error: { kind: string }) => outcome(error.kind));
  return { late, outcome, receive: () => receive(), end, fail, signal };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a request without a byte', () => {
  it('is aborted when the same address is requested again after it was given up', async () => {
    const first = startRequest();
    await vi.advanceTimersByTimeAsync(7_999);
    startRequest().end('shared');
    expect(first.signal.aborted, 'while it may still answer').toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    const second = startRequest();
    expect(first.signal.aborted).toBe(true);
    expect(second.signal.aborted).toBe(false);
    second.end('answer');
    await vi.advanceTimersByTimeAsync(0);
    expect(second.outcome).toHaveBeenCalledWith('answer');
  });

  it('is given up after 8 s, not before', async () => {
    const { outcome, signal } = startRequest();
    await vi.advanceTimersByTimeAsync(7_999);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toHaveBeenCalledWith('silent');
    expect(signal.aborted).toBe(false);
  });

  it('is aborted after 60 s', async () => {
    const { signal } = startRequest();
    await vi.advanceTimersByTimeAsync(59_999);
    expect(signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(signal.reason).toMatchObject({ kind: 'silent' });
  });

  it('may still deliver late', async () => {
    const { late, end, outcome, signal } = startRequest();
    await vi.advanceTimersByTimeAsync(50_000);
    end('at last');
    await vi.advanceTimersByTimeAsync(100_000);
    expect(late.mock.calls).toEqual([['at last']]);
    expect(outcome).toHaveBeenCalledOnce();
    expect(signal.aborted).toBe(false);
  });

  it('that delivers late bytes is aborted only 60 s after the last one', async () => {
    const { receive, signal } = startRequest();
    await vi.advanceTimersByTimeAsync(50_000);
    receive();
    await vi.advanceTimersByTimeAsync(59_999);
    expect(signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(signal.aborted).toBe(true);
  });

  it('that fails late is only logged', async () => {
    expectWarning(/broke off/, 1);
    const { fail, late, outcome } = startRequest();
    await vi.advanceTimersByTimeAsync(9_000);
    fail(new Error('broke off'));
    await vi.advanceTimersByTimeAsync(0);
    expect(late).not.toHaveBeenCalled();
    expect(outcome).toHaveBeenCalledOnce();
  });

  it('whose late response is invalid is logged too', async () => {
    expectWarning(/wrong shape/, 1);
    const { late, end } = startRequest();
    late.mockImplementation(() => {
      throw new Error('wrong shape');
    });
    await vi.advanceTimersByTimeAsync(9_000);
    end('{}');
    await vi.advanceTimersByTimeAsync(0);
  });
});

describe('a slow request', () => {
  it('is not given up as long as a byte arrives every 8 s', async () => {
    const { receive, end, outcome } = startRequest();
    for (let byte = 0; byte < 10; byte += 1) {
      await vi.advanceTimersByTimeAsync(7_900);
      receive();
    }
    end('whole');
    await vi.advanceTimersByTimeAsync(0);
    expect(outcome.mock.calls).toEqual([['whole']]);
  });

  it('is given up when it stalls half-way', async () => {
    const { receive, outcome } = startRequest();
    await vi.advanceTimersByTimeAsync(5_000);
    receive();
    await vi.advanceTimersByTimeAsync(7_999);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toHaveBeenCalledWith('silent');
  });
});

it('a completed request leaves no timer behind', async () => {
  const { end, fail } = startRequest();
  end('whole');
  await vi.advanceTimersByTimeAsync(0);
  expect(vi.getTimerCount()).toBe(0);
  const second = startRequest();
  second.fail(new Error('refused'));
  await vi.advanceTimersByTimeAsync(0);
  expect(vi.getTimerCount()).toBe(0);
  fail(new Error('too late to matter'));
});

it('a body is read completely, and each chunk reports the bytes so far', async () => {
  const chunks = ['ab', 'c', 'def'].map((text) => new TextEncoder().encode(text));
  const body = new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
  const onProgress = vi.fn();
  const bytes = await readBytes(new Response(body), onProgress);
  expect(new TextDecoder().decode(bytes)).toBe('abcdef');
  expect(onProgress.mock.calls).toEqual([[2], [3], [6]]);
});

it('a body beyond its limit is a failure, and the rest is not read', async () => {
  const cancel = vi.fn();
  const pull = vi.fn((stream: ReadableStreamDefaultController) => stream.enqueue(new Uint8Array(4)));
  const body = new ReadableStream({ pull, cancel }, { highWaterMark: 0 });
  await expect(readBytes(new Response(body), () => {}, 10)).rejects.toMatchObject({ kind: 'wrong-shape' });
  expect(pull).toHaveBeenCalledTimes(3);
  expect(cancel).toHaveBeenCalledOnce();
});

it('a response without a body has no bytes', async () =>
  expect(await readBytes(new Response(null), () => {})).toHaveLength(0));
