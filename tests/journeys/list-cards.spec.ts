import type { Page } from 'playwright/test';
import { setScreen } from '../support/cut-controls';
import { smallTargets } from '../support/layout-faults';
import { escapePattern } from '../support/plain';
import {
  expect,
  renderingTest,
  returningTest,
  serverIsGone,
  waitForApp,
  waitForPrefetch,
  waitForWorker,
} from './fixtures';
import { manyRecords } from './many-records';

const longListReturningTest = returningTest.extend<object, { dist: string }>({ dist: manyRecords });
const longListsTest = renderingTest.extend<object, { dist: string }>({ dist: manyRecords });

const lists = ['/vacancies', '/volunteer-opportunities', '/invitation-to-bid', '/notification-of-award'];

/** The height of a phone's screen in px. */
const screenHeight = 740;

/** The cards of a list in px from the lower edge of its filter, or of what stands in its place. */
const cardsOf = (page: Page) =>
  page.getByRole('table').evaluate((table) => {
    const above = document.querySelector('main [role="search"]')?.getBoundingClientRect().bottom;
    const from = above ?? table.getBoundingClientRect().top;
    return [...table.querySelectorAll('tbody tr')].map((card) => {
      const { top, bottom, height } = card.getBoundingClientRect();
      return { top: top - from, bottom: bottom - from, height };
    });
  });

for (const path of lists)
  longListsTest(
    `on a phone, three whole cards of ${path} stand below its filter, and 12 take at most 4 screens`,
    async ({ open }) => {
      const page = await open(path);
      await waitForApp(page);
      await expect(page.getByRole('table')).toBeVisible();
      const cards = await cardsOf(page);
      expect(cards.length).toBeGreaterThanOrEqual(5);
      expect(cards[2]!.bottom).toBeLessThanOrEqual(screenHeight);
      const [first, last] = [cards[0]!, cards.at(-1)!];
      expect(((last.bottom - first.top) / cards.length) * 12).toBeLessThanOrEqual(4 * screenHeight);
    },
  );

renderingTest('between the widths of phones and tables, cards stand in two columns', async ({ open }) => {
  const page = await open('/vacancies');
  await waitForApp(page);
  for (const width of [600, 700, 800]) {
    await setScreen(page, { width, text: 100 });
    const edges = await page
      .getByRole('table')
      .evaluate((table) =>
        [...table.querySelectorAll('tbody tr')].map((card) => Math.round(card.getBoundingClientRect().left)),
      );
    expect(new Set(edges).size, `columns at ${width} px`).toBe(2);
  }
});

renderingTest(
  'a card says place and pay whole, and a row of a table their first clauses, with a sign of the cut',
  async ({ open }) => {
    const page = await open('/vacancies');
    await waitForApp(page);
    const [start, rest] = [page.locator('[data-cut]').first(), page.locator('[data-rest]').first()];
    const sign = () => start.evaluate((element) => getComputedStyle(element, '::after').content);
    await expect(rest).toBeVisible();
    expect(await sign()).toBe('none');
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(rest).toBeHidden();
    expect(await sign()).toBe('"…"');
  },
);

renderingTest('a title of the other direction leaves room for the sign of its cut', async ({ open }) => {
  const page = await open('/vacancies');
  await waitForApp(page);
  const title = page.getByRole('rowheader').locator('[dir="rtl"]').first();
  const room = () => title.evaluate((element) => parseFloat(getComputedStyle(element).paddingInlineEnd) > 10);
  expect(await room()).toBe(true);
});

renderingTest(
  'a card has its actions on one line, on the smallest screen too, and they wrap with larger text',
  async ({ open }) => {
    const page = await open('/vacancies');
    await waitForApp(page);
    const card = page
      .getByRole('row')
      .filter({ has: page.getByRole('link', { name: /^Read/ }) })
      .first();
    const lines = () =>
      card.evaluate((row) => {
        const actions = [...row.querySelectorAll('[data-kind="file"] :is(a, button)')];
        const middles = actions
          .map((action) => action.getBoundingClientRect())
          .map(({ top, bottom }) => top + bottom);
        return new Set(middles.map(Math.round)).size;
      });
    expect(await lines()).toBe(1);
    await setScreen(page, { width: 320, text: 100 });
    expect(await lines()).toBe(1);
    await setScreen(page, { width: 360, text: 200 });
    expect(await lines()).toBeGreaterThan(1);
    // A card is one target, save for its buttons.
    const targets = await smallTargets(page);
    expect(targets.filter((target) => /Read|Save|More/.test(target))).toEqual([]);
  },
);

