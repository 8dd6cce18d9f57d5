// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PersistentCache } from '../../src/data/device/swr-cache';
import { chooseDataSaver } from '../../src/data/device/data-saver';
import { writeRow } from '../../src/data/device/rows';
import { completeViewer } from '../../src/data/documents/missing-viewer';
import { prefetchLists } from '../../src/data/lists/prefetch/prefetch';
import { keepReady } from '../../src/shell/keep-ready';
import { usePhone } from '../data/lists/fresh';
import { eventually } from '../support/eventually';
import { expectWarning } from '../support/console';

vi.mock('../../src/shell/site', () => ({ site: { lists: [], records: [] } }));
vi.mock('../../src/routes', () => ({ routes: [] }));
vi.mock('../../src/browser/when-idle', () => ({ whenIdle: async () => undefined }));
vi.mock('../../src/components/search/prefetch-texts', () => ({ prefetchTextsByRank: async () => 0 }));
vi.mock('../../src/pwa/cache-pages', () => ({ cachePages: () => undefined }));
vi.mock('../../src/pwa/refresh-in-background', () => ({ refreshInBackground: async () => undefined }));
vi.mock('../../src/shell/background/follow-visits', () => ({ followVisits: () => undefined }));
vi.mock('../../src/data/lists/prefetch/prefetch', () => ({
  prefetchLists: vi.fn(async () => 0),
  pauseLeft: async () => 0,
}));
vi.mock('../../src/data/documents/missing-viewer', () => ({ completeViewer: vi.fn(async () => undefined) }));

let stop: AbortController;
beforeEach(async () => {
  usePhone();
  stop = new AbortController();
  vi.mocked(completeViewer).mockClear();
  await chooseDataSaver('off');
});
afterEach(() => stop.abort());

const start = () => keepReady(new PersistentCache(), async () => undefined, stop.signal);
const isCompleted = (times: number) => eventually(() => expect(completeViewer).toHaveBeenCalledTimes(times));

test('a viewer that a saved document lacks is fetched at the start, and when the network is back', async () => {
  await writeRow('preferences/viewer-missing', ['https://app.example/files/a.pdf']);
  start();
  await isCompleted(1);
  dispatchEvent(new Event('online'));
  await isCompleted(2);
});

test('so it is where the lists could not be fetched', async () => {
  expectWarning(/the device failed/);
  vi.mocked(prefetchLists).mockRejectedValueOnce(new Error('the device failed'));
  await writeRow('preferences/viewer-missing', ['https://app.example/files/a.pdf']);
  start();
  await isCompleted(1);
});

test('nothing is fetched where nothing is missing, and with data saver', async () => {
  start();
  await eventually(() => expect(prefetchLists).toHaveBeenCalled());
  await chooseDataSaver('on');
  await writeRow('preferences/viewer-missing', ['https://app.example/files/a.pdf']);
  dispatchEvent(new Event('online'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(completeViewer).not.toHaveBeenCalled();
});
