import { allRules, violationsOf, withAxe } from '../support/axe';
import { expect, secondSiteTest as test, serverIsGone, waitForPrefetch } from './fixtures';
import { addressesIn, textsOf } from './second-site';

for (const prefix of ['', '/fr'] as const) {
  test(`every page opens without a network: ${prefix || '/'}`, async ({
    open,
    dist,
    killServer,
    expectFault,
  }) => {
    expectFault(serverIsGone);
    const home = await open(prefix || '/');
    const lists = ['settings', 'pages', 'vacancies', 'faqs', 'teams', 'projects', 'posts'];
    await waitForPrefetch(
      home,
      lists.map((list) => `/api${prefix}/${list}`),
      60_000,
    );
    await killServer();
    for (const address of addressesIn(dist, prefix)) {
      const page = await open(address);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading, address).toHaveText(/\S/);
      await expect(heading, address).not.toHaveText(/404/);
      await expect(page.locator('html'), address).toHaveAttribute('lang', prefix ? 'fr' : 'es');
      await expect(page.getByRole('alert'), address).toHaveCount(0);
      await page.close();
    }
  });
}

test.describe('by the rules of accessibility', () => {
  test.use({ phoneOptions: { bypassCSP: true, reducedMotion: 'reduce', locale: 'es-ES' } });

  test('every page passes, in the light and the dark scheme', async ({ open, dist }) => {
    for (const address of addressesIn(dist, '')) {
      const page = await open(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await page.waitForLoadState('networkidle');
      await withAxe(page);
      expect(await violationsOf(page, allRules), address).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(async () =>
        expect(await violationsOf(page, ['color-contrast']), `${address} in dark colours`).toEqual([]),
      ).toPass({ timeout: 40_000 });
      await page.close();
    }
  });
});

test('no menu, list and sentence names a board, a tender or a loan', ({ dist }) => {
  const named = textsOf(dist).filter(
    ([path, text]) => path.endsWith('.html') && /<a\b[^>]*>[^<]*(Board|Tender|Bid|Loan)/i.test(text),
  );
  expect(named.map(([path]) => path)).toEqual([]);
});
