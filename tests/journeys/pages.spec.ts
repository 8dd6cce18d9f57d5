import { createRequire } from 'node:module';
import { expect, installabilityErrors, test, waitForWorker } from './fixtures';
import { lists } from './lists';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const addresses = ['/', ...lists.map(({ page }) => page), '/no-such-page'];

/** Pages of other kinds, for the rules of accessibility. */
const others = ['/about', '/events', '/contact', '/services', '/publications', '/saved'];

for (const width of [320, 768, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ phoneOptions: { viewport: { width, height: 800 } } });

    test('no page scrolls sideways, breaks the policy or asks a third party', async ({
      open,
      expectFault,
    }) => {
      // The browser itself reports the status of the unknown page.
      expectFault(/status of 404 .*no-such-page/);
      for (const address of addresses) {
        const page = await open(address);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(
          page
            .getByTestId('age')
            .or(page.getByRole('link', { name: 'Back to home' }))
            .or(page.getByText('Open now'))
            .first(),
        ).toBeVisible();
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wide, `${address} is wider than its window`).toBeLessThanOrEqual(0);
        await page.close();
      }
    });
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ phoneOptions: { colorScheme, bypassCSP: true, reducedMotion: 'reduce' } });

    test('every page meets the accessibility rules that a machine can check', async ({
      open,
      expectFault,
    }) => {
      test.setTimeout(120_000);
      expectFault(/status of 404 .*no-such-page/);
      for (const address of [...addresses, ...others]) {
        const page = await open(address);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await page.waitForLoadState('networkidle');
        await page.addScriptTag({ path: axe });
        const violations = await page.evaluate(async () => {
          const { axe } = window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } };
          const { violations } = await axe.run({
            runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
          });
          return violations.map(
            ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
          );
        });
        expect(violations, address).toEqual([]);
        await page.close();
      }
    });
  });
}

interface AxeResults {
  violations: { id: string; nodes: { target: string[] }[] }[];
}

test('the app is installable', async ({ open }) => {
  const page = await open('/');
  await waitForWorker(page);
  expect(await installabilityErrors(page)).toEqual([]);
});

test('going through the menu titles the document, puts the focus on the title, and back goes back', async ({
  open,
}) => {
  const page = await open('/');
  await waitForWorker(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Get involved' }).click();
  await page.getByRole('link', { name: 'Vacancies' }).first().click();
  await expect(page).toHaveTitle(/^Vacancies · /);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveTitle(/^Home · /);
});
