import type { Page } from 'playwright/test';
import { holdApp } from '../support/hold-app';
import { expect, waitForApp } from './fixtures';

const form = (page: Page) => page.getByRole('form', { name: 'Get in touch' });
const written = { Name: 'Parwin', 'E-mail': 'parwin@example.org', Website: 'example.org', Message: 'Salaam' };

async function fill(page: Page) {
  for (const [label, text] of Object.entries(written)) await form(page).getByLabel(label).fill(text);
}

async function expectWritten(page: Page) {
  for (const [label, text] of Object.entries(written))
    await expect(form(page).getByLabel(label)).toHaveValue(text);
}

/** How a user sends the contact form. */
export const press = {
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

/** A message that is sent while the scripts of this page are held is sent by the app, and never by the browser. */
export async function expectSent(page: Page, by: (page: Page) => Promise<void>, isRedrawn: boolean) {
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

/** What is written while the scripts of this page are held stays. */
export async function expectKept(page: Page, isRedrawn: boolean) {
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