renderingTest(
  'the calendar stands on the page of a notice on phones, and in the row of a wide screen; the posted date on the page',
  async ({ open }) => {
    const page = await open('/vacancies');
    await waitForApp(page);
    const calendar = page.getByRole('button', { name: /^Add to calendar/, includeHidden: true });
    await expect(calendar).not.toHaveCount(0);
    await expect(calendar.first()).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(calendar.first()).toBeVisible();
    await page.setViewportSize({ width: 360, height: screenHeight });
    await page.getByRole('rowheader').first().getByRole('link').click();
    await expect(calendar.first()).toBeVisible();
    await expect(page.getByText('Posted', { exact: true })).toBeVisible();
  },
);

returningTest(
  'saving moves nothing: the card keeps its height, and the buttons their places',
  async ({ open, network }) => {
    const page = await open(`${network.url}/vacancies`);
    await waitForApp(page);
    const card = page
      .getByRole('row')
      .filter({ has: page.getByRole('link', { name: /^Read/ }) })
      .first();
    const save = card.locator('[data-kind="file"] button[data-button]');
    const places = async () => ({ card: await card.boundingBox(), save: await save.boundingBox() });
    await card.locator('[data-kind="file"]').scrollIntoViewIfNeeded();
    const before = await places();
    network.trouble('slow', (path) => path.startsWith('/files/'));
    await save.click();
    await expect(card.getByRole('progressbar')).toBeVisible();
    expect(await places()).toEqual(before);
    await card.getByRole('button', { name: /^Cancel/ }).click();
    await expect(card.getByRole('progressbar')).toHaveCount(0);
    expect(await places()).toEqual(before);
  },
);

renderingTest(
  'a list is filtered by words, by place and by what is open; the address keeps that, and the way back too',
  async ({ open, records }) => {
    const { place, number } = records.placed;
    const page = await open('/vacancies');
    await waitForApp(page);
    const rows = page.getByRole('rowheader');
    const all = await rows.count();
    await page.getByRole('combobox', { name: 'Place' }).selectOption(place);
    await page.getByRole('checkbox', { name: 'Open only' }).check();
    await page.getByRole('searchbox', { name: 'Search in this list' }).fill(number);
    await expect(rows).toHaveCount(1);
    await expect(page).toHaveURL(
      new URL(`/vacancies?${new URLSearchParams({ q: number, place, open: 'on' }).toString()}`, page.url())
        .href,
    );
    await page.reload();
    await expect(rows).toHaveCount(1);
    await waitForApp(page);
    await rows.getByRole('link').click();
    await expect(page).toHaveURL(/\/vacancies\/[\w-]+$/);
    await page.goBack();
    await expect(rows).toHaveCount(1);
    await expect(page.getByRole('searchbox', { name: 'Search in this list' })).toHaveValue(number);
    await page.getByRole('searchbox', { name: 'Search in this list' }).fill('');
    await page.getByRole('checkbox', { name: 'Open only' }).uncheck();
    await page.getByRole('combobox', { name: 'Place' }).selectOption('');
    await expect(rows).toHaveCount(all);
    await expect(page).toHaveURL(/\/vacancies$/);
  },
);

returningTest(
  'without a server, the address of a filtered list shows what it asks for',
  async ({ open, records, killServer, expectFault }) => {
    expectFault(serverIsGone);
    const { place, number } = records.placed;
    const home = await open('/');
    await waitForWorker(home);
    await waitForPrefetch(home, ['/api/settings', '/api/vacancies']);
    await killServer();
    const page = await open(`/vacancies?${new URLSearchParams({ q: number, place }).toString()}`);
    await expect(page.getByRole('rowheader')).toHaveCount(1);
    await expect(page.getByRole('combobox', { name: 'Place' })).toHaveValue(place);
  },
);

renderingTest('words that no row has lead to the search of the whole site', async ({ open }) => {
  const page = await open('/vacancies?q=microfinance+audit');
  await page.getByRole('link', { name: 'Search the whole site for “microfinance audit”' }).click();
  await expect(page).toHaveURL(/\/search\?q=microfinance\+audit$/);
  await expect(page.getByRole('main').getByRole('combobox')).toHaveValue('microfinance audit');
});

