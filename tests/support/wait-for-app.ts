import type { Page } from 'playwright';

/** Returns once the app has taken over the page, down to its last line: until then a link is the browser's own. */
export async function waitForApp(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const links = [...document.querySelectorAll('footer a')];
    return (
      links.length > 0 && links.every((link) => Object.keys(link).some((key) => key.startsWith('__react')))
    );
  });
}
