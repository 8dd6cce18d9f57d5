import type { Page } from 'playwright/test';
import { holdApp } from '../support/hold-app';
import { expectAppWorks, expectReadable, note } from '../support/start-faults';
import { waitForApp } from '../support/wait-for-app';
import { expect, networkWarning, test } from './fixtures';
import { testBrokenData, testStartFault, withoutWorker } from './start-faults';

withoutWorker();

const lost = /net::ERR_|Failed to load resource/;
const scripts = /\/assets\/(start|libraries)-[^/]*\.js$/;

test('a page whose scripts fail to load can be read, says that its buttons do not work, and offers to reload', async ({
  open,
  expectFault,
}) => {
  expectFault(lost);
  expectFault(networkWarning);
  const page = await open('/contact');
  await page.route(/\/sw\.js$/, (route) => route.abort());
  await page.route(scripts, (route) => route.abort());
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expectReadable(page);
  const address = page.url();
  await page.getByRole('form', { name: 'Get in touch' }).getByLabel('Name').fill('Parwin');
  // Clicks are no longer held, and the browser does not submit the form by itself.
  await page.getByRole('form', { name: 'Get in touch' }).getByLabel('Name').press('Enter');
  expect(page.url()).toBe(address);
  await page.unrouteAll();
  await note(page).getByRole('button', { name: 'Reload' }).click();
  await waitForApp(page);
  await expect(note(page)).toHaveCount(0);
});

test('its links work', async ({ open, expectFault }) => {
  expectFault(lost);
  expectFault(networkWarning);
  const page = await open('/contact');
  await page.route(/\/sw\.js$/, (route) => route.abort());
  await page.route(scripts, (route) => route.abort());
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expectReadable(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Events', exact: true }).first().click();
  await expect(page).toHaveURL(/\/events$/);
  await expectReadable(page);
});

for (const [name, body] of [
  ['are cut', 'export const start = ('],
  ['are not those of the page', '<!doctype html><h1>Sign in</h1>'],
  ['throw', 'export async function start() { throw new Error("broken"); }'],
] as const)
  test(`a page whose scripts ${name} can be read, and says so`, async ({ open, expectFault }) => {
    expectFault(/The app is not running/);
    const page = await open('/contact');
    await page.route(/\/assets\/start-[^/]*\.js$/, (route) =>
      route.fulfill({ body, contentType: 'text/javascript' }),
    );
    const cause = page.waitForEvent('console', (message) => /The app is not running/.test(message.text()));
    await page.reload({ waitUntil: 'domcontentloaded' });
    await expectReadable(page);
    expect((await cause).text()).toMatch(/Error/);
  });

testBrokenData('is cut');
testBrokenData('has records that are none');
testStartFault('the database throws');
testStartFault('history cannot be written at the start');
testStartFault('its place is emptied');

async function expectSlowNote(page: Page) {
  await expect(page.getByText('Its buttons are still on their way.')).toBeHidden();
  await expect(page.getByText('Its buttons are still on their way.')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test.describe(`with prefers-reduced-motion: ${reducedMotion}`, () => {
    test.use({ phoneOptions: { serviceWorkers: 'block', reducedMotion } });

    test('a page whose scripts load slowly says that its buttons are on their way, until the app has started', async ({
      open,
    }) => {
      const page = await open('/contact');
      const letCome = await holdApp(page);
      await page.reload({ waitUntil: 'domcontentloaded' });
      await expectSlowNote(page);
      letCome();
      await expectAppWorks(page);
      await expect(page.locator('[data-start-note]')).toHaveCount(0);
    });
  });

test('a page whose first script fails says so too, and submits nothing by itself', async ({ open }) => {
  const page = await open('/contact');
  await page.route(/\/assets\/index-[^/]*\.js$/, () => undefined);
  await page.reload({ waitUntil: 'commit' });
  const form = page.getByRole('form', { name: 'Get in touch' });
  for (const label of ['Name', 'E-mail', 'Website', 'Message'])
    await form.getByLabel(label).fill(label === 'E-mail' ? 'parwin@example.org' : 'Parwin');
  const address = page.url();
  await page.getByRole('button', { name: 'Send message' }).click();
  await form.getByLabel('Name').press('Enter');
  await expectSlowNote(page);
  expect(page.url()).toBe(address);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
