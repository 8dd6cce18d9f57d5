import type { Locator, Page } from 'playwright';
import { titleFromAddress } from '../../sw/contract/saved-document';
import { readRows } from '../support/device-rows';
import type { ActName } from './act-names';
import type { Random } from './random';
import { stay } from './stay';

/** The context of an action; it records what the user deletes on purpose. */
export interface Acting {
  page: Page;
  url: string;
  random: Random;
  removed: Set<string>;
  /** The preferences that the user sets, by the names of their rows. */
  chosen: Set<string>;
  hasReset: () => void;
  /** Whether the server has another version than the device. */
  isUpdateDue: () => boolean;
}

/**
 * Performs an action of the user. Rejects if the page does not allow it within its default timeout: that alone is no
 * violation.
 */
export const act = (name: ActName, acting: Acting): Promise<unknown> => acts[name](acting);

const listPages = [
  '/vacancies',
  '/volunteer-opportunities',
  '/invitation-to-bid',
  '/notification-of-award',
  '/audit-reports',
  '/mutahid-update',
];

const button = (page: Page, name: RegExp) => page.getByRole('button', { name });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const open = (page: Page, address: string) => page.goto(address, { waitUntil: 'domcontentloaded' });

const acts: Record<ActName, (acting: Acting) => Promise<unknown>> = {
  async 'follow a link'({ page, random }) {
    await (await someOf(page.getByRole('contentinfo').locator('a[href^="/"]'), random)).click();
    await heading(page).waitFor();
  },
  'open Saved': ({ page, url }) => open(page, `${url}/saved`),
  async 'save a document'({ page, url, random }) {
    await open(page, url + random.pick(listPages));
    await (await someOf(button(page, /^Save for offline/), random)).click();
    await page.getByRole('progressbar', { name: /^Progress of saving/ }).waitFor({ state: 'detached' });
  },
  async 'save a list'({ page, url, random }) {
    await open(page, `${url}/saved`);
    await (await someOf(button(page, /^Save all/), random)).click();
    await stay(500);
  },
  async 'remove a document'({ page, url, random, removed }) {
    await open(page, `${url}/saved`);
    const remove = await someOf(button(page, /^Remove/), random);
    const title = ((await remove.textContent()) ?? '').replace(/^Remove:?\s*|[\u2068\u2069]/g, '');
    for (const address of await addressesOf(page, title)) removed.add(address);
    await remove.click();
    if (random.isBelow(0.3)) await button(page, /^Undo/).click();
    await stay(100);
  },
  async 'write a message'({ page, url, random }) {
    await open(page, `${url}/contact`);
    await page.getByLabel('Your e-mail address').fill(`user-${random.below(1e6)}@example.org`);
    await button(page, /^Subscribe$/).click();
    await stay(300);
  },
  async 'read a document'({ page, url, random }) {
    await open(page, `${url}/saved`);
    await (await someOf(page.getByRole('link', { name: /^Read/ }), random)).click();
    await page.locator('[data-page="1"], article').first().waitFor();
    await page.keyboard.press('End');
    // The reading position is stored after a pause.
    await stay(500);
  },
  async 'choose dark pages'({ page, url, random, chosen }) {
    await open(page, `${url}/saved`);
    const link = await someOf(page.getByRole('link', { name: /^Read/ }), random);
    await open(page, `${url}${(await link.getAttribute('href')) ?? ''}&view=pages`);
    const dark = button(page, /^Dark pages$/);
    await dark.waitFor();
    chosen.add('dark-pages');
    await dark.click();
    await stay(100);
  },
  async search({ page, url }) {
    await open(page, `${url}/search?q=water`);
    await heading(page).waitFor();
  },
  async 'press Update'({ page, isUpdateDue }) {
    const update = button(page, /^Update$/);
    if (!isUpdateDue()) throw new Error('The server gives the version that is here.');
    await update.waitFor();
    await Promise.all([page.waitForEvent('load'), update.click()]);
  },
  async 'press Reset'({ page, url, hasReset }) {
    await open(page, `${url}/saved`);
    await button(page, /^Reset this app$/).click();
    hasReset();
    await Promise.all([page.waitForEvent('load'), button(page, /^Reset$/).click()]);
  },
};

/** One of the elements that are shown now; waits for the first. */
async function someOf(places: Locator, random: Random): Promise<Locator> {
  await places.first().waitFor();
  return places.nth(random.below(await places.count()));
}

/**
 * The addresses of the catalogue that a page may show under a title: this build shows a document under the name of its
 * file until a list names it, which may happen between the reading of the title and of the catalogue.
 */
async function addressesOf(page: Page, title: string): Promise<string[]> {
  const rows = (await readRows(page, 'saved/')) as [string, { title: string }][];
  return rows
    .map(([key, row]) => [new URL(key.slice('saved/'.length)).pathname, row.title] as const)
    .filter(([address, titleOfRow]) => [titleOfRow, titleFromAddress(address)].includes(title))
    .map(([address]) => address);
}
