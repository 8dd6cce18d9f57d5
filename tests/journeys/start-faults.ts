import { breakData, expectAppWorks, startFaults } from '../support/start-faults';
import { expect, test } from './fixtures';

/** Blocks the service worker, which would serve the files that the test damages. */
export function withoutWorker(): void {
  test.use({ phoneOptions: { serviceWorkers: 'block' } });
  test.beforeEach(({ expectFault }) =>
    expectFault(/The app works online only|Service Worker registration blocked/),
  );
}

/** Defines a test that the app renders without the data in its page, where that is damaged. */
export const testBrokenData = (name: keyof typeof breakData) =>
  test(`where the data inside the page ${name}, the app renders without it`, async ({
    open,
    expectFault,
  }) => {
    // React reports the HTML that it could not hydrate.
    expectFault(/page error|The data inside the page is damaged|The page is drawn anew/);
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
      expect.stringMatching(/^(The data inside the page is damaged|The page is drawn anew)/),
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
