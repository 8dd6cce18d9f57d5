import type { Page } from 'playwright';

/**
 * Resolves once the whole page is hydrated: until then the browser handles links itself. Rejects after `timeout` (ms);
 * by default after that of the page.
 */
export async function waitForApp(page: Page, timeout?: number): Promise<void> {
  const isHydrated = () => {
    // The reader has the whole screen, and no footer.
    const isReader = location.pathname.endsWith('/read');
    const links = [...document.querySelectorAll(isReader ? 'main :is(a, button)' : 'footer a')];
    return (
      links.length > 0 && links.every((link) => Object.keys(link).some((key) => key.startsWith('__react')))
    );
  };
  await page.waitForFunction(isHydrated, undefined, timeout === undefined ? {} : { timeout });
}
