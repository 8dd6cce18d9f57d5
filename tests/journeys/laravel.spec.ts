import type { Page } from 'playwright/test';
import { expectKept, expectSent, press } from './early-input';
import {
  expect,
  laravelTest as test,
  serverIsGone,
  waitForApp,
  waitForPrefetch,
  waitForWorker,
} from './fixtures';
import { expectWholeList, lists, titlesFromApi } from './lists';

/**
 * The browser reports each handler and style that the policy would have blocked, although the sanitiser removes them
 * first.
 */
const hostileRecord = /policy violation|Content Security Policy directive|status of 404 .*\/x\)/;

// Its lists have more pages than a first visit asks for.
test.beforeEach(({ expectFault }) => expectFault(/The fetch of lists ended/));

test('the same app shows the lists of a Laravel API on another origin, online and without any server', async ({
  open,
  laravel,
  killServer,
  expectFault,
}) => {
  test.setTimeout(120_000);
  expectFault(serverIsGone);
  expectFault(hostileRecord);
  const titles = await Promise.all(lists.map((list) => titlesFromApi(laravel.url, list)));
  const home = await open('/');
  await waitForWorker(home);
  await waitForPrefetch(
    home,
    ['/api/settings', ...lists.map(({ api }) => api)].map((path) => laravel.url + path),
  );
  for (const [index, list] of lists.entries()) {
    const page = await open(list.page);
    await expectWholeList(page, list, titles[index]!);
    await page.close();
  }

  await killServer();
  await laravel.stop();
  for (const [index, list] of lists.entries()) {
    const page = await open(list.page);
    await expectWholeList(page, list, titles[index]!);
    await expect(page.getByTestId('age')).toContainText(/^No connection: last checked with the server/);
    await page.close();
  }
});

test('a record with hostile HTML is shown, and does no harm', async ({ open, expectFault }) => {
  expectFault(hostileRecord);
  const page = await open('/frequently-asked-questions');
  await expect(page.getByTestId('age')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.locator('script, iframe, style, object, embed, form')).toHaveCount(0);
  const armed = await main.evaluate((node) =>
    [...node.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes]
        .filter(({ name, value }) => name.startsWith('on') || /^\s*javascript:/i.test(value))
        .map(({ name, value }) => `${name}=${value}`),
    ),
  );
  expect(armed).toEqual([]);
});

test('a document of the other origin is fetched, stored, and downloaded without a server', async ({
  open,
  laravel,
  killServer,
  expectFault,
}) => {
  expectFault(serverIsGone);
  const page = await open('/vacancies');
  await waitForWorker(page);
  await page
    .getByRole('button', { name: /^Save for offline/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^Saved/ })).toBeVisible();
  await killServer();
  await laravel.stop();
  await page.getByRole('button', { name: /^More/ }).first().click();
  await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Download' }).click(),
  ]);
});

test('a Word file of the other origin gets its text on the phone, and is found by its words without any server', async ({
  open,
  laravel,
  killServer,
  expectFault,
}) => {
  expectFault(serverIsGone);
  // The search reads the lists, as far as they have come.
  expectFault(hostileRecord);
  const file = `${laravel.url}/storage/bids/road.docx`;
  const page = await open(`/read?${new URLSearchParams({ file, from: '/invitation-to-bid' }).toString()}`);
  await expect(page.getByRole('article').getByText('Two kilometres of gravel')).toBeVisible();
  await waitForWorker(page);
  await waitForPrefetch(page, [`${laravel.url}/api/itbs`, `${laravel.url}/api/settings`]);
  await page.goto(new URL('/search', page.url()).href);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await killServer();
  await laravel.stop();
  const again = await open('/search?q=culvert');
  await again
    .getByRole('main')
    .getByRole('link', { name: /ترمیم سرک/ })
    .first()
    .click();
  await expect(again.getByText('a culvert of stone')).toBeVisible();
});

test.describe('before the app has come, where the API says something new', () => {
  test.use({ phoneOptions: { serviceWorkers: 'block' } });
  // Some records of this API have values that the app leaves out.
  test.beforeEach(({ expectFault }) => expectFault(/expected text/));

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
    test(`a message that is sent by ${name} is sent by the app`, async ({ open, laravel }) => {
      await expectSent(await openChanged(open, laravel), by, true);
    });

  test('what is written stays', async ({ open, laravel }) => {
    await expectKept(await openChanged(open, laravel), true);
  });
});
