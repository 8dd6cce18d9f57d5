import type { Page } from 'playwright/test';
import { readRows } from '../support/device-rows';
import { waitUntilClosed } from '../support/wait-until-closed';
import { expect, renderingTest, test } from './fixtures';

const entry = (page: Page) => page.getByRole('button', { name: 'Install this app' });
const card = (page: Page) => page.getByRole('region', { name: 'Keep this site on your device' });
const title = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible();

/**
 * Chromium fires its own event only after some engagement: this one is synthetic, and counts how often it is prompted.
 */
const offerToInstall = (page: Page, outcome: 'accepted' | 'dismissed') =>
  page.evaluate((answer) => {
    const counted = Object.assign(window, { questions: 0 });
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => void (counted.questions += 1),
      userChoice: Promise.resolve({ outcome: answer }),
    });
    dispatchEvent(offer);
    return offer.defaultPrevented;
  }, outcome);
const questions = (page: Page) => page.evaluate(() => (window as unknown as { questions: number }).questions);

/** Opens the page without the browser's own install event, which this Chromium may fire whatever its user agent. */
async function openSilently(open: (address: string) => Promise<Page>, url: string) {
  const page = await open('about:blank');
  await page.addInitScript(() =>
    addEventListener('beforeinstallprompt', (event) => event.isTrusted && event.stopImmediatePropagation()),
  );
  await page.goto(`${url}/vacancies`);
  await title(page);
  return page;
}

/** Returns to the site this many hours later. */
async function comeBack(page: Page, hours: number) {
  await page.context().clock.setSystemTime(Date.now() + hours * 3_600_000);
  await page.reload();
  await title(page);
}

test('after `beforeinstallprompt` the menu has an install entry at once, and a card from the second visit on, until the user decides', async ({
  open,
  site,
}) => {
  const page = await openSilently(open, site.url);
  await expect(entry(page)).toHaveCount(0);
  expect(await offerToInstall(page, 'dismissed')).toBe(true);
  await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Install this app' })).toBeVisible();
  await expect(card(page)).toHaveCount(0);

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Install this app' }).click();
  expect(await questions(page)).toBe(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(entry(page)).toHaveCount(0);

  await comeBack(page, 24);
  await offerToInstall(page, 'dismissed');
  await expect(card(page)).toBeVisible();
  const below = await card(page).evaluate(
    (node) =>
      node.getBoundingClientRect().top >= document.querySelector('main')!.getBoundingClientRect().bottom,
  );
  expect(below).toBe(true);
  await card(page).getByRole('button', { name: 'No, thank you' }).focus();
  await page.keyboard.press('Enter');
  await expect(card(page)).toHaveCount(0);
  expect(await questions(page)).toBe(0);
  // The answer is stored when the card is gone already, and a busy machine may reload in between.
  await expect.poll(() => readRows(page, 'preferences/install-card')).toHaveLength(1);

  await comeBack(page, 48);
  await offerToInstall(page, 'accepted');
  await expect(entry(page).first()).toBeAttached();
  await expect(card(page)).toHaveCount(0);

  await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
  await expect(entry(page)).toHaveCount(0);
});

const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.describe('Safari on an iPhone', () => {
  test.use({ phoneOptions: { userAgent: `${safari} Version/17.4 Mobile/15E148 Safari/604.1` } });

  test('shows the steps instead of a prompt, and nothing when installed', async ({ open, site }) => {
    const page = await openSilently(open, site.url);
    await page.getByRole('contentinfo').getByRole('button', { name: 'Install this app' }).click();
    const advice = page.getByRole('dialog', { name: 'Install this app' });
    await expect(advice.getByRole('listitem').nth(1)).toContainText('Add to Home Screen');
    await page.keyboard.press('Escape');
    await expect(advice).toHaveCount(0);
    await waitUntilClosed(page);

    await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
    await comeBack(page, 24);
    await expect(entry(page)).toHaveCount(0);
    await expect(card(page)).toHaveCount(0);
  });
});

test.describe('an in-app browser', () => {
  test.use({ phoneOptions: { userAgent: `${safari} Mobile/15E148 Instagram 323.0.0.31.62` } });

  test('says how to open the page in a full browser, and shows the link', async ({ open, site }) => {
    const page = await openSilently(open, site.url);
    await page.getByRole('contentinfo').getByRole('button', { name: 'Install this app' }).click();
    const advice = page.getByRole('dialog', { name: 'Open in your browser' });
    await expect(advice.getByRole('textbox', { name: 'The link of this page' })).toHaveValue(page.url());
  });
});

interface Icon {
  src: string;
  sizes: string;
}

renderingTest(
  'each icon that the manifest names is an image of the size that it names',
  async ({ open, site }) => {
    const page = await open('/vacancies');
    const manifest = (await (await fetch(`${site.url}/manifest.webmanifest`)).json()) as {
      icons: Icon[];
      shortcuts: { icons: Icon[] }[];
    };
    const icons = [manifest, ...manifest.shortcuts].flatMap((entry) => entry.icons);
    expect(icons.length).toBeGreaterThan(3);
    for (const { src, sizes } of icons) {
      const size = await page.evaluate(async (address) => {
        const image = new Image();
        image.src = address;
        await image.decode();
        return `${image.naturalWidth}x${image.naturalHeight}`;
      }, src);
      expect(size, src).toBe(sizes);
    }
  },
);
