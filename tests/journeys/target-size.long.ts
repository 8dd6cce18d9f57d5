import { readdirSync } from 'node:fs';
import { expect, test } from './fixtures';
import { violationsOf, withAxe } from '../support/axe';

/** Every address of the built site, in all languages: each has its HTML. */
const builtAddresses = () =>
  readdirSync('dist', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.html$/.test(file) && !/(?:^|\/)(?:404|shell)\.html$/.test(file))
    .map((file) => `/${file.replaceAll('\\', '/').replace(/(?:index)?\.html$/, '')}`);

/**
 * Puts what sticks to an edge of the screen, such as the offer of another language, to its place in the page: what it
 * covers while it sticks comes out by scrolling, and has its whole size then.
 */
function unstick() {
  for (const element of document.querySelectorAll<HTMLElement>('body *'))
    if (getComputedStyle(element).position === 'sticky') element.style.position = 'static';
}

for (const language of ['', '/fa', '/ps'])
  test.describe(`in ${language || 'English'}`, () => {
    test.use({ phoneOptions: { bypassCSP: true, reducedMotion: 'reduce' } });

    test('every target on every page is large enough, or far enough from its neighbours', async ({
      open,
    }) => {
      test.setTimeout(15 * 60_000);
      const own = builtAddresses().filter((path) =>
        language ? `${path}/`.startsWith(`${language}/`) : !/^\/(?:fa|ps)(?:\/|$)/.test(path),
      );
      expect(own.length).toBeGreaterThan(50);
      const page = await open(own[0]!);
      for (const address of own) {
        await page.goto(new URL(address, page.url()).href);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await page.waitForLoadState('networkidle');
        await page.evaluate(unstick);
        await withAxe(page);
        expect.soft(await violationsOf(page, ['wcag22aa']), address).toEqual([]);
      }
    });
  });
