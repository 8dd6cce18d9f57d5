import { escapePattern } from '../support/plain';
import { waitUntilClosed } from '../support/wait-until-closed';
import { expect, serverIsGone, returningTest as test, waitForApp, waitForWorker } from './fixtures';
import { manyRecords } from './many-records';
import { plainTextOf } from './site-records';

const read = (file: string) => `/read?${new URLSearchParams({ file, from: '/vacancies' }).toString()}`;

/** The documents whose texts are on the phone. */
const readTexts = () =>
  new Promise<string[]>((resolve, reject) => {
    const request = indexedDB.open('ngo');
    request.onerror = () => reject(new Error('no database'));
    request.onsuccess = () => {
      const keys = request.result
        .transaction('rows')
        .objectStore('rows')
        .getAllKeys(IDBKeyRange.bound('edition/', 'edition/\uffff'));
      keys.onsuccess = () => resolve(keys.result.map(String));
    };
  });

/** The block at which the only text that was read was left. */
const readPlace = () =>
  new Promise<number>((resolve) => {
    const request = indexedDB.open('ngo');
    request.onsuccess = () => {
      const rows = request.result
        .transaction('rows')
        .objectStore('rows')
        .getAll(IDBKeyRange.bound('reading/', 'reading/\uffff')) as IDBRequest<
        { text?: { block: number } }[]
      >;
      rows.onsuccess = () => resolve(rows.result.find((row) => row.text)?.text?.block ?? 0);
    };
  });

test('the document of an open notice, which nobody saved, is read without a server', async ({
  open,
  records,
  killServer,
  expectFault,
}) => {
  expectFault(serverIsGone);
  const { richVacancy: vacancy, rightToLeftVacancy: dari } = records;
  const { heading, item, cell, mail, phone } = vacancy;
  const first = await open('/vacancies');
  await waitForWorker(first);
  await expect
    .poll(() => first.evaluate(readTexts), { timeout: 60_000 })
    .toEqual(expect.arrayContaining([`edition/${vacancy.file}`, `edition/${dari.file}`]));
  await killServer();

  const page = await open('/vacancies');
  await page.getByRole('link', { name: vacancy.title, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(vacancy.title);
  await page.getByRole('main').getByRole('link', { name: /^Read/ }).first().click();
  const text = page.getByRole('article');
  await expect(text.getByRole('heading', { name: heading })).toBeVisible();
  await expect(text.getByRole('listitem').first()).toContainText(item);
  await expect(text.getByRole('rowheader', { name: cell })).toBeAttached();
  await expect(text.getByRole('link', { name: mail }).first()).toHaveAttribute('href', `mailto:${mail}`);
  await expect(text.getByRole('link', { name: phone }).first()).toHaveAttribute(
    'href',
    `tel:${phone.replaceAll(' ', '')}`,
  );
  await expect(page.getByText('The PDF is the document that counts.')).toBeVisible();

  await page.getByRole('button', { name: 'Original pages' }).click();
  await expect(page.getByRole('alert')).toContainText('This document is not on this device yet.');
  await page.getByRole('button', { name: 'Read the text' }).click();
  await expect(text.getByRole('heading', { name: heading })).toBeVisible();

  await page.getByRole('button', { name: 'Find in this document' }).click();
  const [word] = records.wordsOnlyIn(vacancy) as [string];
  await page.keyboard.type(word);
  await expect(page.getByRole('search').getByRole('status')).toHaveText(/^1 of \d/);
  const marked = () =>
    page.evaluate(() =>
      [...(CSS.highlights.get('found-current') ?? [])].map((range) => range.startContainer.textContent),
    );
  expect((await marked()).join().toLowerCase()).toContain(word);
  await page.keyboard.press('Escape');
  await waitUntilClosed(page);

  // A vowel sign need not be typed.
  const signed = /[\u0621-\u06cc]{3,}\u064b/.exec(plainTextOf(dari))![0];
  const bare = encodeURIComponent(signed.replace('\u064b', ''));
  await page.goto(`${new URL(read(dari.file), page.url()).href}&find=${bare}`);
  await expect(page.getByRole('search').getByRole('status')).toHaveText(/^1 of \d/);
  expect((await marked()).join()).toContain(signed);
  await expect(text).toHaveAttribute('dir', 'rtl');
  await expect(text).toHaveAttribute('lang', 'fa');
  await expect(text).toContainText(signed);
});

test('the first read of a document asks for its text alone; its pages bring the viewer', async ({
  open,
  records,
}) => {
  const page = await open('/contact');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(new URL(read(records.study), page.url()).href);
  await expect(page.getByRole('article').getByRole('heading').first()).toBeVisible();
  expect(asked.filter((path) => /\.pdf$|^\/assets\/reader\//.test(path))).toEqual([]);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await width()).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Original pages' }).click();
  await expect(page.locator('[data-page="1"]')).toBeVisible();
  await page.getByRole('button', { name: 'Read the text' }).click();
  await expect(page.getByRole('article')).toBeVisible();

  // The place is kept.
  await page.getByRole('button', { name: 'Contents' }).click();
  const headings = page.getByRole('navigation', { name: 'Contents' }).getByRole('button');
  const name = (await headings.nth(4).textContent()) ?? '';
  await headings.nth(4).click();
  const heading = page.getByRole('article').getByRole('heading', { name }).first();
  await expect(heading).toBeInViewport();
  await expect.poll(() => page.evaluate(readPlace)).toBeGreaterThan(0);
  await page.reload();
  await expect(heading).toBeInViewport();
});

test('the focus follows the reader from the text to its pages, and back to the list', async ({
  open,
  records,
}) => {
  const page = await open('/vacancies');
  await waitForApp(page);
  const link = page
    .getByRole('link', { name: new RegExp(`^Read.*${escapePattern(records.vacancy.title)}`) })
    .first();
  await link.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Original pages' }).press('Enter');
  await expect(page.getByRole('toolbar')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: 'Back', exact: true }).press('Enter');
  await expect(link).toBeFocused();
});

test('the page of a notice shows the beginning of its document, and the rest when asked', async ({
  open,
  records,
}) => {
  const { title, headings } = records.vacancy;
  const page = await open('/vacancies');
  await page.getByRole('link', { name: title, exact: true }).first().click();
  const part = page.getByRole('region', { name: 'Text of the document' });
  await expect(part.getByText('The PDF is the document that counts.')).toBeVisible();
  await expect(part.getByRole('heading', { name: headings.at(-1)!, exact: true })).toHaveCount(0);
  await part.getByRole('button', { name: 'Read the whole text' }).click();
  await expect(part.getByRole('heading', { name: headings.at(-1)!, exact: true })).toBeVisible();
});

test.extend<object, { dist: string }>({ dist: manyRecords })(
  'a scan, which has no text, opens its pages',
  async ({ open, records }) => {
    const page = await open(read(records.scan.file));
    await expect(page.locator('[data-page="1"]')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Read the text' })).toHaveCount(0);
  },
);
