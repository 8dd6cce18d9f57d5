import type { Page } from 'playwright/test';
import { expect, renderingTest as test, waitForApp } from './fixtures';

/** Scrolls again where the page moves: what grows above the rows is made up for by the browser. */
async function scroll(page: Page, distance: number) {
  await page.waitForFunction((top) => {
    const isThere = Math.round(scrollY) === top;
    if (!isThere) scrollTo({ top, behavior: 'instant' });
    return isThere;
  }, distance);
}

test.describe('on a wide screen', () => {
  test.use({ phoneOptions: { viewport: { width: 1280, height: 800 } } });

  test('the header is sticky from 150 px on, the button to the top shows from 200 px on', async ({
    open,
  }) => {
    const page = await open('/vacancies');
    await expect(page.getByRole('table')).toBeVisible();
    const donate = page.getByRole('button', { name: 'Donate Now' });
    const toTop = page.getByRole('button', { name: 'Back to the top' });

    await scroll(page, 150);
    await expect(donate).not.toBeInViewport();
    await scroll(page, 151);
    await expect(donate).toBeInViewport();
    await scroll(page, 200);
    await expect(toTop).toHaveCount(0);
    await scroll(page, 201);
    await toTop.click();
    await page.waitForFunction(() => scrollY === 0);
    await expect(toTop).toHaveCount(0);
  });

  test('dropdowns open on hover, on a click and on Enter, are 220 px wide, and close on Escape', async ({
    open,
  }) => {
    const page = await open('/');
    const group = page.getByRole('button', { name: 'Get involved' });
    const entry = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Invitation to bid' });

    // Before hydration no handler receives the pointer event.
    await expect(async () => {
      await page.mouse.move(640, 700);
      await group.hover();
      await expect(entry).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 20_000 });
    const width = await entry.evaluate((node) => {
      let box: Element = node;
      while (getComputedStyle(box).position !== 'absolute') box = box.parentElement!;
      return box.getBoundingClientRect().width;
    });
    expect(width).toBe(220);
    // No element of the page covers it.
    await entry.click();
    await expect(page).toHaveURL(/\/invitation-to-bid$/);
    // The navigation closes the menu, also one that was opened meanwhile.
    await expect(entry).toHaveCount(0);
    await group.hover();
    await expect(entry).toBeVisible();
    await page.mouse.move(640, 700);
    await expect(entry).toHaveCount(0);

    await group.click();
    await page.mouse.move(640, 700);
    await expect(entry).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(entry).toHaveCount(0);

    await group.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(entry).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invitation to bid');
    await expect(entry).toHaveCount(0);
  });

  test('the donate popup closes by its button, by the overlay and by Escape', async ({ open }) => {
    const page = await open('/');
    const popup = page.getByRole('dialog', { name: 'Thank you' });
    const donate = page.getByRole('button', { name: 'Donate Now' });
    for (const close of [
      () => popup.getByRole('button', { name: 'Close' }).click(),
      () => page.mouse.click(5, 790),
      () => page.keyboard.press('Escape'),
    ]) {
      await donate.click();
      await expect(popup).toBeVisible();
      await close();
      await expect(popup).toHaveCount(0);
    }
  });
});

test('the menu on phones expands its groups with a plus and collapses them with a minus', async ({
  open,
}) => {
  const page = await open('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const group = page.getByRole('button', { name: 'Get involved' });
  const entry = page.getByRole('dialog').getByRole('link', { name: 'Notification of award' });
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await group.click();
  await expect(entry).toBeVisible();
  await group.click();
  await expect(entry).toHaveCount(0);
});

test('closing the menu or a dialog on a scrolled page leaves the page where it is', async ({ open }) => {
  const page = await open('/vacancies');
  await waitForApp(page);
  await scroll(page, 600);
  for (const name of ['Menu', 'Donate Now']) {
    const button = page.getByRole('button', { name, exact: true });
    await button.evaluate((element) => element.focus({ preventScroll: true }));
    await page.keyboard.press('Enter');
    await expect(page.locator('.MuiModal-root')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    expect(await page.evaluate(() => Math.round(scrollY))).toBe(600);
  }
  // Nor does the way to the header by keyboard scroll it.
  await page.keyboard.press('Shift+Tab');
  expect(await page.evaluate(() => Math.round(scrollY))).toBe(600);
});

test('one question is expanded at a time, initially the first', async ({ open, site }) => {
  const { data } = (await (await fetch(`${site.url}/api/faqs`)).json()) as { data: unknown[] };
  const page = await open('/frequently-asked-questions');
  const questions = page.getByRole('main').getByRole('heading').getByRole('button');
  await expect(questions).toHaveCount(data.length);
  await expect(questions.first()).toHaveAttribute('aria-expanded', 'true');
  await questions.last().click();
  await expect(questions.first()).toHaveAttribute('aria-expanded', 'false');
  await questions.last().click();
  await expect(page.locator('[aria-expanded="true"]')).toHaveCount(0);
});

test('the focused element has a visible ring', async ({ open }) => {
  const page = await open('/vacancies');
  await expect(page.getByRole('table')).toBeVisible();
  for (const name of ['Donate Now', 'Menu', 'Refresh']) {
    await page.getByRole('button', { name }).focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    const ring = await page
      .getByRole('button', { name })
      .evaluate((node) => getComputedStyle(node).outlineWidth);
    expect(ring, name).toBe('3px');
  }
});

test('in print every answer is expanded, and no button is shown', async ({ open }) => {
  const page = await open('/frequently-asked-questions');
  await expect(page.getByRole('main').getByRole('button')).not.toHaveCount(0);
  // The rules for paper come with what paper says.
  await page.getByTestId('print-head').waitFor({ state: 'attached' });
  await page.emulateMedia({ media: 'print' });
  const closed = await page
    .locator('.MuiCollapse-root')
    .evaluateAll((nodes) => nodes.filter((node) => node.clientHeight < 20).length);
  expect(closed).toBe(0);
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
});

test('the figures of the home page are printed as they are, even while they count', async ({
  open,
  records,
}) => {
  const page = await open('/');
  const figures = page.locator('dd');
  await figures.first().scrollIntoViewIfNeeded();
  await expect(figures.first().locator('[aria-hidden]')).toHaveText('0');
  await page.emulateMedia({ media: 'print' });
  expect(await figures.allInnerTexts()).toEqual(records.figures);
  expect((await figures.first().locator(':not([aria-hidden])').boundingBox())!.width).toBeGreaterThan(30);
});
