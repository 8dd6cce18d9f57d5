import type { Page } from 'playwright/test';
import { expect } from './fixtures';

/** A record as an API sends it. */
export type Row = Record<string, unknown>;

const letters = 'm'.repeat(20_000);

/** Text that an editor or an attacker may enter. Each begins with `mark`, by which the test finds it. */
export const longText = (mark: string) => mark + letters;
export const longMarkup: Record<string, (mark: string) => string> = {
  'a word of 20,000 letters': (mark) => `<p>${mark}${letters}</p>`,
  'a preformatted line of 20,000 letters': (mark) => `<pre>${mark}${letters}</pre>`,
  'a heading of 20,000 letters': (mark) => `<h2>${mark}${letters}</h2>`,
  'a link of 20,000 letters': (mark) => `<p><a href="/contact">${mark}${letters}</a></p>`,
  '300 quotes, one inside another': (mark) =>
    `${mark}${'<blockquote>'.repeat(300)}deep${'</blockquote>'.repeat(300)}`,
  '300 lists, one inside another': (mark) =>
    `${mark}${'<ul><li>'.repeat(300)}deep${'</li></ul>'.repeat(300)}`,
  'a table of 300 columns': (mark) =>
    `<table><tr>${`<td>${mark}${'m'.repeat(60)}</td>`.repeat(300)}</tr></table>`,
  'a picture of 99,999,999 pixels each way': (mark) =>
    `<p>${mark}<img src="/app-icons/icon-192.png" width="99999999" height="99999999" alt=""></p>`,
};

/** The records of a response: of a list, a page of a list, or one record. */
export const rowsOf = (body: unknown) =>
  (Array.isArray(body) ? body : (body as { data: unknown }).data) as Row[] | Row;

/** The first record of a list that the server sends. */
export async function firstRow(
  base: string,
  path: string,
  which: (row: Row) => boolean = () => true,
): Promise<Row> {
  const rows = [rowsOf(await (await fetch(`${base}/api/${path}`)).json())].flat();
  const found = rows.find(which);
  if (!found) throw new Error(`/api/${path} has no such record to change`);
  return found;
}

/** From now on, `change` alters the JSON of the responses from these addresses. */
export const changeResponses = (
  page: Page,
  pattern: RegExp,
  change: (body: unknown) => unknown,
): Promise<unknown> =>
  page.route(pattern, async (route) => {
    // Playwright's own fetch rejects once the page has left.
    const body: unknown = await (await fetch(route.request().url())).json();
    await route.fulfill({ json: change(body) });
  });

/** Waits until the page shows a text that holds each of the marks. */
export async function expectDrawn(page: Page, marks: readonly string[], what: string): Promise<void> {
  const missing = () =>
    page.evaluate((texts) => texts.filter((text) => !document.body.textContent.includes(text)), marks);
  await expect.poll(missing, { message: `${what}: not drawn`, timeout: 15_000 }).toEqual([]);
}

/** Passes if nothing on the page is wider than the window. */
export async function expectNoOverflow(page: Page, what: string): Promise<void> {
  const { overflow, widest } = await page.evaluate(() => {
    const isClipped = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) ||
        isClipped(element.parentElement));
    const wide = [...document.querySelectorAll('body *')].find(
      (element) =>
        element.getBoundingClientRect().right > innerWidth + 1 && !isClipped(element.parentElement),
    );
    return {
      overflow: document.documentElement.scrollWidth - innerWidth,
      widest: wide?.outerHTML.slice(0, 200) ?? '',
    };
  });
  expect(overflow, `${what}: wider than the window, ${widest}`).toBeLessThanOrEqual(0);
}

/** Passes if nothing on the page is wider than the window or excessively high. */
async function expectBounded(page: Page, what: string): Promise<void> {
  await expectNoOverflow(page, what);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height, `${what}: height of the page`).toBeLessThan(60_000);
}

/**
 * Opens `address` with responses in which `change` has altered one record, waits until a mark of it is drawn, and
 * passes if the page is bounded.
 */
export async function expectBoundedWith(
  page: Page,
  address: string,
  pattern: RegExp,
  change: (body: unknown) => unknown,
  mark: string,
  what: string,
): Promise<void> {
  await changeResponses(page, pattern, change);
  await page.goto(address);
  await expectDrawn(page, [mark], what);
  await expectBounded(page, what);
  await page.unrouteAll({ behavior: 'wait' });
}
