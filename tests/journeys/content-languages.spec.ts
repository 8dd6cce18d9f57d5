import { expect, serverIsGone, test, waitForQuietFetch, waitForWorker } from './fixtures';

const slug = 'nlo-va-062';
const terms = '/files/vacancies/tor-loan-officer-mazar.fa.pdf';
const arabic = /\p{Script=Arabic}/u;

/** The addresses of the API whose answers are on the phone. */
const storedCalls = () =>
  caches
    .open('ngo-api')
    .then((cache) => cache.keys())
    .then((requests) => requests.map(({ url }) => new URL(url).pathname));

test('a vacancy is read in Dari, with its terms of reference, without a server', async ({
  open,
  killServer,
  expectFault,
}) => {
  test.setTimeout(120_000);
  expectFault(serverIsGone);
  const first = await open('/fa/vacancies');
  await waitForWorker(first);
  await waitForQuietFetch(first, ['/api/fa/settings', '/api/fa/vacancies', '/api/fa/noas', '/api/fa/posts']);
  expect((await first.evaluate(storedCalls)).filter((path) => !path.startsWith('/api/fa/'))).toEqual([]);
  const row = first.locator(`a[href="/fa/vacancies/${slug}"]`).first();
  await expect(row).toHaveText(arabic);
  const title = (await row.textContent()) ?? '';
  await row.click();
  await expect(first.getByRole('heading', { level: 1 })).toContainText(title.slice(0, 30));
  await first.getByRole('button', { name: /^ذخیره برای آفلاین/ }).click();
  await expect(first.getByRole('button', { name: /^ذخیره شد/ })).toBeVisible();
  const saved = await first.evaluate(() => caches.open('ngo-saved-documents').then((cache) => cache.keys()));
  expect(saved).toHaveLength(1);
  expect(await first.evaluate((url) => caches.match(url).then((response) => response?.status), terms)).toBe(
    200,
  );

  await killServer();
  const page = await open('/fa/vacancies');
  await page.locator(`a[href="/fa/vacancies/${slug}"]`).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title.slice(0, 30));
  await page
    .getByRole('main')
    .getByRole('link', { name: /^خواندن/ })
    .first()
    .click();
  const text = page.getByRole('article');
  await expect(text).toHaveAttribute('dir', 'rtl');
  await expect(text).toContainText(arabic);
});

test('a text in another language than its list says so', async ({ open }) => {
  const english = await open('/vacancies');
  const dariTitle = english.locator('[lang="fa-AF"]', { hasText: 'یکاولنگ' }).first();
  await expect(dariTitle).toHaveAttribute('dir', 'rtl');
});
