// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startFinder } from '../../../src/data/search/finder';
import { SearchWorker } from '../../support/search-worker';

import { searchWords as words } from '../../../src/words/search/synonyms';

/** A worker whose script never arrives. */
class SilentWorker {
  postMessage() {}
  terminate() {}
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a query that the worker does not answer within 20 s is rejected, so that the page can say so', async () => {
  vi.stubGlobal('Worker', SilentWorker);
  const settled = vi.fn();
  startFinder(words)
    .find('herat', 5)
    .catch((error: unknown) => settled(String(error)));
  await vi.advanceTimersByTimeAsync(19_900);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(settled).toHaveBeenCalledWith('TimeoutError: no response within 20000 ms');
});

test('a query that is answered leaves no timer behind', async () => {
  vi.stubGlobal('Worker', SearchWorker);
  await startFinder(words).find('herat', 5);
  expect(vi.getTimerCount()).toBe(0);
});
