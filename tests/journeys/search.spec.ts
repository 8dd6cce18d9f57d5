import type { Page } from 'playwright/test';
import { expect, serverIsGone, returningTest as test, waitForPrefetch, waitForWorker } from './fixtures';

/** Each word stands in one document alone, and in no record. */
const loan = { file: '/files/vacancies/tor-loan-officer-mazar.pdf', typed: 'disbursment' };
/** Typed on an Arabic keyboard, without the joiner. */
const dari = { file: '/files/vacancies/tor-karmand-sahawi-yakawlang.pdf', typed: 'قالينبافي' };

const hasText = (file: string) =>
  new Promise<boolean>((resolve, reject) => {
    const request = indexedDB.open('ngo');
    request.onerror = () => reject(new Error('no database'));
    request.onsuccess = () => {
      const row = request.result.transaction('rows').objectStore('rows').getKey(`edition/${file}`);
      row.onsuccess = () => resolve(row.result !== undefined);
    };
  });

async function waitForTexts(page: Page) {
  await waitForWorker(page);
  await waitForPrefetch(page, ['/api/vacancies', '/api/settings']);
  for (const { file } of [loan, dari]) {
    await expect.poll(() => page.evaluate(hasText, file), { timeout: 60_000 }).toBe(true);
  }
}

const ask = async (page: Page, query: string) => {
  const field = page.getByRole('combobox');
  await field.fill(query);
  await field.press('Enter');
};

test('without a server, a word that stands only inside a PDF is found, and its text opens', async ({
  open,
  killServer,
  expectFault,
}) => {
  expectFault(serverIsGone);
  const page = await open('/vacancies');
  await waitForTexts(page);
  await killServer();

  // From the keyboard: the search is a page that was not opened before.
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('loan of');
  const option = page.getByRole('option').first();
  await expect(option).toContainText('Loan Officer');
  await page.keyboard.press('Escape');
  await ask(page, loan.typed);
  await expect(page.getByRole('main').getByRole('status').first()).toContainText('spelled alike');
  const result = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Loan Officer' });
  await expect(result.locator('mark', { hasText: /^disbursement$/i })).toBeVisible();
  await result.getByRole('link').click();
  await expect(page).toHaveURL(/\/read\?file=.+&find=disbursement/i);
  await expect(page.getByRole('article')).toContainText('disbursement');
  await page.goBack();

  await ask(page, dari.typed);
  const found = page.getByRole('main').getByRole('listitem').filter({ hasText: 'NLO-VA-065' });
  const mark = found.locator('mark').first();
  await expect(mark).toHaveText(/^قالین\u200c?بافی$/);
  await expect(found.locator('p').filter({ has: page.locator('mark') })).toHaveCSS('direction', 'rtl');
  await found.getByRole('link').click();
  await expect(page.getByRole('article')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('article')).toContainText(/قالین\u200c?بافی/);
});

test('results follow the lists that arrive while the search is open', async ({ open }) => {
  // The first page of this visit: nothing is on the phone but what the page itself asks for.
  const page = await open('/search?q=loan');
  const results = page.getByRole('main').getByRole('listitem');
  const vacancy = results.getByRole('link', { name: /^Loan Officer for Women/ });
  await expect(vacancy.first()).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('heading', { name: 'In documents of what is open' })).toBeVisible({
    timeout: 60_000,
  });
});

test('the way back from a suggestion leads to the results of what was typed', async ({ open }) => {
  const page = await open('/search');
  const field = page.getByRole('combobox');
  await field.fill('tailor');
  await page.getByRole('option').first().click();
  await expect(page).not.toHaveURL(/search/);
  await page.goBack();
  await expect(page).toHaveURL(/\/search\?q=tailor$/);
  await expect(field).toHaveValue('tailor');
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
});

test('an address that has no page leads to a search for its words', async ({ open, expectFault }) => {
  expectFault(/Failed to load resource: .*404/);
  const page = await open('/vacancys/loan-officer');
  await waitForWorker(page);
  await waitForPrefetch(page, ['/api/vacancies', '/api/settings']);
  await page.getByRole('link', { name: 'Search for it' }).click();
  await expect(page).toHaveURL(/\/search\?q=vacancys\+loan\+officer$/);
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /^Loan Officer for Women/ })
      .first(),
  ).toBeVisible();
});
