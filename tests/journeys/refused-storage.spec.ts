import type { Page } from 'playwright/test';
import { expect, renderingTest as test, waitForApp } from './fixtures';
import { refuseStorage } from '../support/refuse-storage';

/** A page of a browser that refuses the worker and every store. */
async function openRefused(open: (address: string) => Promise<Page>, path: string): Promise<Page> {
  const page = await open('/privacy');
  await page.context().addInitScript(refuseStorage);
  await page.goto(new URL(path, page.url()).href);
  await waitForApp(page);
  return page;
}

/** What is said about this device, storing and the absence of a connection: all of it is untrue here. */
const promises =
  /on this device yet|document is on this device|All \d+ lists are on this device|It then stays|opens? without a connection|keeps what you saved|is asked to keep|Saved on this device:|What it could not keep|being stored|No connection/;

const reason =
  'This browser lets the site keep nothing on this device: perhaps its window is private, or cookies are blocked. ' +
  'In a normal window that allows cookies, you can save documents and lists.';

test('a browser that refuses to store says at the first document why it is not saved, and at others only that', async ({
  open,
  expectFault,
}) => {
  expectFault(/SecurityError/);
  const page = await openRefused(open, '/vacancies');
  const saves = page.getByRole('main').getByRole('button', { name: /^Save/ });
  const why = page.getByText('This browser cannot keep documents: perhaps its window is private.');
  await saves.first().click();
  await expect(why).toBeVisible();
  await page.getByRole('button', { name: /^Try again/ }).click();
  await expect(why).toBeVisible();
  await saves.first().click();
  await expect(page.getByText('Not saved.', { exact: true })).toBeVisible();
  await expect(why).toHaveCount(1);
  await expect(page.getByRole('main')).not.toContainText(promises);
});

test('a browser that refuses to store is told so once on the page of saved documents, and nothing is promised', async ({
  open,
  expectFault,
}) => {
  expectFault(/SecurityError/);
  const page = await openRefused(open, '/saved');
  const main = page.getByRole('main');
  await expect(main.getByText(reason)).toHaveCount(1);
  await expect(main.getByText('This browser cannot open the app without a connection.')).toBeVisible();
  await expect(main.getByText(/^0 of \d+ lists are on this device\.$/)).toBeVisible();
  await expect(main.getByText(/private/)).toHaveCount(1);
  await expect(main).not.toContainText(promises);

  await main.getByRole('button', { name: 'Fetch everything now' }).click();
  await expect(
    main.getByText('Everything was fetched, but not everything could be kept on this device.'),
  ).toBeVisible();
  await expect(main.getByText(/^0 of \d+ lists are on this device\.$/)).toBeVisible();
  await expect(main).not.toContainText(promises);
});
