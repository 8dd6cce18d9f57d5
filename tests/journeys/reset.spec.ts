import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { projectRoot } from '../support/project';
import { readAll } from '../support/everything-stored';
import { expect, serverIsGone, returningTest as test, waitForApp, waitForWorker } from './fixtures';
import type { SiteRecords } from './site-records';

/** What is stored that tells of a document of a vacancy, or of Dari. */
async function traces(page: Page, { documents }: SiteRecords): Promise<string[]> {
  const all = await readAll(page);
  return all.filter(
    (line) => /\/fa\b|\.fa-|fa-AF/.test(line) || documents('vacancies').some((file) => line.includes(file)),
  );
}

/** Reads a document, and a list in Dari. */
async function readSomething(page: Page, base: string, records: SiteRecords) {
  await page.goto(`${base}/fa/vacancies`);
  await waitForWorker(page);
  await waitForApp(page);
  // What the worker is still storing would come after the reset.
  const scripts = (await readdir(join(projectRoot, 'dist/assets'))).filter((name) =>
    /\.fa-.*\.js$/.test(name),
  );
  await expect
    .poll(async () => (await readAll(page)).filter((line) => /precache.*\.fa-/.test(line)).length, {
      timeout: 40_000,
    })
    .toBe(scripts.length);
  const { file } = records.vacancy;
  await page.goto(`${base}/read?file=${file}&view=pages`);
  await expect(page.locator('[data-page="1"] .textLayer span').first()).toBeAttached();
  await expect
    .poll(async () => (await traces(page, records)).filter((line) => line.startsWith('workbox-expiration')))
    .toContainEqual(expect.stringContaining(file));
}

async function reset(page: Page, base: string) {
  await page.goto(`${base}/saved`);
  await page.getByRole('button', { name: 'Reset this app' }).click();
  const again = page.waitForEvent('load');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Reset/ })
    .click();
  await again;
  await waitForApp(page);
}

test('after a reset nothing tells what was read, nor in which language', async ({
  open,
  site,
  records,
  expectFault,
}) => {
  expectFault(/The scripts of the app are not on this device/);
  const page = await open('/');
  await readSomething(page, site.url, records);
  await reset(page, site.url);
  // The lists, the list of texts and the texts of open notices, which the page fetches again, name documents, whether
  // they were read or not. The next journey proves without a server that none of them stayed.
  const left = (await traces(page, records)).filter(
    (line) => !/ngo(-api)? (.*\/api\/|edition\/\/)/.test(line),
  );
  expect(left).toEqual([]);
});

test('after a reset without a server the app still opens, and only in the language of the page', async ({
  open,
  site,
  records,
  killServer,
  expectFault,
}) => {
  expectFault(serverIsGone);
  const page = await open('/');
  await readSomething(page, site.url, records);
  await killServer();
  await reset(page, site.url);
  expect(await traces(page, records)).toEqual([]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My things');
});
