import type { Page } from 'playwright/test';
import english from '../../src/words/en.json' with { type: 'json' };
import dari from '../../src/words/fa.json' with { type: 'json' };
import pashto from '../../src/words/ps.json' with { type: 'json' };
import {
  expect,
  renderingTest,
  serverIsGone,
  test,
  waitForApp,
  waitForPrefetch,
  waitForWorker,
} from './fixtures';
import type { SiteRecords } from './site-records';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** Whether the HTML of this page carries its rows. */
const isPrerendered = (page: Page) => page.evaluate(() => document.getElementById('prerendered') !== null);

/** The sum of all unexpected layout shifts of this page so far. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[];
          resolve(
            shifts.filter(({ hadRecentInput }) => !hadRecentInput).reduce((sum, { value }) => sum + value, 0),
          );
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // Without a shift the observer is never called.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );

renderingTest.describe('without scripts', () => {
  renderingTest.use({ phoneOptions: { javaScriptEnabled: false } });

  renderingTest('every kind of page can be read, and links to the others', async ({ open, records }) => {
    const list = await open('/vacancies');
    await expect(list.getByRole('rowheader').first()).toBeVisible();
    await expect(list.getByRole('link', { name: /^Read/ }).first()).toBeVisible();
    const folded = await open('/frequently-asked-questions');
    // Collapsed sections are expanded, including the last answer.
    await expect(folded.getByRole('region').last()).toBeVisible();
    const page = await open('/');
    await expect(heading(page)).toBeVisible();
    await expect(page.locator('dd').first()).toHaveText(records.figures[0]!);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Events', exact: true }).first().click();
    await expect(heading(page)).toHaveText('Events');
    await page.locator('main a[href^="/event-details/"]').first().click();
    await expect(page).toHaveURL(/event-details/);
    await expect(page.locator('main [data-prose]').first()).toBeVisible();
  });

  renderingTest('an address that is none says so, and leads home', async ({ open, expectFault }) => {
    expectFault(/status of 404 .*\/fa\/vacancies\/none/);
    const page = await open('/fa/vacancies/none');
    await expect(heading(page)).toHaveText('ببخشید! این صفحه پیدا نشد.');
    await page.getByRole('link', { name: 'برگشت به صفحه نخست' }).click();
    await expect(page).toHaveURL(/\/fa$/);
  });
});

const shifting = [
  ['/', english],
  ['/vacancies', english],
  ['an event', english, ({ event }: SiteRecords) => event.address],
  ['/about', english],
  ['/fa/vacancies', dari],
  ['/ps/vacancies', pashto],
] as const;

for (const [name, messages, addressOf] of shifting)
  renderingTest(
    `${name} hydrates without an error, and nothing above the fold shifts`,
    async ({ open, records }) => {
      const page = await open(addressOf?.(records) ?? name);
      await waitForApp(page);
      await page.waitForLoadState('networkidle');
      expect(await isPrerendered(page)).toBe(true);
      expect(await shiftOf(page)).toBeLessThanOrEqual(0.01);
      await page.getByRole('button', { name: messages.common.menu }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  );

renderingTest('an address with a query shows what the query selects', async ({ open }) => {
  const page = await open('/events?page=2');
  await expect(page.locator('[aria-current="page"]', { hasText: '2' })).toBeVisible();
  await expect(heading(page)).toHaveText('Events');
});

test('a main page starts from its prerendered HTML without a server, until newer data is stored', async ({
  open,
  restart,
  killServer,
  expectFault,
}) => {
  expectFault(serverIsGone);
  const first = await open('/');
  await waitForWorker(first);
  await waitForPrefetch(first, ['/api/vacancies']);
  await expect
    .poll(() => first.evaluate(async () => (await (await caches.open('ngo-pages')).keys()).length))
    // With the pack of all pages.
    .toBe(5);
  await killServer();
  await restart();

  const again = await open('/vacancies/');
  await expect(again.getByRole('rowheader').first()).toBeVisible();
  expect(await isPrerendered(again)).toBe(true);
  await expect(again.getByTestId('age')).toBeVisible();

  await again.evaluate(async () => {
    const api = await caches.open('ngo-api');
    const body = JSON.stringify({ data: [{ title: 'Newer than the page' }] });
    const headers = {
      'content-type': 'application/json',
      'x-stamp': 'newer',
      'x-confirmed-at': String(Date.now()),
    };
    await api.put('/api/vacancies', new Response(body, { headers }));
  });
  const newer = await open('/vacancies');
  await expect(newer.getByRole('rowheader', { name: 'Newer than the page' })).toBeVisible();
  expect(await isPrerendered(newer)).toBe(false);
});

renderingTest.describe('before the app has started', () => {
  renderingTest('what the user types, ticks and clicks is not lost', async ({ open }) => {
    const page = await open('/vacancies');
    let letCome: () => void = () => undefined;
    const wish = new Promise<void>((resolve) => (letCome = resolve));
    await page.route('**/assets/start-*.js', async (route) => {
      await wish;
      await route.continue();
    });
    await page.reload({ waitUntil: 'domcontentloaded' });
    await page.getByRole('searchbox', { name: 'Search in this list' }).fill('officer');
    await page.getByRole('checkbox', { name: 'Open only' }).check();
    await page.getByRole('button', { name: 'Donate Now' }).click();
    letCome();
    await expect(page.getByRole('dialog', { name: 'Thank you' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('searchbox')).toHaveValue('officer');
    await expect(page.getByRole('checkbox', { name: 'Open only' })).toBeChecked();
    await expect(page.getByRole('status').filter({ hasText: / of \d+ entries/ })).toBeVisible();
  });
});
