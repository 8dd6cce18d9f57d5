import type { Page } from 'playwright/test';
import { violationsOf, withAxe } from '../support/axe';
import { expect, serverIsGone, returningTest as test, waitForPrefetch, waitForWorker } from './fixtures';
import type { Notice } from './site-records';

const joiner = '\u200c';

/** As typed on an Arabic keyboard, without the joiner. */
const typedInArabic = (word: string) => word.replaceAll(joiner, '').replaceAll('ی', 'ي').replaceAll('ک', 'ك');

/** A word without a letter of its middle. */
const misspelt = (word: string) => {
  const middle = Math.ceil(word.length / 2);
  return word.slice(0, middle) + word.slice(middle + 1);
};

const wordsOf = (title: string) =>
  (title.toLowerCase().match(/[a-z]{4,}/g) ?? []).sort((a, b) => b.length - a.length);

const hasText = (file: string) =>
  new Promise<boolean>((resolve, reject) => {
    const request = indexedDB.open('ngo');
    request.onerror = () => reject(new Error('no database'));
    request.onsuccess = () => {
      const row = request.result.transaction('rows').objectStore('rows').getKey(`edition/${file}`);
      row.onsuccess = () => resolve(row.result !== undefined);
    };
  });

async function waitForTexts(page: Page, ...notices: readonly Notice[]) {
  await waitForWorker(page);
  await waitForPrefetch(page, ['/api/vacancies', '/api/settings']);
  for (const { file } of notices) {
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
  records,
  killServer,
  expectFault,
}) => {
  expectFault(serverIsGone);
  const { vacancy, rightToLeftVacancy: dari } = records;
  const [word] = records.wordsOnlyIn(vacancy).filter((each) => /^[a-z]{10,}$/.test(each)) as [string];
  const [dariWord] = records.wordsOnlyIn(dari).filter((each) => each.includes(joiner)) as [string];
  const page = await open('/vacancies');
  await waitForTexts(page, vacancy, dari);
  await killServer();

  // From the keyboard: the search is a page that was not opened before.
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(vacancy.title.slice(0, 12).trim());
  await expect(page.getByRole('option').filter({ hasText: vacancy.title }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await ask(page, misspelt(word));
  await expect(page.getByRole('main').getByRole('status').first()).toContainText('spelled alike');
  const result = page.getByRole('main').getByRole('listitem').filter({ hasText: vacancy.title });
  await expect(result.locator('mark', { hasText: new RegExp(`^${word}$`, 'i') })).toBeVisible();
  await result.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/read\\?file=.+&find=${word}`, 'i'));
  await expect(page.getByRole('article')).toContainText(new RegExp(word, 'i'));
  await page.goBack();

  await ask(page, typedInArabic(dariWord));
  const found = page.getByRole('main').getByRole('listitem').filter({ hasText: dari.number });
  const written = dariWord.replaceAll(joiner, `${joiner}?`);
  const mark = found.locator('mark').first();
  await expect(mark).toHaveText(new RegExp(`^${written}$`));
  await expect(found.locator('p').filter({ has: page.locator('mark') })).toHaveCSS('direction', 'rtl');
  await found.getByRole('link').click();
  await expect(page.getByRole('article')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('article')).toContainText(new RegExp(written));
});

test('results follow the lists that arrive while the search is open', async ({ open, records }) => {
  const { title } = records.vacancy;
  // The first page of this visit: nothing is on the phone but what the page itself asks for.
  const page = await open(`/search?q=${wordsOf(title)[0]!}`);
  const results = page.getByRole('main').getByRole('listitem');
  const vacancy = results.getByRole('link', { name: title });
  await expect(vacancy.first()).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('heading', { name: 'In documents of what is open' })).toBeVisible({
    timeout: 60_000,
  });
});

test('the way back from a suggestion leads to the results of what was typed', async ({ open, records }) => {
  const typed = wordsOf(records.vacancy.title)[0]!.slice(0, 6);
  const page = await open('/search');
  const field = page.getByRole('combobox');
  await field.fill(typed);
  await page.getByRole('option').first().click();
  await expect(page).not.toHaveURL(/search/);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/search\\?q=${typed}$`));
  await expect(field).toHaveValue(typed);
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
});

test('an address that has no page leads to a search for its words', async ({
  open,
  records,
  expectFault,
}) => {
  const { title } = records.vacancy;
  const words = wordsOf(title).slice(0, 2);
  expectFault(/Failed to load resource: .*404/);
  const page = await open(`/vacancys/${words.join('-')}`);
  await waitForWorker(page);
  await waitForPrefetch(page, ['/api/vacancies', '/api/settings']);
  await page.getByRole('button', { name: 'Search for it' }).click();
  await expect(page).toHaveURL(new RegExp(`/search\\?q=vacancys\\+${words.join('\\+')}$`));
  await expect(page.getByRole('main').getByRole('link', { name: title }).first()).toBeVisible();
});

test('a search that finds nothing leads to the same search in another language', async ({ open }) => {
  const page = await open('/search?q=qzxwv');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'دری' }).click();
  await expect(page).toHaveURL(/\/fa\/search\?q=qzxwv$/);
  await expect(page.getByRole('combobox')).toHaveValue('qzxwv');
  await expect(main.getByRole('link', { name: 'English' })).toBeVisible({ timeout: 30_000 });
});

test.describe('in the dark scheme', () => {
  test.use({ phoneOptions: { bypassCSP: true, colorScheme: 'dark', reducedMotion: 'reduce' } });

  test('found words have enough contrast, in titles and in the text around them', async ({ open }) => {
    const page = await open('/search?q=women');
    await expect(page.locator('h3 mark').first()).toBeVisible();
    await expect(page.locator('p mark').first()).toBeVisible();
    await withAxe(page);
    expect(await violationsOf(page, ['color-contrast'])).toEqual([]);
  });
});
