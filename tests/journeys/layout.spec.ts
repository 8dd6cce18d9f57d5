import { clippedContent } from '../support/layout-faults';
import { setScreen } from '../support/cut-controls';
import { expect, renderingTest as test, waitForApp } from './fixtures';
import { bannerHeight, desktop, expectFirstRow, phone, rowsOfLists } from './layout-figures';

for (const path of Object.keys(rowsOfLists))
  test(`the banner of ${path} is a line, and its first row stands high on the first screen of desktop and phone`, async ({
    open,
  }) => {
    const page = await open(path);
    for (const screen of [desktop, phone]) await expectFirstRow(page, path, screen);
  });

test('a title of any length is whole in its banner, on the smallest screen with the largest text', async ({
  open,
}) => {
  const page = await open('/vacancies/nlo-va-061');
  await waitForApp(page);
  await setScreen(page, { width: 320, text: 200 });
  const faults = await clippedContent(page);
  expect(faults.filter((fault) => /<(h1|nav|ol|li)>/.test(fault))).toEqual([]);
  await setScreen(page, { width: 320, text: 100 });
  const size = await page.locator('h1').evaluate((title) => parseFloat(getComputedStyle(title).fontSize));
  expect(size).toBeLessThanOrEqual(24);
  expect(await bannerHeight(page)).toBeLessThanOrEqual(2 * phone.banner);
});

test('with the largest text, the first fact of a list is on the first screen of the smallest phone', async ({
  open,
}) => {
  const page = await open('/vacancies');
  await waitForApp(page);
  await setScreen(page, { width: 320, text: 200 }, phone.height);
  const title = page.getByRole('rowheader').first().getByRole('link');
  const { top } = await title.evaluate((element) => element.getBoundingClientRect());
  expect(top).toBeLessThanOrEqual(phone.height - 100);
});
