import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright';
import { waitFor } from '../support/wait-for';

/**
 * Resolves once a worker controls the page and its stores no longer grow: the prefetch has ended, and the page has
 * written its data.
 */
export async function settle(page: Page, limit = 180_000): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, {
    timeout: limit,
  });
  const count = () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name !== 'ngo-reader');
      const sizes = await Promise.all(
        names.map(async (name) => (await (await caches.open(name)).keys()).length),
      );
      return sizes.join();
    });
  let before = '';
  let calm = 0;
  const isCalm = async () => {
    const now = await count();
    calm = now === before ? calm + 1 : 0;
    before = now;
    await pause(500);
    return calm >= 8;
  };
  await waitFor('the first visit to come to rest', isCalm, limit);
}
