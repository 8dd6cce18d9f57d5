// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPdf, startWorker } from '../../src/viewer/pdf';

/** A worker whose script has not arrived. */
class SilentWorker extends EventTarget {
  static last: SilentWorker;
  constructor() {
    super();
    SilentWorker.last = this;
  }
  postMessage() {}
  terminate() {}
}

beforeEach(() => {
  vi.stubGlobal('Worker', SilentWorker);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a viewer whose worker says nothing for 30 s is given up, and one that answers is not', async () => {
  const lost = vi.fn();
  startWorker().lost.catch((error: unknown) => lost(String(error)));
  await vi.advanceTimersByTimeAsync(29_900);
  expect(lost).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(lost).toHaveBeenCalledWith('Error: The worker did not start in time.');

  const other = vi.fn();
  startWorker().lost.catch(other);
  SilentWorker.last.dispatchEvent(new MessageEvent('message', { data: {} }));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(other).not.toHaveBeenCalled();
});

test('a document that was left before its viewer was loaded is closed, and not waited for', async () => {
  const opened = openPdf(new Uint8Array([37, 80, 68, 70]), vi.fn(), AbortSignal.abort());
  await expect(opened).rejects.toThrow();
});
