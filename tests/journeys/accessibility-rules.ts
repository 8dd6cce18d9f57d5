import { allRules, violationsOf, withAxe } from '../support/axe';
import { expect, test } from './fixtures';
import type { SiteRecords } from './site-records';

/**
 * Defines a test that these pages of a site pass the automated rules of accessibility, for a reader of the language of
 * the pages: others are offered theirs in a line at the lower edge. `define` is the test of the journeys with the abilities that
 * the pages need.
 */
export const testRules = (
  addressesOf: (records: SiteRecords) => string[],
  { locale = 'en-GB', define = test }: { locale?: string; define?: typeof test } = {},
) =>
  define.describe('by its rules', () => {
    define.use({ phoneOptions: { bypassCSP: true, reducedMotion: 'reduce', locale } });

    define(
      'every page passes the automated accessibility rules, in the light and the dark scheme',
      async ({ open, records, expectFault }) => {
        define.setTimeout(180_000);
        // The browser logs the status of the unknown page.
        expectFault(/status of 404 .*no-such-page/);
        for (const address of addressesOf(records)) {
          const page = await open(address);
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          await page.waitForLoadState('networkidle');
          await withAxe(page);
          expect(await violationsOf(page, allRules), address).toEqual([]);
          await page.emulateMedia({ colorScheme: 'dark' });
          // The colours of the dark scheme come with the next frames, in a transition where hovering changes them, too. On a
          // busy machine one look at a page takes ten seconds.
          await expect(async () =>
            expect(await violationsOf(page, ['color-contrast']), `${address} in dark colours`).toEqual([]),
          ).toPass({ timeout: 40_000 });
          await page.close();
        }
      },
    );
  });
