import en from '../../src/words/en.json' with { type: 'json' };
import fa from '../../src/words/fa.json' with { type: 'json' };
import ps from '../../src/words/ps.json' with { type: 'json' };
import { expect, serverIsGone, test, waitForApp, waitForPrefetch, waitForWorker } from './fixtures';

/** What differs between the languages. */
export const languages = {
  English: { prefix: '', code: 'en', words: en },
  Dari: { prefix: '/fa', code: 'fa', words: fa },
  Pashto: { prefix: '/ps', code: 'ps', words: ps },
} as const;

const longestWord = (text: string) =>
  text.split(/[^\p{L}\p{M}]+/u).reduce((longest, word) => (word.length > longest.length ? word : longest));

/** The addresses of the API whose answers are on the phone. */
const storedCalls = () =>
  caches
    .open('ngo-api')
    .then((cache) => cache.keys())
    .then((requests) => requests.map(({ url }) => new URL(url).pathname));

/**
 * From the home page to a vacancy and the text of its document, which is saved; then without a server: the same pages,
 * the search, and a message that waits.
 */
export const testWholeWay = (name: keyof typeof languages) =>
  test(`in ${name}, from home to a vacancy and the text of its terms; then without a server, with search and form`, async ({
    open,
    records,
    killServer,
    expectFault,
  }) => {
    test.setTimeout(180_000);
    expectFault(serverIsGone);
    const { prefix, code, words } = languages[name];
    const lists = prefix && `${code}/`;
    const vacancy = records.translatedVacancy('fa', 'ps');
    const { title, file, headings } = code === 'en' ? vacancy : vacancy.of[code];
    const at = prefix + vacancy.address;
    const calls = ['settings', 'vacancies', 'volunteers', 'itbs', 'noas', 'posts'];
    const page = await open(prefix || '/');
    await waitForWorker(page);
    await waitForPrefetch(
      page,
      calls.map((call) => `/api/${lists}${call}`),
    );
    const stored = await page.evaluate(storedCalls);
    expect(
      stored.filter((path) => /^\/api\/(fa|ps)\//.exec(path)?.[1] !== (lists.slice(0, 2) || undefined)),
    ).toEqual([]);

    const main = page.getByRole('main');
    await main.locator(`a[href="${prefix}/vacancies"]`).first().click();
    const row = main.locator(`a[href="${at}"]`).first();
    await expect(row).toHaveText(title);
    await row.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    await main
      .getByRole('link', { name: new RegExp(`^${words.documents.read}`) })
      .first()
      .click();
    const text = page.getByRole('article');
    // The notice's page, which stays until the reader has loaded, has two articles: its facts and the text of its
    // terms.
    await expect(text).toHaveCount(1);
    await expect(text).toContainText(headings[0]!);
    await page.getByRole('button', { name: words.reader.save }).click();
    const savedFiles = () =>
      caches
        .open('ngo-saved-documents')
        .then((cache) => cache.keys())
        .then((requests) => requests.map(({ url }) => new URL(url).pathname));
    await expect.poll(() => page.evaluate(savedFiles)).toEqual([file]);

    await killServer();
    const later = await open(`${prefix}/saved`);
    await expect(later.locator('html')).toHaveAttribute('dir', prefix ? 'rtl' : 'ltr');
    await later
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${words.saved.read}`) })
      .first()
      .click();
    await expect(later.getByRole('article')).toContainText(headings[0]!);

    const search = await open(
      `${prefix}/search?${new URLSearchParams({ q: longestWord(title) }).toString()}`,
    );
    const hit = search.getByRole('main').locator(`a[href^="${at}"]`).first();
    await expect(hit).toBeVisible({ timeout: 20_000 });

    const contact = await open(`${prefix}/contact`);
    await waitForApp(contact);
    const form = contact.getByRole('form', { name: words.contact.getInTouch });
    await form.getByLabel(words.forms.name, { exact: true }).fill('Zarghuna');
    await form.getByLabel(words.forms.email, { exact: true }).fill('zarghuna@example.org');
    await form.getByLabel(words.forms.website).fill('none');
    await form.getByLabel(words.forms.message, { exact: true }).fill('سلام');
    await form.getByRole('button', { name: words.contact.sendMessage }).click();
    await expect(contact.getByText(words.forms.waits.unreachable).first()).toBeVisible();
  });
