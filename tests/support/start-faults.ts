import { expect, type Page } from 'playwright/test';
import { waitForApp } from './wait-for-app';

/** The note that the app cannot run. */
export const note = (page: Page) => page.locator('[data-start-note][role="alert"]');

/** Passes if the page says that the app is not running, and its text is shown. */
export async function expectReadable(page: Page): Promise<void> {
  await expect(note(page)).toContainText('You can read the page, and its links work.');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeAttached();
}

/** Passes if the page says, after a while, that its buttons do not work yet. */
export async function expectSlowNote(page: Page): Promise<void> {
  const slow = page.getByText('Its buttons are still on their way.');
  await expect(slow).toBeHidden();
  await expect(slow).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** The HTML of a page as a browser below the floor shows it: without the features by which the style sheet knows others. */
export const asBelowFloor = (html: string): string =>
  html
    .replace(/\b1lh\b/, '1unknown')
    .replace('-moz-appearance:none', '-x:none')
    .replace('-moz-appearance: none', '-x:none');

/** Passes if the app has started, its buttons work, and no note is shown. */
export async function expectAppWorks(page: Page): Promise<void> {
  await waitForApp(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(note(page)).toHaveCount(0);
}

const data = /(<script type="application\/json" id="prerendered">)([^]*?)(<\/script>)/;
const withData = (change: (text: string) => string) => (html: string) =>
  html.replace(data, (_whole, start: string, text: string, end: string) => start + change(text) + end);

/** Ways to damage the data in a page: each maps its HTML to the damaged HTML. */
export const breakData: Record<string, (html: string) => string> = {
  'is cut': withData((text) => text.slice(0, text.length / 2)),
  'is nothing': withData(() => 'null'),
  'is of another kind': withData(() => '{"message":"ok"}'),
  'has no rows': withData((text) => JSON.stringify({ ...(JSON.parse(text) as object), rows: [null] })),
  'has records that are none': withData((text) => {
    const carried = JSON.parse(text) as { rows: [string, { value: unknown }][] };
    for (const [, row] of carried.rows) row.value = [null];
    return JSON.stringify(carried);
  }),
};

/** What may stand in place of the app's script. */
export const brokenScripts = {
  'are cut': 'export const start = (',
  'are not those of the page': '<!doctype html><h1>Sign in</h1>',
  throw: 'export async function start() { throw new Error("broken"); }',
};

/** What a browser or an extension may break before the app starts. Run in the page. */
export const startFaults: Record<string, () => void> = {
  'the database throws': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
  },
  'there is no database': () => Object.defineProperty(window, 'indexedDB', { value: undefined }),
  'the database hangs': () => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  },
  'storage throws': () => {
    Storage.prototype.getItem = Storage.prototype.setItem = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
  },
  'there is no fetch': () => Object.defineProperty(window, 'fetch', { value: undefined }),
  'history cannot be written at the start': () => {
    const { replaceState } = History.prototype;
    let isFirst = true;
    History.prototype.replaceState = function (...args) {
      if (isFirst && !(isFirst = false)) throw new DOMException('Too many calls.', 'SecurityError');
      return replaceState.apply(this, args);
    };
  },
  'the tab is in the background': () => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
  },
  'the page is never painted': () => {
    const { requestAnimationFrame } = window;
    window.requestAnimationFrame = (callback) =>
      document.readyState === 'complete' ? requestAnimationFrame(callback) : 0;
  },
  'its place is taken out of the page': () =>
    addEventListener('DOMContentLoaded', () => document.getElementById('root')?.remove()),
  'its place is emptied': () =>
    addEventListener('DOMContentLoaded', () => document.getElementById('root')?.replaceChildren()),
};
