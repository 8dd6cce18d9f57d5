import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { expect, serverIsGone, returningTest as test, waitForWorker } from './fixtures';

const saveButtons = (page: Page) => page.getByRole('button', { name: /^Save for offline/ });
const saved = (page: Page) => page.getByRole('button', { name: /^Saved/ });
const isFile = (path: string) => path.startsWith('/files/');

const documentsOf = (requests: { path: string }[]) =>
  requests.map(({ path }) => path).filter((path) => path.endsWith('.pdf'));

const savedCopies = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('ngo-saved-documents')).keys()).length);

async function download(page: Page): Promise<Buffer> {
  await page.getByRole('button', { name: /^More/ }).first().click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Download' }).click(),
  ]);
  return readFile(await download.path());
}

test('a saved document survives the loss of the other caches, the server and the browser', async ({
  open,
  killServer,
  restart,
  expectFault,
}) => {
  expectFault(serverIsGone);
  const page = await open('/vacancies');
  await waitForWorker(page);
  await saveButtons(page).first().click();
  await expect(saved(page)).toBeVisible();
  const online = await download(page);
  expect(online.subarray(0, 5).toString()).toBe('%PDF-');
  await page.evaluate(() =>
    Promise.all(['ngo-images', 'ngo-api', 'ngo-documents'].map((name) => caches.delete(name))),
  );

  await killServer();
  await restart();
  const later = await open('/vacancies');
  await expect(saved(later)).toBeVisible();
  expect((await download(later)).equals(online)).toBe(true);

  await later.evaluate(() => caches.delete('ngo-saved-documents'));
  await later.reload();
  await expect(later.getByText('The device has cleared this document to make room.')).toBeVisible();
  await expect(saved(later)).toHaveCount(0);
});

test('after a failed and a cancelled download nothing looks saved, and another attempt works', async ({
  open,
  network,
  expectFault,
}) => {
  expectFault(/Failed to load resource/);
  const page = await open(`${network.url}/vacancies`);
  await waitForWorker(page);

  network.trouble('half', isFile);
  await saveButtons(page).first().click();
  await expect(page.getByText('Not on this device yet. Try again when you have a connection.')).toBeVisible();
  expect(await savedCopies(page)).toBe(0);
  await expect(saved(page)).toHaveCount(0);

  network.trouble('slow', isFile, { bytesPerSecond: 5_000 });
  await page.getByRole('button', { name: /^Try again/ }).click();
  const bar = page.getByRole('progressbar', { name: /^Progress of saving/ });
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(0);
  await page.getByRole('button', { name: /^Cancel saving/ }).click();
  await expect(bar).toHaveCount(0);
  expect(await savedCopies(page)).toBe(0);

  network.trouble('none');
  await saveButtons(page).first().click();
  await expect(saved(page)).toBeVisible();
});

test('two quick taps in two tabs fetch a document once, and both tabs show it as saved', async ({
  open,
  network,
}) => {
  const tabs = [await open(`${network.url}/vacancies`), await open(`${network.url}/vacancies`)];
  for (const tab of tabs) await waitForWorker(tab);
  network.trouble('slow', isFile, { bytesPerSecond: 40_000 });
  await Promise.all(tabs.map((tab) => saveButtons(tab).first().dblclick()));
  for (const tab of tabs) await expect(saved(tab)).toBeVisible();
  expect(documentsOf(network.requests)).toHaveLength(1);
});

test('when storage is full nothing is deleted, and the app says how much is needed', async ({
  open,
  expectFault,
}) => {
  expectFault(/StorageError: no-space/);
  const page = await open('/vacancies');
  await waitForWorker(page);
  await saveButtons(page).first().click();
  await expect(saved(page)).toBeVisible();
  await page.evaluate(() => {
    Cache.prototype.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  });
  await saveButtons(page).first().click();
  await expect(page.getByText(/^Not saved: this needs \d+ kB, and there is too little room/)).toBeVisible();
  await expect(saved(page)).toHaveCount(1);
  expect(await savedCopies(page)).toBe(1);
});

test('Safari on an iPhone shows the advice to install before anything is saved, and offers no download', async ({
  open,
}) => {
  const page = await open('/');
  await page.addInitScript(() => {
    const iPhone =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Mobile/15E148 Safari/604.1';
    Object.defineProperty(navigator, 'userAgent', { get: () => iPhone });
    Object.defineProperty(navigator, 'platform', { get: () => 'iPhone' });
    Object.defineProperty(navigator, 'share', { value: () => Promise.resolve() });
  });
  await page.goto(new URL('/vacancies', page.url()).href);
  await waitForWorker(page);
  await saveButtons(page).first().click();
  const advice = page.getByRole('dialog');
  await expect(advice).toBeVisible();
  expect(await savedCopies(page)).toBe(0);
  await advice.getByRole('button', { name: 'Save here anyway' }).click();
  await expect(saved(page)).toBeVisible();

  await page.getByRole('button', { name: /^More/ }).first().click();
  await expect(page.getByRole('menuitem', { name: 'Share' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Download' })).toHaveCount(0);
});
