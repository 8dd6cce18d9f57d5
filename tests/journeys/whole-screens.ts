import type { Page } from 'playwright/test';
import { cutControls, nameOf, setScreen, type Screen } from '../support/cut-controls';
import { expectVisit, planVisits } from './every-route';
import { expect, renderingTest as test } from './fixtures';

const viewerOf = (file: string) =>
  `/read?${new URLSearchParams({ file, from: '/vacancies', view: 'pages' }).toString()}`;

async function measure(page: Page, what: string, screens: readonly Screen[]): Promise<string[]> {
  const faults: string[] = [];
  for (const screen of screens) {
    await setScreen(page, screen);
    for (const fault of await cutControls(page)) faults.push(`${what}, ${nameOf(screen)}: ${fault}`);
  }
  return faults;
}

/** Defines a test that every interactive element of every page is whole on these screens. */
export const testWhole = (screens: readonly Screen[]) =>
  test.describe(screens.map(nameOf).join('; '), () => {
    test.use({ phoneOptions: { reducedMotion: 'reduce' } });

    test('every control of every page is whole, and no page is wider than the window', async ({
      open,
      site,
      records,
      expectFault,
    }) => {
      test.setTimeout((3 + screens.length) * 60_000);
      expectFault(/status of 404 .*(no-such|nobody|no\/such)/);
      const faults: string[] = [];
      const page = await open('/about');
      for (const visit of await planVisits(site.url)) {
        await page.goto(new URL(visit.address, site.url).href);
        // Without a worker, there may be nothing to search yet.
        await expectVisit(page, visit.address.startsWith('/search') ? { ...visit, texts: [] } : visit);
        faults.push(...(await measure(page, visit.address, screens)));
      }
      const { file, text } = records.vacancy;
      const viewer = viewerOf(file);
      await page.goto(site.url + viewer);
      await expect(page.getByRole('toolbar')).toBeVisible();
      await expect(page.getByText(`of ${text.pages}`)).toBeVisible();
      faults.push(...(await measure(page, viewer, screens)));
      expect(faults).toEqual([]);
    });
  });
