import { expect, serverIsGone, test, waitForWorker } from './fixtures';

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
  await expect(page.getByRole('alert')).toContainText('This document is not on this phone yet.');
  await page.getByRole('button', { name: 'Read the text' }).click();
  await expect(text.getByRole('heading', { name: 'Responsibilities' })).toBeVisible();

  await page.goto(new URL(read(dari), page.url()).href);
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
});

test('a scan, which has no text, opens its pages', async ({ open }) => {
  const page = await open(read('/files/itbs/itb-014-vehicle-rental.pdf'));
  await expect(page.locator('[data-page="1"]')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Read the text' })).toHaveCount(0);
});