longListsTest(
  'the footer is at most one screen of a phone, and its list of all pages stands in columns',
  async ({ open }) => {
    const page = await open('/vacancies');
    await waitForApp(page);
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('navigation', { name: 'Latest events' })).toBeVisible();
    expect((await footer.boundingBox())!.height).toBeLessThanOrEqual(screenHeight);
    await footer.getByText('All pages').click();
    const links = footer.getByRole('navigation', { name: 'All pages' }).getByRole('link');
    await expect(links.first()).toBeVisible();
    const starts = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().left));
    expect(new Set(starts).size).toBe(2);
    await expect(links.filter({ hasText: /Home two|Services|Preloader/ })).toHaveCount(0);
  },
);

renderingTest('at the end of a page, “Back to the top” covers no link of the footer', async ({ open }) => {
  const page = await open('/vacancies');
  await waitForApp(page);
  // The offer to install, where the browser makes one, would move the last links.
  await page.addStyleTag({ content: 'footer button { display: none !important }' });
  const last = page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).last();
  const isAtEnd = async () => {
    // What arrives meanwhile moves the end.
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await expect(last).toBeInViewport({ ratio: 1, timeout: 1_000 });
  };
  await expect(isAtEnd).toPass();
  await expect(page.getByRole('button', { name: 'Back to the top' })).toBeVisible();
  const controls = page.getByRole('contentinfo').locator('a, button').filter({ visible: true });
  const covered = () =>
    controls.evaluateAll((all) => {
      const isCovered = (element: Element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const above = document.elementFromPoint(left + width / 2, top + height / 2);
        return above?.closest('[aria-label="Back to the top"]');
      };
      return all.filter(isCovered).map((element) => element.textContent);
    });
  expect(await covered()).toEqual([]);
});

renderingTest(
  'search stands in the header at every width, Our work in the menu of a wide screen, both and Contact in that of a phone',
  async ({ open }) => {
    const page = await open('/vacancies');
    await waitForApp(page);
    const search = page.getByRole('banner').getByRole('link', { name: 'Search' });
    for (const width of [320, 360, 768, 1024, 1280]) {
      await setScreen(page, { width, text: 100 });
      await expect(search).toBeInViewport({ ratio: 1 });
    }
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('button', { name: 'Our work' }).click();
    await menu.getByRole('link', { name: 'Key Areas of Focus' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Key Areas of Focus');

    await setScreen(page, { width: 360, text: 100 }, screenHeight);
    await page.getByRole('button', { name: 'Menu' }).click();
    for (const name of ['Search', 'Contact']) await expect(menu.getByRole('link', { name })).toBeVisible();
    await menu.getByRole('link', { name: 'Contact' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
    await search.click();
    await expect(page).toHaveURL(/\/search$/);
  },
);

longListReturningTest(
  'the heads of a table sort it without a server, and the address brings the order and the supplier back',
  async ({ open, records, expectFault, killServer, restart }) => {
    expectFault(serverIsGone);
    const { title, awardedTo } = records.onlyAwardOfSupplier;
    const first = await open('/notification-of-award');
    await waitForWorker(first);
    await waitForPrefetch(first, ['/api/noas']);
    await killServer();
    await restart();
    const page = await open('/notification-of-award');
    await page.setViewportSize({ width: 1280, height: 800 });
    await waitForApp(page);
    const titles = page.getByRole('table').getByRole('rowheader').getByRole('link');
    // Without a server the rows come from the device, after the page.
    await expect(titles).not.toHaveCount(0);
    const byDate = await titles.allTextContents();
    const head = page.getByRole('columnheader', { name: 'Award', exact: true });
    await head.getByRole('button').click();
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await expect(titles).toHaveText(byDate.toSorted((a, b) => a.localeCompare(b, 'en')));
    await page.getByRole('combobox', { name: 'Awarded to' }).selectOption(awardedTo);
    await expect(titles).toHaveText([title]);
    await expect(page).toHaveURL(
      new RegExp(`\\?${escapePattern(new URLSearchParams({ awardedTo, sort: 'title' }).toString())}$`),
    );
    await page.reload();
    await waitForApp(page);
    await expect(titles).toHaveText([title]);
    await page.getByRole('combobox', { name: 'Awarded to' }).selectOption('');
    await expect(titles).toHaveText(byDate.toSorted((a, b) => a.localeCompare(b, 'en')));
    await head.getByRole('button').click();
    await head.getByRole('button').click();
    await expect(titles).toHaveText(byDate);
  },
);
