import { clippedContent } from '../support/layout-faults';
import { nameOf, setScreen, type Screen } from '../support/cut-controls';
import { expect, renderingTest as test, waitForApp } from './fixtures';
import { bannerHeight, desktop, expectFirstRow, expectLowRows, phone, rowsOfLists } from './layout-figures';
import { manyRecords } from './many-records';

const longListsTest = test.extend<object, { dist: string }>({ dist: manyRecords });

for (const path of Object.keys(rowsOfLists))
  longListsTest(
    `the banner of ${path} is a line, and its first row stands high on the first screen of desktop and phone`,
    async ({ open }) => {
      const page = await open(path);
      for (const screen of [desktop, phone]) await expectFirstRow(page, path, screen);
    },
  );

test('a title of any length is whole in its banner, on the smallest screen with the largest text', async ({
  open,
  records,
}) => {
  const page = await open(records.vacancy.address);
  await waitForApp(page);
  await setScreen(page, { width: 320, text: 200 });
  const faults = await clippedContent(page);
  expect(faults.filter((fault) => /<(h1|nav|ol|li)>/.test(fault))).toEqual([]);
  await setScreen(page, { width: 320, text: 100 });
  const size = await page.locator('h1').evaluate((title) => parseFloat(getComputedStyle(title).fontSize));
  expect(size).toBeLessThanOrEqual(24);
  expect(await bannerHeight(page)).toBeLessThanOrEqual(2 * phone.banner);
});

const screens: readonly Screen[] = [
  { width: 320, text: 200 },
  { width: 320, text: 100 },
  { width: 360, text: 100 },
  { width: 768, text: 100 },
  { width: 1366, text: 100 },
];

test('a heading is larger than those of lower levels, on every kind of page and at every width', async ({
  open,
  records,
}) => {
  const kinds = ['/team', '/publications', '/contact', '/about', '/donate', '/audit-reports', '/services'];
  const faults: string[] = [];
  const page = await open('/');
  for (const path of [...kinds, records.vacancy.address]) {
    await page.goto(new URL(path, page.url()).href);
    await waitForApp(page);
    for (const screen of screens) {
      await setScreen(page, screen);
      const [title, ...largest] = await page.locator('main').evaluate((main) =>
        ['h1', 'h2', 'h3'].map((level) => {
          const all = [...main.querySelectorAll(level)].filter((heading) => heading.checkVisibility());
          return Math.max(0, ...all.map((heading) => parseFloat(getComputedStyle(heading).fontSize)));
        }),
      );
      const [second, third] = largest as [number, number];
      if (title! <= second || title! <= third || (second && second < third))
        faults.push(`${path}, ${nameOf(screen)}: ${[title, second, third].join(', ')}`);
    }
  }
  expect(faults).toEqual([]);
});

test('with the largest text, the first fact of a list is on the first screen of the smallest phone', async ({
  open,
}) => {
  const page = await open('/vacancies');
  await waitForApp(page);
  await setScreen(page, { width: 320, text: 200 }, phone.height);
  const title = page.getByRole('rowheader').first().getByRole('link');
  const { top } = await title.evaluate((element) => element.getBoundingClientRect());
  expect(top).toBeLessThanOrEqual(phone.height - 100);
});

for (const path of Object.keys(rowsOfLists).slice(0, 4))
  test(`a row of ${path} is at most 72 px high, with its actions in one line, and six are on the first screen`, async ({
    open,
  }) => {
    const page = await open(path);
    await waitForApp(page);
    await expectLowRows(page, path);
  });

test('on a tablet a row has its actions in one line, in the language with the longest words', async ({
  open,
}) => {
  const page = await open('/ps/vacancies');
  await waitForApp(page);
  await setScreen(page, { width: 1024, text: 100 });
  const heights = page.locator('main tbody tr').evaluateAll((rows) => rows.map((row) => row.clientHeight));
  expect(Math.max(...(await heights))).toBeLessThanOrEqual(80);
});

for (const width of [900, 1024])
  test(`a row of ${width} px has one height before and after its document is saved`, async ({ open }) => {
    const page = await open('/invitation-to-bid');
    await waitForApp(page);
    await setScreen(page, { width, text: 100 });
    const row = page
      .getByRole('row')
      .filter({ has: page.getByRole('link', { name: /^Read/ }) })
      .first();
    const before = await row.evaluate((element) => element.clientHeight);
    await row.locator('[data-kind="file"] button[data-button]').click();
    await expect(row.getByText('Saved', { exact: true })).toBeVisible();
    expect(await row.evaluate((element) => element.clientHeight)).toBe(before);
    expect(before).toBeLessThanOrEqual(80);
  });

