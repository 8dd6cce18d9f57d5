import { breakData, expectAppWorks, startFaults } from '../support/start-faults';
import { expect, test } from './fixtures';

/** Pages without a worker, which would answer in the place of what is damaged here. */
export function withoutWorker(): void {
  test.use({ phoneOptions: { serviceWorkers: 'block' } });
  test.beforeEach(({ expectFault }) =>
    expectFault(/The app works online only|Service Worker registration blocked/),
  );
}

/** The app is drawn without the data that its page carries, where that is damaged. */
export const testBrokenData = (name: keyof typeof breakData) =>
  test(`where the data inside the page ${name}, the app is drawn without it`, async ({
    open,
    expectFault,
  }) => {
    // React tells of the HTML that it could not take over.
    expectFault(/page error/);
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

/** The app comes although its phone or browser takes something from it. */
export const testStartFault = (name: keyof typeof startFaults) =>
  test(`the app comes where ${name}`, async ({ open, expectFault }) => {
    // React tells that it draws the page anew: https://react.dev/errors/423
    if (name.startsWith('history')) expectFault(/page error: Error: Minified React error #423/);
    const page = await open('/contact');
    await page.addInitScript(startFaults[name]!);
    await page.reload();
    await expectAppWorks(page);
  });
