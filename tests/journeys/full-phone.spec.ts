import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { projectRoot } from '../support/project';
import { replaceFile } from '../support/replace-file';
import { expect, returningTest as base, serverIsGone, waitForApp, waitForWorker } from './fixtures';

/** A copy of the build, whose lists may be changed. */
const test = base.extend<object, { dist: string }>({
  dist: [
    async ({}, use) => {
      const copy = await mkdtemp(join(projectRoot, 'dist-full-phone-'));
      await cp(join(projectRoot, 'dist'), copy, { recursive: true });
      await use(copy);
      await rm(copy, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

const notKept = /^This device has no room left: what is shown here is not kept/;

/** Changes the title of the first record of a list on the server. */
async function publish(dist: string, name: string, title: string): Promise<void> {
  const file = join(dist, `api/${name}.json`);
  const body = JSON.parse(await readFile(file, 'utf8')) as { data: { title: string }[] };
  body.data[0]!.title = title;
  await replaceFile(file, JSON.stringify(body));
  await Promise.all(['br', 'gz'].map((ending) => rm(`${file}.${ending}`, { force: true })));
}

/** Limits Cache Storage to what a phone without room has. Chromium writes rows of the database beyond the limit. */
async function limitStorage(page: Page, quotaSize = 1): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize });
}

const title = 'Published while the phone was full';

test('a phone without room shows the list that arrived, and says that it is not kept', async ({
  open,
  dist,
  killServer,
  expectFault,
}) => {
  expectFault(/QuotaExceededError|could not be completed/);
  expectFault(serverIsGone);
  const page = await open('/vacancies');
  await waitForWorker(page);
  await waitForApp(page);
  await limitStorage(page);
  // As on a phone whose disk is full.
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...row) {
      if (sessionStorage.getItem('has-room')) return put.apply(this, row);
      throw new DOMException('no room', 'QuotaExceededError');
    };
  });
  await publish(dist, 'vacancies', title);
  const fresh = page.getByRole('main').getByText(title).first();
  for (const visit of ['first', 'second']) {
    await page.reload();
    await expect(fresh, `${visit} visit`).toBeVisible();
    await expect(page.getByTestId('age')).toContainText('Checked with the server just now.');
    await expect(page.getByText(notKept), `${visit} visit`).toBeVisible();
  }
  await page.getByRole('link', { name: 'Make room' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My things');

  await page.goBack();
  await limitStorage(page, 1_000_000_000);
  await page.evaluate(() => sessionStorage.setItem('has-room', '1'));
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText(notKept)).toHaveCount(0);
  const isStored = () =>
    page.evaluate(
      async (part) =>
        (await (await caches.match('/api/vacancies', { ignoreVary: true }))?.text())?.includes(part),
      title,
    );
  await expect.poll(isStored).toBe(true);
  await killServer();
  await page.reload();
  await expect(fresh).toBeVisible();
});

test('a page of a list that only the page’s database has room for is kept, and nothing else is said', async ({
  open,
  dist,
  killServer,
  expectFault,
}) => {
  expectFault(/QuotaExceededError|could not be completed/);
  expectFault(serverIsGone);
  const page = await open('/events');
  await waitForWorker(page);
  await waitForApp(page);
  await limitStorage(page);
  await publish(dist, 'posts', title);
  const fresh = page.getByRole('main').getByText(title).first();
  await page.reload();
  await expect(fresh).toBeVisible();
  await expect(page.getByText(notKept)).toHaveCount(0);
  const written = () =>
    page.evaluate(async (part) => {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open('ngo');
        request.onsuccess = () => resolve(request.result);
      });
      const request = database.transaction('rows').objectStore('rows').get('/api/posts');
      await new Promise((resolve) => (request.onsuccess = resolve));
      database.close();
      return JSON.stringify(request.result).includes(part);
    }, title);
  await expect.poll(written).toBe(true);
  await killServer();
  await page.reload();
  await expect(fresh).toBeVisible();
});
