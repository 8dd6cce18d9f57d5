import { JSDOM } from 'jsdom';
import type { Page } from 'playwright/test';
import type { PagePack } from '../../sw/contract/page-pack';
import { expect, serverIsGone, test, waitForPrefetch, waitForWorker } from './fixtures';

/** The HTML that the phone itself answers a navigation with, before any script of it runs. */
async function openedAt(page: Page, path: string) {
  const response = await page.goto(path, { waitUntil: 'commit' });
  const { document } = new JSDOM(await response!.text()).window;
  const main = document.querySelector('main');
  return {
    heading: main?.querySelector('h1')?.textContent ?? '',
    text: main?.textContent ?? '',
    isWhole: document.getElementById('prerendered') !== null,
  };
}

/**
 * The page of a category or a tag has an answer of its own, which the phone does not store: the app draws it from the
 * whole list, which may be newer.
 */
const isOfPart = (path: string) => /\/(events\/(category|tag)|project-updates)\/./.test(path);

/** Of each route with parameters one page, or all. */
function choose(paths: readonly string[], isMatrix: boolean): string[] {
  const byFolder = new Map(paths.map((path) => [path.slice(0, path.lastIndexOf('/')), path]));
  return isMatrix ? [...paths] : [...byFolder.values()];
}

/**
 * Defines a test that pages of a language which were never opened come with their heading and rows without a server,
 * after one visit of the home page, and with no row of a list that has changed since.
 */
export const testUnopened = (prefix: string, isMatrix: boolean) =>
  test(`pages of ${prefix}/ that were never opened come with heading and rows, without a server`, async ({
    open,
    site,
    killServer,
    expectFault,
  }) => {
    test.setTimeout(isMatrix ? 300_000 : 90_000);
    expectFault(serverIsGone);
    // Pages are left before they are drawn.
    expectFault(/AbortError|is drawn anew|Failed to fetch/);
    const home = await open(prefix || '/');
    await waitForWorker(home);
    await waitForPrefetch(home, []);
    const packPath = `${prefix}/pages.json`;
    await expect
      .poll(() => home.evaluate(async (path) => (await caches.match(path))?.ok, packPath))
      .toBe(true);
    const pack = (await (await fetch(site.url + packPath)).json()) as PagePack;
    await killServer();

    const page = await open(`${prefix}/accessibility`);
    for (const path of choose(Object.keys(pack.pages), isMatrix)) {
      const { heading, text, isWhole } = await openedAt(page, site.url + path);
      expect(isWhole, path).toBe(!isOfPart(path));
      if (!isWhole) continue;
      expect(heading, path).not.toBe('');
      expect(text.length, path).toBeGreaterThanOrEqual(heading.length);
    }
    await home.evaluate(async () => {
      const api = await caches.open('ngo-api');
      for (const request of await api.keys())
        if (/\/faqs$/.test(new URL(request.url).pathname))
          await api.put(request, new Response('{"data":[]}', { headers: { 'x-stamp': 'newer' } }));
    });
    const whole = await openedAt(page, `${site.url}${prefix}/contact`);
    expect(whole.isWhole).toBe(true);
    const changed = await openedAt(page, `${site.url}${prefix}/frequently-asked-questions`);
    expect(changed.heading).not.toBe('');
    expect(changed.isWhole).toBe(false);
    expect(changed.text.length).toBeLessThan(100);
  });
