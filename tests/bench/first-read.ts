import { chromium } from 'playwright';
import { getPhone } from '../support/phone';
import { startSite } from '../support/site';
import { repeat, type Bench } from './bench';
import type { Measured } from './measured';
import { edge, startSlowLink } from './slow-link';

/** The target (s) for the text. */
const limit = 2;

/** A long wait: the pages of a document take a while on such a link. */
const pageTimeout = 180_000;

const document = '/files/vacancies/tor-loan-officer-mazar.pdf';

/**
 * The first read of a document over EDGE, from the page of its notice with the worker ready: as a text, and as pages.
 */
export async function measureFirstRead({ runs, dist, browser }: Bench): Promise<Measured[]> {
  const site = await startSite({ dist });
  try {
    const times = await repeat(runs, async () => ({
      text: await visit(site.port, browser, 'text'),
      pages: await visit(site.port, browser, 'pages'),
    }));
    return [
      { name: 'first read on EDGE: text', unit: 's', values: times.text, target: { atMost: limit } },
      { name: 'first read on EDGE: viewer and PDF', unit: 's', values: times.pages },
    ];
  } finally {
    await site.stop();
  }
}

async function visit(port: number, browser: string, view: 'text' | 'pages'): Promise<number> {
  // Only the read itself is slow.
  const speed = { bytesPerSecond: 10_000_000, roundTrip: 2 };
  const link = await startSlowLink(port, speed);
  const phone = await getPhone(chromium, browser, {});
  try {
    const page = await phone.open(`${link.url}/vacancies`);
    page.setDefaultTimeout(pageTimeout);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page
      .getByRole('link', { name: /Loan Officer for Women/ })
      .first()
      .click();
    const original = page.getByRole('main').getByRole('link', { name: 'Original pages' });
    // The page of the notice shows the text, so that it is on the phone: without it, the first read is the slowest.
    await original.waitFor();
    await page.evaluate(forget, `edition/${document}`);
    Object.assign(speed, edge);
    const start = Date.now();
    if (view === 'pages') await original.click();
    else await page.getByRole('main').getByRole('link', { name: /^Read/ }).first().click();
    await page.waitForSelector(view === 'text' ? '[role="region"] article h2' : '[data-page="1"] canvas');
    return (Date.now() - start) / 1_000;
  } finally {
    await phone.discard();
    await link.stop();
  }
}

/** Deletes a row from the database of the app. */
const forget = (key: string) =>
  new Promise<void>((resolve, reject) => {
    const request = indexedDB.open('ngo');
    request.onerror = () => reject(new Error('no database'));
    request.onsuccess = () => {
      const transaction = request.result.transaction('rows', 'readwrite');
      transaction.objectStore('rows').delete(key);
      transaction.oncomplete = () => resolve();
    };
  });
