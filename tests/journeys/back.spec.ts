import type { Page } from 'playwright/test';
import { waitUntilClosed } from '../support/wait-until-closed';
import { expect, renderingTest as test, waitForApp } from './fixtures';

const menu = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const donate = (page: Page) => page.getByRole('button', { name: 'Donate Now' });

/** What is open above the page, and how it is opened: each of its kind. */
const overlays: { name: string; at: string; open: (page: Page) => Promise<void> }[] = [
  { name: 'the menu', at: '/vacancies', open: (page) => menu(page).click() },
  { name: 'the donate dialog', at: '/vacancies', open: (page) => donate(page).click() },
  {
    name: "a document's menu",
    at: '/vacancies',
    open: (page) =>
      page
        .getByRole('button', { name: /^More: / })
        .first()
        .click(),
  },
  {
    name: 'the question before a reset',
    at: '/saved',
    open: (page) => page.getByRole('button', { name: /Reset this app/ }).click(),
  },
];

/** Comes to the page by a link, so that a page lies behind it. */
async function arrive(page: Page, at: string) {
  await waitForApp(page);
  await page.getByRole('contentinfo').getByText('All pages').click();
  await page.getByRole('contentinfo').locator(`a[href="${at}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`${at}$`));
}

const modal = (page: Page) => page.locator('.MuiModal-root');

async function expectClosed(page: Page, at: string) {
  await expect(modal(page)).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${at}$`));
  expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).not.toBe('hidden');
}

/** Resolves once the browser has an entry for what is open, as it has when a user can press. */
const isHeld = (page: Page) =>
  page.waitForFunction(() => history.state?.overlay === true, undefined, { timeout: 5_000 });

for (const has of ['with', 'without']) {
  for (const { name, at, open: show } of overlays) {
    test(`Back closes ${name}, and leads back only then, in a browser ${has} CloseWatcher`, async ({
      open,
    }) => {
      const page = await open('/about');
      if (has === 'without') {
        await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'CloseWatcher'));
        await page.reload();
      }
      await arrive(page, at);
      for (const way of ['Back', 'Escape', 'Back']) {
        await show(page);
        await expect(modal(page)).toBeVisible();
        await isHeld(page);
        if (way === 'Back') await page.goBack();
        else await page.keyboard.press('Escape');
        await expectClosed(page, at);
        await waitUntilClosed(page);
      }
      await page.goBack();
      await expect(page).toHaveURL(/\/about$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us');
    });
  }
}

test('a link of the menu takes its place: one press of Back leads to the page before', async ({ open }) => {
  const page = await open('/about');
  await arrive(page, '/vacancies');
  await menu(page).click();
  await isHeld(page);
  await modal(page).locator('a[href="/contact"]').first().click();
  await expect(page).toHaveURL(/\/contact$/);
  await expectClosed(page, '/contact');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vacancies');
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
  // And forward again.
  await page.goForward();
  await page.goForward();
  await expect(page).toHaveURL(/\/contact$/);
});

test('the donate dialog that the menu opened closes by Back, and leaves no entry behind', async ({
  open,
}) => {
  const page = await open('/about');
  await arrive(page, '/vacancies');
  await menu(page).click();
  await isHeld(page);
  await modal(page).getByRole('button', { name: 'Get involved' }).click();
  await modal(page)
    .getByRole('button', { name: /^Donat/ })
    .click();
  await expect(page.getByRole('dialog', { name: 'Thank you' })).toBeVisible();
  await isHeld(page);
  await page.goBack();
  await expectClosed(page, '/vacancies');
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test('nothing that was open survives a jump to another page, the other language and the way back, or a reload', async ({
  open,
}) => {
  const page = await open('/about');
  await arrive(page, '/vacancies');
  await menu(page).click();
  await isHeld(page);
  await page.evaluate(() => history.go(-2));
  await expectClosed(page, '/about');

  await arrive(page, '/vacancies');
  await menu(page).click();
  await isHeld(page);
  await modal(page).getByRole('link', { name: 'دری' }).click();
  await expect(page).toHaveURL(/\/fa\/vacancies$/);
  await waitForApp(page);
  await page.goBack();
  await waitForApp(page);
  await expectClosed(page, '/vacancies');
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);

  await arrive(page, '/vacancies');
  await donate(page).click();
  await isHeld(page);
  await page.reload();
  await waitForApp(page);
  await expectClosed(page, '/vacancies');
});

test('Back closes the contents and the search of a text, and then leads back to the list', async ({
  open,
}) => {
  const page = await open('/vacancies');
  await waitForApp(page);
  await page.getByRole('main').getByRole('link', { name: /^Read/ }).first().click();
  await expect(page).toHaveURL(/\/read\?/);
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await page.getByRole('button', { name: 'Contents' }).click();
  await expect(contents).toBeVisible();
  await isHeld(page);
  await page.goBack();
  await expect(contents).toHaveCount(0);
  await waitUntilClosed(page);
  await page.getByRole('button', { name: 'Find in this document' }).click();
  const field = page.getByRole('searchbox').or(page.getByRole('textbox')).first();
  await expect(field).toBeFocused();
  await isHeld(page);
  await page.goBack();
  await expect(field).toHaveCount(0);
  await waitUntilClosed(page);
  // The reader's own way back leaves at once, whatever is open.
  await page.getByRole('button', { name: 'Contents' }).click();
  await isHeld(page);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/\/vacancies$/);
});
