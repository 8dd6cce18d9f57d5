import type { Page } from 'playwright';

/** Resolves once the whole page is hydrated: until then the browser handles links itself. */
export async function waitForApp(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const links = [...document.querySelectorAll('footer a')];
    return (
      links.length > 0 && links.every((link) => Object.keys(link).some((key) => key.startsWith('__react')))
    );
  });
}
