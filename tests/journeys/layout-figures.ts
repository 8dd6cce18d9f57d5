import type { Page } from 'playwright/test';
import { setScreen } from '../support/cut-controls';
import { expect, waitForApp } from './fixtures';

/** The lists of records, and what one row of each is. */
export const rowsOfLists: Readonly<Record<string, string>> = {
  '/vacancies': 'main tbody > tr',
  '/volunteer-opportunities': 'main tbody > tr',
  '/invitation-to-bid': 'main tbody > tr',
  '/notification-of-award': 'main tbody > tr',
  '/audit-reports': 'main li:has([data-button])',
};

export const desktop = { width: 1366, height: 768, banner: 96, firstRow: 320 };
export const phone = { width: 360, height: 740, banner: 88, firstRow: 300 };

/** The height of the banner in px. */
export const bannerHeight = (page: Page): Promise<number> =>
  page.locator('main > div:has(h1)').evaluate((banner) => banner.getBoundingClientRect().height);

/** Measures the banner of a list and the place of its first row. */
export async function expectFirstRow(
  page: Page,
  path: string,
  { width, height, banner, firstRow }: typeof desktop,
): Promise<void> {
  await waitForApp(page);
  await setScreen(page, { width, text: 100 }, height);
  const list = Object.keys(rowsOfLists).find((one) => path.endsWith(one))!;
  const row = page.locator(rowsOfLists[list]!).first();
  await expect(row).toBeVisible();
  const { top } = await row.evaluate((element) => element.getBoundingClientRect());
  expect(top, `the first row of ${path} at ${width} px`).toBeLessThanOrEqual(firstRow);
  expect(await bannerHeight(page), `the banner of ${path} at ${width} px`).toBeLessThanOrEqual(banner);
}

/** Measures the rows of a list on a desktop. */
export async function expectLowRows(page: Page, path: string): Promise<void> {
  await setScreen(page, { width: desktop.width, text: 100 }, desktop.height);
  const rows = await page.locator('main tbody > tr').evaluateAll((all) =>
    all.map((row) => {
      const { height, bottom } = row.getBoundingClientRect();
      const actions = [
        ...row.querySelectorAll('[data-kind="file"] :is(a, button), [data-deadline] > button'),
      ];
      const middles = actions
        .map((action) => action.getBoundingClientRect())
        .map((box) => Math.round((box.top + box.bottom) / 2));
      return { height, bottom, lines: Math.max(...middles, 0) - Math.min(...middles, Infinity) };
    }),
  );
  expect(Math.max(...rows.map(({ height }) => height)), `the highest row of ${path}`).toBeLessThanOrEqual(72);
  expect(rows.filter(({ lines }) => lines > 2)).toEqual([]);
  expect(rows.filter(({ bottom }) => bottom <= desktop.height).length).toBeGreaterThanOrEqual(
    Math.min(6, rows.length),
  );
}
