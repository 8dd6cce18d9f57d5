import type { Locator, Page } from 'playwright';
import { expect } from 'playwright/test';
import type { ActName } from './act-names';
import type { Random } from './random';

/** What an act may use, and where it notes what its user takes away on purpose. */
export interface Acting {
  page: Page;
  url: string;
  random: Random;
  removed: Set<string>;
  hasReset: () => void;
}

/** An act that takes longer (ms) is left as it is. */
const patience = 3_000;

const listPages = [
  '/vacancies',
  '/volunteer-opportunities',
  '/invitation-to-bid',
  '/notification-of-award',
  '/audit-reports',
  '/mutahid-update',
];

/** Does what the user wants now. Rejects where the page does not let them within 3 s: that is no flaw by itself. */
export const act = (name: ActName, acting: Acting): Promise<void> => acts[name](acting);

const acts: Record<ActName, (acting: Acting) => Promise<void>> = {
  async 'follow a link'({ page, random }) {
    await press(await someOf(page.getByRole('contentinfo').getByRole('link'), random));
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty({ timeout: patience });
  },
  async 'open Saved'({ page, url }) {
    await go(page, `${url}/saved`);
  },
  async 'save a document'({ page, url, random }) {
    await go(page, url + random.pick(listPages));
    const button = await someOf(page.getByRole('button', { name: /^Save for offline/ }), random);
    await press(button);
    await expect(page.getByRole('progressbar', { name: /^Progress of saving/ })).toHaveCount(0, {
      timeout: patience,
    });
  },
  async 'save a list'({ page, url, random }) {
    await go(page, `${url}/saved`);
    await press(await someOf(page.getByRole('button', { name: /^Make available offline/ }), random));
    await page.waitForTimeout(500);
  },
  async 'remove a document'({ page, url, random, removed }) {
    await go(page, `${url}/saved`);
    const button = await someOf(page.getByRole('button', { name: /^Remove: / }), random);
    const title = ((await button.textContent()) ?? '').replace(/^Remove: /, '');
    for (const address of await addressesOf(page, title)) removed.add(address);
    await press(button);
    if (random.isBelow(0.3)) await press(page.getByRole('button', { name: /^Undo/ }));
    else await page.waitForTimeout(100);
  },
  async 'write a message'({ page, url, random }) {
    await go(page, `${url}/contact`);
    await page
      .getByLabel('Your e-mail address')
      .fill(`user-${random.below(1e6)}@example.org`, { timeout: patience });
    await press(page.getByRole('button', { name: 'Subscribe' }));
    await page.waitForTimeout(300);
  },
  async 'read a document'({ page, url, random }) {
    await go(page, `${url}/saved`);
    await press(await someOf(page.getByRole('link', { name: /^Read: / }), random));
    await page.locator('[data-page="1"]').waitFor({ timeout: patience });
    await page.keyboard.press('End');
    await page.waitForTimeout(500);
  },
  async search({ page, url }) {
    await go(page, `${url}/search?q=water`);
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty({ timeout: patience });
  },
  async 'press Update'({ page }) {
    const button = page.getByRole('button', { name: 'Update', exact: true });
    await button.waitFor({ timeout: 1_500 });
    await Promise.all([page.waitForEvent('load', { timeout: 2 * patience }), press(button)]);
  },
  async 'press Reset'({ page, url, hasReset }) {
    await go(page, `${url}/saved`);
    await press(page.getByRole('button', { name: 'Reset this app' }));
    hasReset();
    await Promise.all([
      page.waitForEvent('load', { timeout: 2 * patience }),
      press(page.getByRole('button', { name: 'Reset', exact: true })),
    ]);
  },
};

const press = (button: Locator) => button.click({ timeout: patience });

const go = (page: Page, address: string) =>
  page.goto(address, { waitUntil: 'domcontentloaded', timeout: 2 * patience });

/** One of those that stand there now; waits for the first. */
async function someOf(buttons: Locator, random: Random): Promise<Locator> {
  await buttons.first().waitFor({ timeout: patience });
  return buttons.nth(random.below(await buttons.count()));
}

/** The documents that the catalogue knows by a title. */
const addressesOf = (page: Page, wanted: string) =>
  page.evaluate(async (title) => {
    const opening = indexedDB.open('ngo');
    await new Promise((resolve) => (opening.onsuccess = resolve));
    const rows = opening.result.transaction('rows').objectStore('rows');
    const asked = rows.getAll(IDBKeyRange.bound('saved/', 'saved/\uffff'));
    await new Promise((resolve) => (rows.transaction.oncomplete = resolve));
    opening.result.close();
    return (asked.result as { url: string; title: string }[])
      .filter((row) => row.title === title)
      .map(({ url }) => new URL(url, location.href).pathname);
  }, wanted);