test('awards stand in the order of their dates, the newest first', async ({ open }) => {
  const page = await open('/notification-of-award');
  await waitForApp(page);
  const dates = page.locator('main tbody time');
  await expect(dates).not.toHaveCount(0);
  const days = await dates.evaluateAll((all) => all.map((time) => (time as HTMLTimeElement).dateTime));
  expect(days).toEqual([...days].sort().reverse());
});

test('the header is one line in the language with the longest words, where it has a menu', async ({
  open,
}) => {
  const page = await open('/ps/vacancies');
  await waitForApp(page);
  const bar = page.locator('header [data-sticky]');
  for (const width of [1100, 1140, 1200, 1240, 1280, 1366]) {
    await setScreen(page, { width, text: 100 });
    expect((await bar.boundingBox())!.height, `at ${width} px`).toBeLessThanOrEqual(76);
    const room = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(room, `at ${width} px`).toBeLessThanOrEqual(width);
  }
});

test('the footer is at most 360 px high on a desktop', async ({ open }) => {
  const page = await open('/vacancies');
  await waitForApp(page);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('navigation', { name: 'Latest events' })).toBeVisible();
  for (const width of [1280, 1366, 1440]) {
    await setScreen(page, { width, text: 100 });
    expect((await footer.boundingBox())!.height, `at ${width} px`).toBeLessThanOrEqual(360);
  }
});

test('a long e-mail address stands on one line of the footer on a desktop', async ({ open }) => {
  const page = await open('/vacancies');
  await waitForApp(page);
  const link = page.getByRole('contentinfo').locator('a[href^="mailto:"]');
  await link.evaluate((element) => (element.textContent = 'information@associationsemence.org'));
  for (const width of [1280, 1366, 1440]) {
    await setScreen(page, { width, text: 100 });
    const lines = () =>
      link.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getClientRects().length;
      });
    expect(await lines(), `at ${width} px`).toBe(1);
  }
});

test('the actions of the reader have their words below them on a phone, and beside them on a desktop', async ({
  open,
}) => {
  const page = await open('/vacancies');
  await waitForApp(page);
  await page.getByRole('link', { name: /^Read/ }).first().click();
  await expect(page).toHaveURL(/\/read\?/);
  const save = page.getByRole('button', { name: 'Save for offline' });
  const label = save.getByText('Save', { exact: true });
  const icon = save.locator('svg');
  for (const [width, isBeside] of [
    [360, false],
    [1280, true],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await expect(label).toBeVisible();
    const [word, sign] = [(await label.boundingBox())!, (await icon.boundingBox())!];
    expect(word.x > sign.x + sign.width, String(width)).toBe(isBeside);
    expect(word.y >= sign.y + sign.height, String(width)).toBe(!isBeside);
  }
  await page.setViewportSize({ width: 700, height: 740 });
  await expect(label).toBeHidden();
});

test('the account for gifts stands beside the words on a desktop, and below them on a phone', async ({
  open,
}) => {
  const page = await open('/donate');
  const account = page.locator('main section dl');
  const placeOf = async (width: number) => {
    await page.setViewportSize({ width, height: 740 });
    return (await account.boundingBox())!.x;
  };
  expect(await placeOf(1280)).toBeGreaterThan(640);
  expect(await placeOf(360)).toBeLessThan(60);
});

test('the others of the board are lines on a phone, each with its portrait beside the name', async ({
  open,
}) => {
  const page = await open('/team');
  await waitForApp(page);
  const member = page.locator('main a[href*="/board-member/"]').first();
  await page.goto(new URL((await member.getAttribute('href'))!, page.url()).href);
  await waitForApp(page);
  const cards = page.locator('main li', { has: page.locator('a[href*="/board-member/"] >> visible=true') });
  await setScreen(page, { width: 360, text: 100 });
  const boxes = await cards.evaluateAll((all) =>
    all.map((card) => {
      const [portrait, name] = [...card.children].map((part) => part.getBoundingClientRect());
      return { height: card.getBoundingClientRect().height, isBeside: portrait!.right <= name!.left };
    }),
  );
  expect(boxes.length).toBeGreaterThan(1);
  for (const box of boxes) {
    expect(box.isBeside).toBe(true);
    expect(box.height).toBeLessThan(150);
  }
});

test('a link to a part of a page is one line on a phone, in the language with the longest words', async ({
  open,
}) => {
  const page = await open('/ps/about');
  await waitForApp(page);
  await setScreen(page, { width: 360, text: 100 });
  const heights = await page
    .locator('main nav a[href^="#"]')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(1);
  expect(Math.max(...heights)).toBeLessThan(50);
});
