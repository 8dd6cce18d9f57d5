import { holdApp } from '../support/hold-app';
import {
  breakData,
  brokenScripts,
  expectAppWorks,
  expectReadable,
  expectSlowNote,
  startFaults,
} from '../support/start-faults';
import { expect, renderingTest as test } from './fixtures';

/** Defines a test that the app renders without the data in its page, where that is damaged. */
export const testBrokenData = (name: keyof typeof breakData) =>
  test(`where the data inside the page ${name}, the app renders without it`, async ({
    open,
    expectFault,
  }) => {
    // React reports the HTML that it could not hydrate.
    expectFault(/page error|The data inside the page is damaged|The page is rendered anew/);
    const page = await open('/contact');
    await page.route('**/contact', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: breakData[name]!(await response.text()) });
    });
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await page.reload({ waitUntil: 'domcontentloaded' });
    await expectAppWorks(page);
    expect(said).toContainEqual(
      expect.stringMatching(/^(The data inside the page is damaged|The page is rendered anew)/),
    );
  });

/** Defines a test that the app starts although the browser lacks or breaks something. */
export const testStartFault = (name: keyof typeof startFaults) =>
  test(`the app starts where ${name}`, async ({ open, expectFault }) => {
    // React reports that it renders the page on the client: https://react.dev/errors/423
    if (name.startsWith('history')) expectFault(/page error: Error: Minified React error #423/);
    // The app says in the console what it does without.
    expectFault(/^console warning/);
    const page = await open('/contact');
    await page.addInitScript(startFaults[name]!);
    await page.reload();
    await expectAppWorks(page);
  });

/** Defines a test that a page whose scripts are broken says so. */
export const testBrokenScripts = (name: keyof typeof brokenScripts) =>
  test(`a page whose scripts ${name} can be read, and says so`, async ({ open, expectFault }) => {
    expectFault(/The app is not running/);
    const page = await open('/contact');
    await page.route(/\/assets\/start-[^/]*\.js$/, (route) =>
      route.fulfill({ body: brokenScripts[name], contentType: 'text/javascript' }),
    );
    const cause = page.waitForEvent('console', (message) => /The app is not running/.test(message.text()));
    await page.reload({ waitUntil: 'domcontentloaded' });
    await expectReadable(page);
    expect((await cause).text()).toMatch(/Error/);
  });

/** Defines a test that a page whose scripts are slow says so until the app has started. */
export const testSlowScripts = (reducedMotion: 'no-preference' | 'reduce') =>
  test.describe(`with prefers-reduced-motion: ${reducedMotion}`, () => {
    test.use({ phoneOptions: { reducedMotion } });

    test('a page whose scripts load slowly says that its buttons are on their way, until the app has started', async ({
      open,
    }) => {
      const page = await open('/contact');
      const letCome = await holdApp(page);
      await page.reload({ waitUntil: 'domcontentloaded' });
      await expectSlowNote(page);
      letCome();
      await expectAppWorks(page);
      await expect(page.locator('[data-start-note]')).toHaveCount(0);
    });
  });
