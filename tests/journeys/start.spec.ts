import type { Page } from 'playwright/test';
import { holdApp } from '../support/hold-app';
import { waitForApp } from '../support/wait-for-app';
import { expect, laravelTest, renderingTest } from './fixtures';

const form = (page: Page) => page.getByRole('form', { name: 'Get in touch' });
const written = { Name: 'Parwin', 'E-mail': 'parwin@example.org', Website: 'example.org', Message: 'Salaam' };

async function fill(page: Page) {
  for (const [label, text] of Object.entries(written)) await form(page).getByLabel(label).fill(text);
}

async function expectWritten(page: Page) {
  for (const [label, text] of Object.entries(written))
    await expect(form(page).getByLabel(label)).toHaveValue(text);
}

const press = {
  click: (page: Page) => page.getByRole('button', { name: 'Send message' }).click(),
  Enter: (page: Page) => form(page).getByLabel('Website').press('Enter'),
} as const;

/** The addresses that this tab navigates to from now on. */
function followAddresses(page: Page): string[] {
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => void (frame === page.mainFrame() && addresses.push(frame.url())));
  return addresses;
}

/** Whether the page still consists of the prerendered HTML. */
const isOwnHtml = (page: Page) => page.locator('form[data-prerendered]').count();
const markHtml = (page: Page) => form(page).evaluate((node) => node.setAttribute('data-prerendered', ''));

async function expectSent(page: Page, by: (page: Page) => Promise<void>, isRedrawn: boolean) {
  const letCome = await holdApp(page);
  await page.reload({ waitUntil: 'domcontentloaded' });
  const address = page.url();
  const addresses = followAddresses(page);
  await markHtml(page);
  await fill(page);
  await by(page);
  letCome();
  await expect(page.getByText('Message Sent Successfully')).toBeVisible();
  await expect(form(page).getByLabel('Message')).toHaveValue('');
  expect(await isOwnHtml(page)).toBe(isRedrawn ? 0 : 1);
  // The router writes its history state with the same address.
  expect(new Set([...addresses, page.url()])).toEqual(new Set([address]));
}

async function expectKept(page: Page, isRedrawn: boolean) {
  const letCome = await holdApp(page);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await markHtml(page);
  await fill(page);
  await form(page).getByLabel('Message').focus();
  await page.keyboard.press('Home');
  letCome();
  await waitForApp(page);
  await expectWritten(page);
  expect(await isOwnHtml(page)).toBe(isRedrawn ? 0 : 1);
  await page.keyboard.type('Dear all: ');
  await expect(form(page).getByLabel('Message')).toHaveValue('Dear all: Salaam');
}

renderingTest.describe('before the app has started', () => {
  for (const [address, isRedrawn] of [
    ['/contact', false],
    ['/contact?x=1', true],
  ] as const) {
    for (const [name, by] of Object.entries(press))
      renderingTest(
        `a message submitted by ${name} on ${address} is sent by the app, and never by the browser`,
        async ({ open }) => {
          await expectSent(await open(address), by, isRedrawn);
        },
      );

    renderingTest(`what is typed on ${address} stays, and the user can go on typing`, async ({ open }) => {
      await expectKept(await open(address), isRedrawn);
    });
  }
});

laravelTest.describe('before the app has come, where the API says something new', () => {
  laravelTest.use({ phoneOptions: { serviceWorkers: 'block' } });
  // Some records of this API have values that the app leaves out.
  laravelTest.beforeEach(({ expectFault }) => expectFault(/expected text/));

  async function openChanged(
    open: (address: string) => Promise<Page>,
    { records }: { records: { settings: object[] } },
  ) {
    records.settings.push({ id: 99, field_name: 'organisation_slogan', field_value: 'New since the build' });
    const page = await open('/contact');
    await waitForApp(page);
    const isStored = () =>
      page.evaluate(
        () =>
          new Promise<boolean>((resolve) => {
            const opening = indexedDB.open('ngo');
            opening.onsuccess = () => {
              const asking = opening.result.transaction('rows').objectStore('rows').getAll();
              asking.onsuccess = () => resolve(JSON.stringify(asking.result).includes('New since the build'));
            };
          }),
      );
    await expect.poll(isStored).toBe(true);
    return page;
  }

  for (const [name, by] of Object.entries(press))
    laravelTest(`a message that is sent by ${name} is sent by the app`, async ({ open, laravel }) => {
      await expectSent(await openChanged(open, laravel), by, true);
    });

  laravelTest('what is written stays', async ({ open, laravel }) => {
    await expectKept(await openChanged(open, laravel), true);
  });
});
