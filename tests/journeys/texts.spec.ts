import { waitUntilClosed } from '../support/wait-until-closed';
import { expect, serverIsGone, returningTest as test, waitForApp, waitForWorker } from './fixtures';

const loan = '/files/vacancies/tor-loan-officer-mazar.pdf';
const dari = '/files/vacancies/tor-karmand-sahawi-yakawlang.pdf';
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
  killServer,
  expectFault,
}) => {
  expectFault(serverIsGone);
  const first = await open('/vacancies');
  await waitForWorker(first);
  await expect
    .poll(() => first.evaluate(readTexts), { timeout: 60_000 })
    .toEqual(expect.arrayContaining([`edition/${loan}`, `edition/${dari}`]));
  await killServer();

  const page = await open('/vacancies');
  await page
    .getByRole('link', { name: /Loan Officer for Women/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Loan Officer');
  await page.getByRole('main').getByRole('link', { name: /^Read/ }).first().click();
  const text = page.getByRole('article');
  await expect(text.getByRole('heading', { name: 'Responsibilities' })).toBeVisible();
  await expect(text.getByRole('listitem').first()).toContainText('1. Explain the product');
  await expect(text.getByRole('rowheader', { name: 'Duty station' })).toBeAttached();
  await expect(text.getByRole('link', { name: 'jobs@example.org' })).toHaveAttribute(
    'href',
    'mailto:jobs@example.org',
  );
  await expect(text.getByRole('link', { name: '+93 20 555 0143' })).toHaveAttribute(
    'href',
    'tel:+93205550143',
  );
  await expect(page.getByText('The PDF is the document that counts.')).toBeVisible();

  await page.getByRole('button', { name: 'Original pages' }).click();
  await expect(page.getByRole('alert')).toContainText('This document is not on this device yet.');
  await page.getByRole('button', { name: 'Read the text' }).click();
  await expect(text.getByRole('heading', { name: 'Responsibilities' })).toBeVisible();

  await page.getByRole('button', { name: 'Find in this document' }).click();
  await page.keyboard.type('afghanis');
  await expect(page.getByRole('search').getByRole('status')).toHaveText(/^1 of \d/);
  const marked = () =>
    page.evaluate(() =>
      [...(CSS.highlights.get('found-current') ?? [])].map((range) => range.startContainer.textContent),
    );
  expect((await marked()).join()).toContain('afghanis');
  await page.keyboard.press('Escape');
  await waitUntilClosed(page);

  await page.goto(`${new URL(read(dari), page.url()).href}&find=${encodeURIComponent('لطفا فورا')}`);
  await expect(page.getByRole('search').getByRole('status')).toHaveText('1 of 1');
  expect((await marked()).join()).toContain('لطفاً فوراً');
  await expect(text).toHaveAttribute('dir', 'rtl');
  await expect(text).toHaveAttribute('lang', 'fa');
  await expect(text).toContainText('لطفاً فوراً به ما خبر دهید');
});

test('the first read of a document asks for its text alone; its pages bring the viewer', async ({ open }) => {
  const page = await open('/contact');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(new URL(read('/files/researchs/water-at-the-tail.pdf'), page.url()).href);
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

test('the focus follows the reader from the text to its pages, and back to the list', async ({ open }) => {
  const page = await open('/vacancies');
  await waitForApp(page);
  const link = page.getByRole('link', { name: /^Read.*Loan Officer for Women/ }).first();
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
}) => {
  const page = await open('/vacancies');
  await page
    .getByRole('link', { name: /Loan Officer for Women/ })
    .first()
    .click();
  const part = page.getByRole('region', { name: 'Text of the document' });
  await expect(part.getByText('The PDF is the document that counts.')).toBeVisible();
  await expect(part.getByRole('heading', { name: 'How to apply' })).toHaveCount(0);
  await part.getByRole('button', { name: 'Read the whole text' }).click();
  await expect(part.getByRole('heading', { name: 'How to apply' })).toBeVisible();
});

test('a scan, which has no text, opens its pages', async ({ open }) => {
  const page = await open(read('/files/itbs/itb-014-vehicle-rental.pdf'));
  await expect(page.locator('[data-page="1"]')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Read the text' })).toHaveCount(0);
});
