import type { Locator, Page } from 'playwright/test';
import { testRules } from './accessibility-rules';
import { expect, renderingTest as test } from './fixtures';
import { twoDirections } from './many-records';
import { addressesOf, pageKinds } from './page-kinds';
import type { Notice } from './site-records';

const bothTest = test.extend<object, { dist: string }>({ dist: twoDirections });

/** Where each character of a text is drawn: its left edge and its line (px). */
const placesOf = (element: Locator, text: string) =>
  element.first().evaluate((root, wanted) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const from = walker.currentNode.textContent!.indexOf(wanted);
      if (from < 0) continue;
      return [...wanted].map((_, index) => {
        const range = document.createRange();
        range.setStart(walker.currentNode, from + index);
        range.setEnd(walker.currentNode, from + index + 1);
        const { left, top } = range.getBoundingClientRect();
        return { left: Math.round(left), top: Math.round(top) };
      });
    }
    throw new Error(`“${wanted}” is not drawn.`);
  }, text);

/** Whether the characters follow each other on one line from left to right. */
async function expectLeftToRight(element: Locator, text: string) {
  const places = await placesOf(element, text);
  expect(
    places.map(({ left }) => left),
    text,
  ).toEqual(places.map(({ left }) => left).sort((a, b) => a - b));
  expect(new Set(places.map(({ top }) => top)).size, `lines of ${text}`).toBe(1);
}

const openAt = async (open: (address: string) => Promise<Page>, address: string, width = 360) => {
  const page = await open(address);
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.waitForLoadState('networkidle');
  return page;
};

const textOf = ({ file }: Notice) => `/read?${new URLSearchParams({ file }).toString()}`;

testRules(
  (records) =>
    [...addressesOf(pageKinds, records), textOf(records.rightToLeftVacancy)].map((path) => `/fa${path}`),
  { locale: 'fa-AF', define: test },
);

bothTest('numbers, addresses and brackets stand in their own order', async ({ open, records }) => {
  const contact = await openAt(open, '/fa/contact');
  for (const text of ['top_nav_bar_phone', 'top_nav_bar_email'].map(records.setting)) {
    await expectLeftToRight(contact.locator('main'), text);
    await expectLeftToRight(contact.locator('footer'), text);
  }
  const questions = await openAt(open, '/fa/frequently-asked-questions');
  for (const text of records.contactsOfQuestions('fa'))
    await expectLeftToRight(questions.locator('main'), text);
  // A Dari title with a Latin name in brackets, on pages of both directions.
  for (const prefix of ['/fa', '']) {
    const { address, number, title } = records.titledInTwoScripts(prefix.slice(1));
    const page = await openAt(open, prefix + address, 1280);
    await expectLeftToRight(page.locator('main dl').filter({ hasText: number }), number);
    await expectLeftToRight(page.getByRole('heading', { level: 1 }), /\([A-Za-z]+/.exec(title)![0]);
    await page.close();
  }
});

bothTest('a paragraph that begins with an address stands from right to left', async ({ open, records }) => {
  const { address: text, goesOn } = records.startingWithAddress('ps');
  const main = (await openAt(open, '/ps/frequently-asked-questions', 1280)).locator('main');
  const address = await placesOf(main, text);
  const words = await placesOf(main, goesOn);
  expect(address[0]!.left).toBeGreaterThan(words.at(-1)!.left);
});

bothTest('lists are numbered with the digits of the language', async ({ open }) => {
  for (const { address, style } of [
    { address: '/frequently-asked-questions', style: 'decimal' },
    { address: '/fa/frequently-asked-questions', style: 'persian' },
  ]) {
    const list = (await openAt(open, address)).locator('main [data-prose] ol').first();
    expect(await list.evaluate((element) => getComputedStyle(element).listStyleType)).toBe(style);
  }
});

test('an English title on a Dari page says its language', async ({ open, records }) => {
  const page = await openAt(open, '/fa/publications');
  const title = page.getByRole('heading', { level: 3, name: records.publication, exact: true }).first();
  await expect(title).toHaveAttribute('lang', 'en');
  await expect(title).toHaveAttribute('dir', 'ltr');
});

test('no page is wider than the screen, and short texts stand at the right', async ({ open, records }) => {
  for (const path of addressesOf(pageKinds, records)) {
    const page = await openAt(open, `/fa${path}`);
    const { clientWidth, scrollWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth, path).toBe(clientWidth);
    const heading = page.getByRole('heading', { level: 1 });
    expect(await heading.evaluate((element) => getComputedStyle(element).textAlign), path).not.toBe('left');
    await page.close();
  }
});

test('the drawer comes from the left, where its button is', async ({ open }) => {
  const page = await openAt(open, '/fa/vacancies');
  const button = page.getByRole('button', { name: 'مینو', exact: true });
  const { x } = (await button.boundingBox())!;
  expect(x).toBeLessThan(180);
  await button.click();
  const drawer = page.locator('.MuiDrawer-paper');
  await expect(drawer).toBeVisible();
  await expect.poll(async () => (await drawer.boundingBox())!.x).toBe(0);
  await expectLeftToRightOf(drawer.locator('ul > li > button').first());
});

/** The icon at the end of an entry stands left of its label. */
async function expectLeftToRightOf(entry: Locator) {
  const icon = (await entry.locator('svg').boundingBox())!;
  const box = (await entry.boundingBox())!;
  expect(icon.x - box.x).toBeLessThan(box.width / 2);
}

test('the type of Arabic script is larger, with more space between the lines and none between the letters', async ({
  open,
}) => {
  const styleOf = (page: Page) =>
    page
      .locator('main p')
      .first()
      .evaluate((element) => {
        const { fontSize, lineHeight, letterSpacing } = getComputedStyle(element);
        return { ratio: parseFloat(lineHeight) / parseFloat(fontSize), letterSpacing };
      });
  const page = await openAt(open, '/fa/contact');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('17px');
  const { ratio, letterSpacing } = await styleOf(page);
  expect(ratio).toBeGreaterThanOrEqual(1.7);
  expect(['normal', '0px']).toContain(letterSpacing);
});
