import type { Page } from 'playwright/test';
import { expect, renderingTest, waitForApp } from './fixtures';

/** How much later (ms) than usual each chunk and each answer of the API arrives. */
const delay = 500;

declare global {
  interface Window {
    /** What has moved since the page was drawn; undefined before. */
    moved?: string[];
  }
}

/** From the paint that shows the title of another page on, notes in `window.moved` what moves within the page. */
const watchNextPage = (page: Page) =>
  page.evaluate(() => {
    const title = () => document.querySelector('[data-page-title]')?.textContent;
    const first = title();
    const observer = new MutationObserver(() => {
      if (title() === first || document.querySelector('main > * > [aria-busy]')) return;
      observer.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(watch));
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });

    interface Source {
      node: Node | null;
      previousRect: DOMRect;
      currentRect: DOMRect;
    }
    function watch() {
      const moved: string[] = (window.moved = []);
      new PerformanceObserver((list) => {
        for (const { sources } of list.getEntries() as (PerformanceEntry & { sources: Source[] })[])
          for (const { node, previousRect, currentRect } of sources)
            if (node?.parentElement?.closest('main'))
              moved.push(`${node.textContent?.slice(0, 60)}: ${previousRect.y} to ${currentRect.y}`);
      }).observe({ type: 'layout-shift' });
    }
  });

const ways = [
  ['/', 'a[href="/events"]'],
  ['/', 'a[href="/project-updates"]'],
  ['/', 'a[href="/frequently-asked-questions"]'],
  ['/vacancies', 'main a[href^="/vacancies/"]'],
  ['/notification-of-award', 'main a[href^="/notification-of-award/"]'],
  ['/events', 'main a[href^="/event-details/"]'],
] as const;

for (const [from, link] of ways)
  renderingTest(
    `nothing that was drawn moves when chunks arrive late: from ${from} by ${link}`,
    async ({ open }) => {
      const page = await open(from);
      await waitForApp(page);
      await page.waitForLoadState('networkidle');
      let pending = 0;
      let last = Date.now();
      await page.route(/\/(assets|api)\//, async (route) => {
        pending++;
        await new Promise((resolve) => setTimeout(resolve, delay));
        await route.continue();
        pending--;
        last = Date.now();
      });
      await watchNextPage(page);
      await page
        .locator(link)
        .first()
        .evaluate((element: HTMLElement) => element.click());
      await expect.poll(() => page.evaluate(() => window.moved)).toBeDefined();
      await expect.poll(() => pending === 0 && Date.now() - last > 2 * delay).toBe(true);
      expect(await page.evaluate(() => window.moved)).toEqual([]);
    },
  );
