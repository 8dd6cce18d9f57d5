import type { Page } from 'playwright/test';

/** Keeps the scripts of the app from a page, as a slow link does. Returns what lets them come. */
export async function holdApp(page: Page): Promise<() => void> {
  let letCome: () => void = () => undefined;
  const wish = new Promise<void>((resolve) => (letCome = resolve));
  await page.route('**/assets/start-*.js', async (route) => {
    await wish;
    await route.continue();
  });
  return letCome;
}
