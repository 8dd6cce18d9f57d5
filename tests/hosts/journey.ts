import { chromium } from 'playwright';
import { expect } from 'playwright/test';
import { findBrowser } from '../support/browser';
import { getPhone } from '../support/phone';

/** What a phone that is offline must show: address and heading. */
const pages: readonly [path: string, heading: string][] = [
  ['/', ''],
  ['/vacancies', 'Vacancies'],
  ['/vacancies.html', 'Vacancies'],
  ['/index.html', ''],
  ['/frequently-asked-questions', 'FAQs'],
  ['/privacy', 'Privacy'],
];

/** Long enough (ms) for a machine that does other work as well. */
const slow = { timeout: 120_000 };

/** A first visit, the end of the server, a relaunch, and the pages without a network. Throws what is missing. */
export async function travelOffline(url: string, killServer: () => Promise<void>): Promise<void> {
  const phone = await getPhone(chromium, findBrowser(), {});
  try {
    const openAt = async (address: string) => {
      const page = await phone.open('about:blank');
      page.setDefaultTimeout(slow.timeout);
      await page.goto(address);
      return page;
    };
    const page = await openAt(url);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    await page.waitForFunction(async () => {
      const wanted = ['/api/vacancies', '/api/faqs', '/manifest.webmanifest', '/app-icons/icon-192.png'];
      const found = await Promise.all(wanted.map((path) => caches.match(path, { ignoreSearch: true })));
      return found.every(Boolean);
    });
    // Warnings tell of the machine, such as a slow database, and not of the host.
    const first = phone.faults.filter((fault) => !fault.startsWith('console warning'));
    expect(first, 'faults of the first visit').toEqual([]);
    await killServer();
    await phone.shutDown();
    for (const [path, heading] of pages) {
      const opened = await openAt(url + path);
      await expect(opened.getByRole('heading', { level: 1 }).first()).toContainText(heading, slow);
      if (path.startsWith('/vacancies'))
        await expect(opened.getByRole('row').nth(1), 'the stored list').toBeVisible(slow);
      if (path.endsWith('.html')) expect(opened.url(), path).not.toContain('.html');
    }
  } finally {
    await phone.discard();
  }
}
