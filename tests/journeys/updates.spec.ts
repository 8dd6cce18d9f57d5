import { appendFile, copyFile, cp, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { errors, type Page } from 'playwright';
import { bareAddress } from '../support/frozen-phone';
import { projectRoot } from '../support/project';
import { expect, test as base, waitForPrefetch, waitForWorker } from './fixtures';

/** A copy of the build that a journey may modify. */
const test = base.extend<object, { dist: string }>({
  dist: [
    async ({}, use) => {
      const copy = await mkdtemp(join(projectRoot, 'dist-updates-'));
      await cp(join(projectRoot, 'dist'), copy, { recursive: true });
      await use(copy);
      await rm(copy, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

/** A new version differs at least in its worker. */
async function publish(dist: string) {
  await appendFile(join(dist, 'sw.js'), `\n// published ${Date.now()}\n`);
  await forgetCompressed(dist);
}

async function forgetCompressed(dist: string) {
  await rm(join(dist, 'sw.js.br'), { force: true });
  await rm(join(dist, 'sw.js.gz'), { force: true });
}

const savedPath = '/files/kept/tor.pdf';

/** Stores what only the user may delete: a saved document with its row, a message in the outbox, a preference. */
const keepThings = (page: Page) =>
  page.evaluate(async (path) => {
    const url = location.origin + path;
    const saved = await caches.open('ngo-saved-documents');
    await saved.put(url, new Response('%PDF-1.7 kept %%EOF'));
    const asked = indexedDB.open('ngo');
    await new Promise((resolve) => (asked.onsuccess = resolve));
    const rows = asked.result.transaction('rows', 'readwrite').objectStore('rows');
    rows.put({ url, title: 'Kept', page: '/vacancies', size: 13, type: 'PDF', savedAt: 1 }, `saved/${url}`);
    for (const key of ['outbox/kept', 'preferences/kept']) rows.put({ id: 'kept' }, key);
    await new Promise((resolve) => (rows.transaction.oncomplete = resolve));
    asked.result.close();
  }, savedPath);

/** The part of it that is still stored. */
const thingsKept = (page: Page) =>
  page.evaluate(async (path) => {
    const url = location.origin + path;
    const file = await (await caches.match(url, { cacheName: 'ngo-saved-documents' }))?.text();
    const asked = indexedDB.open('ngo');
    await new Promise((resolve) => (asked.onsuccess = resolve));
    const found = asked.result.transaction('rows').objectStore('rows').getAllKeys();
    await new Promise((resolve) => (found.onsuccess = resolve));
    asked.result.close();
    const keys = found.result.map((key) => String(key).replace(url, path));
    return { file, keys: keys.filter((key) => key.endsWith(path) || key.endsWith('/kept')) };
  }, savedPath);
const everything = {
  file: '%PDF-1.7 kept %%EOF',
  keys: ['outbox/kept', 'preferences/kept', `saved/${savedPath}`],
};

test('a new version waits until the user accepts it, and only the tab that accepted reloads', async ({
  open,
  dist,
}) => {
  const asking = await open('/vacancies');
  await waitForWorker(asking);
  const reading = await open('/frequently-asked-questions');
  await expect(reading.getByTestId('age')).toBeVisible();
  const loads = { asking: 0, reading: 0 };
  asking.on('load', () => (loads.asking += 1));
  reading.on('load', () => (loads.reading += 1));

  await keepThings(asking);
  await publish(dist);
  await asking.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect(asking.getByText('A new version is ready.')).toBeVisible();
  expect(loads).toEqual({ asking: 0, reading: 0 });

  await asking.getByRole('button', { name: 'Update' }).click();
  await expect.poll(() => loads.asking).toBe(1);
  await expect(asking.getByRole('table')).toBeVisible();
  await expect(asking.getByText('A new version is ready.')).toHaveCount(0);
  expect(loads.reading).toBe(0);
  expect(await thingsKept(asking)).toEqual(everything);

  await reading.getByRole('link', { name: 'Home', exact: true }).first().click();
  await expect.poll(() => loads.reading).toBe(1);
  await expect(reading).toHaveURL(/\/$/);
});

test('what the user has typed into a form is there after the update, and stored nowhere any more', async ({
  open,
  dist,
}) => {
  const page = await open('/contact');
  await waitForWorker(page);
  const message = page.getByRole('form', { name: 'Get in touch' }).getByRole('textbox', { name: 'Message' });
  await message.fill('First line\nSecond line');
  await publish(dist);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const loading = page.waitForEvent('load', { timeout: 30_000 });
  await page.getByRole('button', { name: 'Update' }).click();
  await loading.catch((error: unknown) => {
    // Chromium may lose it under its debugger, as below.
    if (!(error instanceof errors.TimeoutError)) throw error;
    return page.reload();
  });
  await expect(message).toHaveValue('First line\nSecond line');
  expect(await page.evaluate(() => sessionStorage.getItem('form-drafts'))).toBeNull();
});

test('a new version whose worker was stopped while it waited still takes over', async ({
  open,
  dist,
  expectFault,
}) => {
  // Stopping the workers ends the requests that they make.
  expectFault(/The prefetch did not get/);
  const page = await open('/vacancies');
  await waitForWorker(page);
  await keepThings(page);
  await publish(dist);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect(page.getByText('A new version is ready.')).toBeVisible();
  const browser = await page.context().newCDPSession(page);
  await browser.send('ServiceWorker.enable');
  await browser.send('ServiceWorker.stopAllWorkers');

  const loading = page.waitForEvent('load', { timeout: 30_000 });
  await page.getByRole('button', { name: 'Update' }).click();
  await loading.catch((error: unknown) => {
    // Under its debugger Chromium may lose a navigation to a worker that it stops: `tests/soak/opening.ts`. The reload of
    // a page that accepted is proven above.
    if (!(error instanceof errors.TimeoutError)) throw error;
    return page.reload();
  });
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByText('A new version is ready.')).toHaveCount(0);
  const isWaiting = () =>
    page.evaluate(async () => !!(await navigator.serviceWorker.getRegistration())?.waiting);
  expect(await isWaiting()).toBe(false);
  expect(await thingsKept(page)).toEqual(everything);
});

test('an update that was postponed with Later is offered again at the next start', async ({ open, dist }) => {
  const page = await open('/');
  await waitForWorker(page);
  await publish(dist);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(page.getByText('A new version is ready.')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('A new version is ready.')).toBeVisible();
});

test('a chunk of an older version that is gone leads to one reload of the requested address', async ({
  open,
  dist,
  expectFault,
}) => {
  expectFault(/Failed to load resource: the server responded with a status of 404/);
  expectFault(/frequently-asked-questions-/);
  const assets = join(dist, 'assets');
  const names = (await readdir(assets)).filter((name) => /^frequently-asked-questions-/.test(name));
  const page = await open('/vacancies');
  await waitForWorker(page);
  let loads = 0;
  page.on('load', () => (loads += 1));

  for (const name of names) await rename(join(assets, name), join(dist, name));
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.clearBrowserCache');
  await page.evaluate(async (gone) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        if (gone.some((file) => request.url.includes(file))) await cache.delete(request);
    }
  }, names);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).first().click();
  await expect(page.getByRole('alert')).toContainText('This page could not be opened.');
  await expect(page).toHaveURL(/\/frequently-asked-questions$/);
  expect(loads).toBe(1);

  for (const name of names) await rename(join(dist, name), join(assets, name));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQs');
  expect(loads).toBe(2);
});

test('the unregistering worker removes itself and its caches, leaves saved data, and does not touch the open page', async ({
  open,
  restart,
  dist,
  expectFault,
}) => {
  test.setTimeout(90_000);
  // The browser itself requests it for a page that names no icon.
  expectFault(/favicon\.ico/);
  // The worker that the next start registers unregisters itself.
  expectFault(/The first install of the worker failed/);
  const page = await open('/vacancies');
  await waitForWorker(page);
  await waitForPrefetch(page, ['/api/settings', '/api/vacancies']);
  await keepThings(page);
  let loads = 0;
  page.on('load', () => (loads += 1));

  await copyFile(join(dist, 'unregister-sw.js'), join(dist, 'sw.js'));
  await forgetCompressed(dist);
  await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
  await expect(page.getByRole('table')).toBeVisible();
  expect(loads).toBe(0);

  // The browser activates it when the previous worker is idle, at the latest when the app is closed. A page of the app
  // would register it again, and store what it fetches before that.
  await restart();
  const bare = await open(bareAddress);
  const left = () =>
    bare.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      caches: await caches.keys(),
    }));
  await expect.poll(left).toEqual({ workers: 0, caches: ['ngo-saved-documents'] });
  const again = await open('/vacancies');
  await expect(again.getByRole('table')).toBeVisible();
  expect(await again.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  expect(await thingsKept(again)).toEqual(everything);
});
