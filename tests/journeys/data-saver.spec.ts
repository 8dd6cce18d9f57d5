import type { Page } from 'playwright/test';
import { expect, test as base, waitForWorker } from './fixtures';
import { manyRecords } from './many-records';

const test = base.extend<object, { dist: string }>({ dist: manyRecords });

/** The images that a page requests from now on, without the logo and icons of the site. */
function watchPictures(page: Page): string[] {
  const asked: string[] = [];
  page.context().on('request', (request) => {
    const { pathname } = new URL(request.url());
    // Both the page and its worker make requests.
    if (/\.(avif|webp|jpe?g)$/.test(pathname) && !asked.includes(pathname)) asked.push(pathname);
  });
  return asked;
}

const theSwitch = (page: Page) => page.getByRole('switch', { name: 'Save data' });

/** Scrolls every part of the page into view. */
async function scrollThrough(page: Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 600) {
    await page.evaluate((y) => scrollTo(0, y), top);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await page.evaluate(() => scrollTo(0, 0));
}

const storedLists = (page: Page) =>
  page.evaluate(async () =>
    (await (await caches.open('ngo-api')).keys()).map(({ url }) => new URL(url).pathname),
  );

async function askToSave(page: Page) {
  await page.context().addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
}

test('with data saver on, the home page fetches no image, moves nothing, and shows an image on a tap', async ({
  open,
  restart,
}) => {
  const saved = await open('/saved');
  await waitForWorker(saved);
  await theSwitch(saved).check();
  const asked = watchPictures(saved);

  const home = await open('/');
  await expect(home.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(home.getByRole('button', { name: 'Show picture: Pictures of our work' })).toBeVisible();
  await expect(home.getByRole('button', { name: /^Show picture: / }).nth(5)).toBeAttached();
  await scrollThrough(home);
  expect(asked).toEqual([]);

  const team = home.getByRole('region', { name: 'Board of directors' });
  await team.scrollIntoViewIfNeeded();
  await expect(team.getByRole('button', { name: 'Next' })).toBeVisible();
  await expect(team.getByRole('button', { name: 'Move by itself' })).toBeVisible();
  await team.getByRole('button', { name: 'Next' }).click();
  await expect(team).toHaveAttribute('data-index', '1');

  await home
    .locator('main li')
    .getByRole('button', { name: /^Show picture: / })
    .first()
    .click();
  await expect(home.locator('main li img').first()).toBeVisible();
  await expect.poll(() => asked).toHaveLength(1);
  await expect(home).toHaveURL(/\/$/);
  const [shown] = asked;
  // The worker stores it after the page has it.
  await expect
    .poll(() => home.evaluate(async (path) => !!(await caches.match(path, { ignoreVary: true })), shown!))
    .toBe(true);

  await restart();
  const again = await open('/saved');
  await expect(theSwitch(again)).toBeChecked();
  const askedAgain = watchPictures(again);
  const homeAgain = await open('/');
  await expect(homeAgain.getByRole('button', { name: /^Show picture: / }).nth(5)).toBeAttached();
  // A stored image costs no data, and needs no tap.
  await expect(homeAgain.locator(`img[src="${shown}"]`)).toBeAttached();
  await scrollThrough(homeAgain);
  expect(askedAgain.filter((path) => path !== shown)).toEqual([]);
});

test('another tab applies data saver at once, and images return when it is turned off', async ({ open }) => {
  const saved = await open('/saved');
  await waitForWorker(saved);
  await theSwitch(saved).check();
  const events = await open('/events');
  await expect(events.getByRole('button', { name: /^Show picture: / }).first()).toBeVisible();
  await theSwitch(saved).uncheck();
  await expect(events.getByRole('button', { name: /^Show picture: / })).toHaveCount(0);
  await expect(events.locator('main li img').first()).toBeVisible();
});

test('with the browser’s own data saving, the app asks before it fetches the lists, and the user may turn data saver off', async ({
  open,
  expectFault,
}) => {
  // The browser requests the default icon for a file without a page.
  expectFault(/favicon\.ico/);
  const blank = await open('/favicon.svg');
  await askToSave(blank);
  const saved = await open('/saved');
  await waitForWorker(saved);
  await expect(theSwitch(saved)).toBeChecked();
  await expect(saved.getByText('Your browser asks to save data.')).toBeVisible();
  await expect(saved.getByText(/^Data saver is on/)).toBeVisible();
  expect(await storedLists(saved)).not.toContain('/api/faqs');

  await theSwitch(saved).uncheck();
  await expect.poll(() => storedLists(saved), { timeout: 30_000 }).toContain('/api/faqs');
  await saved.reload();
  await expect(theSwitch(saved)).not.toBeChecked();
  await expect(saved.getByText(/In this app you have turned that off/)).toBeVisible();
});
