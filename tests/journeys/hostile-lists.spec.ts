import type { Page } from 'playwright/test';
import { prefetchCallLimit } from '../../src/data/lists/limits';
import { expect, test, waitForWorker } from './fixtures';

/** The number of requests that the home page makes itself, besides the prefetch. */
const ownCalls = 12;

/** Resolves when the prefetch logs that it has reached its last request. */
const lastCall = (page: Page) =>
  page.waitForEvent('console', {
    predicate: (message) => /^The fetch of lists ended after \d+ calls/.test(message.text()),
    timeout: 60_000,
  });

test('a paginator that reports five million pages causes a bounded number of requests, and the next start is a normal one', async ({
  open,
  network,
  restart,
  expectFault,
}) => {
  test.setTimeout(180_000);
  // The texts of documents are fetched next, and read as many pages as the device may keep.
  expectFault(/status of 404|The fetch of lists ended|only the first 100 of its 5000000 pages are kept/);
  network.trouble('endless-pages', (path) => /^\/api\/(posts|projects)(\/page\/|$)/.test(path));
  const calls = () => network.requests.filter(({ path }) => path.startsWith('/api/')).length;

  const home = await open(`${network.url}/contact`);
  await lastCall(home);
  await waitForWorker(home);
  expect(calls()).toBeLessThanOrEqual(prefetchCallLimit + ownCalls);

  await restart();
  const before = calls();
  const again = await open(`${network.url}/events`);
  await expect(again.getByRole('heading', { level: 1 })).toHaveText('Events');
  await expect(again.getByRole('link', { name: /5000000/ })).toBeVisible();
  await again.getByRole('link', { name: 'page 2', exact: true }).click();
  await expect(again).toHaveURL(/page=2$/);
  await lastCall(again);
  expect(calls() - before).toBeLessThanOrEqual(prefetchCallLimit + ownCalls + 30);
});

test('only one prefetch runs at a time, however often the browser fires `online`', async ({
  open,
  network,
}) => {
  const page = await open(`${network.url}/contact`);
  await waitForWorker(page);
  await page.evaluate(() => {
    for (let each = 0; each < 20; each += 1) dispatchEvent(new Event('online'));
  });
  const asked = (path: string) => network.requests.filter((request) => request.path === path).length;
  await expect.poll(() => asked('/api/pcategories'), { timeout: 60_000 }).toBeGreaterThan(0);
  await expect.poll(() => asked('/api/projects/page/2'), { timeout: 60_000 }).toBeGreaterThan(0);
  // At most two requests: one by the prefetch, and one by a page that shows the list.
  for (const path of ['/api/volunteers', '/api/faqs', '/api/stakeholders']) expect(asked(path), path).toBe(1);
});
