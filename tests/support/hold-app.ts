import type { Page } from 'playwright/test';

/** Holds back the scripts of the app, as a slow connection does. Returns a function that releases them. */
export async function holdApp(page: Page): Promise<() => void> {
  let letCome: () => void = () => undefined;
  const wish = new Promise<void>((resolve) => (letCome = resolve));
  await page.route('**/assets/start-*.js', async (route) => {
    await wish;
    await route.continue();
  });
  return letCome;
}
