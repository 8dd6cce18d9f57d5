import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import {
  expect,
  renderingTest as test,
  returningTest,
  serverIsGone,
  waitForApp,
  waitForWorker,
} from './fixtures';
import type { SiteRecords } from './site-records';

/** Pages, and on how many sheets of A4 they fit. */
const printed: [name: string, sheets: number, addressOf: (records: SiteRecords) => string][] = [
  ['/', 4, () => '/'],
  ['/vacancies', 3, () => '/vacancies'],
  ['/frequently-asked-questions', 5, () => '/frequently-asked-questions'],
  ['a project', 3, ({ project }) => project.address],
];

for (const [name, sheets, addressOf] of printed)
  test(`${name} prints on at most ${sheets} sheets of A4, with what paper must say, and no button`, async ({
    open,
    site,
    records,
  }) => {
    const address = addressOf(records);
    const page = await open(address);
    await waitForApp(page);
    await page.emulateMedia({ media: 'print' });

    const head = page.getByTestId('print-head');
    await expect(head).toContainText(records.setting('organisation_name'));
    await expect(head).toContainText(`${site.url}${address}`);
    await expect(head).toContainText(/Printed on \d+ \w+ 20\d\d/);
    // A question is the button that shows its answer, and the name of a column the one that sorts by it.
    await expect(
      page.locator('button:visible, summary:visible').and(page.locator(':not(h2 > *, thead *)')),
    ).toHaveCount(0);
    const readAges = () =>
      page
        .locator('[data-paper]')
        .evaluateAll((all) => all.map((age) => getComputedStyle(age, '::before').content));
    await expect
      .poll(readAges)
      .toContainEqual(expect.stringMatching(/^"Checked with the server on \d+ \w+ 20\d\d\."$/));
    const onPaper = await page.locator('main').innerText();
    expect(onPaper).not.toMatch(/\b(in \d+ days|tomorrow|ago|just now|today)\b/i);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)!.length).toBeLessThanOrEqual(sheets);
    expect(pdf).toMatch(/\/MediaBox\s*\[0 0 59[45][.\d]* 84[12][.\d]*\]/);
  });

test('links and documents print with their addresses', async ({ open, site }) => {
  const page = await open('/vacancies');
  await waitForApp(page);
  await page.emulateMedia({ media: 'print' });
  const read = (selector: string, part: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element, name).content, part);
  expect(await read('[data-file-address]', '::before')).toContain('/files/vacancies/');
  await page.goto(site.url);
  await waitForApp(page);
  await expect.poll(() => read('main a[href="/vacancies"]', '::after')).toContain(site.url);
});

test('a notice prints the whole text of its document, and no bar of the site on wide paper', async ({
  open,
  records,
}) => {
  const { address, headings } = records.vacancy;
  const page = await open(address);
  await waitForApp(page);
  const text = page.getByRole('region', { name: 'Text of the document' });
  const last = text.getByRole('heading', { name: headings.at(-1)!, exact: true });
  await expect(page.getByRole('button', { name: 'Read the whole text' })).toBeVisible();
  await expect(last).toHaveCount(0);
  await page.pdf({ landscape: true });
  await page.emulateMedia({ media: 'print' });
  await expect(last).toBeVisible();
  await expect(page.locator('[data-folded]')).toHaveCount(0);
  for (const part of [
    page.getByRole('link', { name: 'Original pages' }),
    page.getByRole('link', { name: 'Facebook' }),
  ])
    await expect(part.locator('visible=true')).toHaveCount(0);
});

returningTest(
  'a notice prints with a QR code of its address, with the server dead and in dark colours too, and a list without',
  async ({ open, site, records, killServer, expectFault }) => {
    expectFault(serverIsGone);
    const notice = site.url + records.vacancy.address;
    const page = await open('/vacancies');
    await waitForWorker(page);
    await killServer();
    const code = page.getByRole('img', { name: 'QR code of this page’s address' });
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByTestId('print-head')).toBeVisible();
    await expect(code).toHaveCount(0);

    await page.goto(notice);
    await expect(code).toBeVisible();
    const { data, info } = await sharp(await code.screenshot({ scale: 'device' }))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(decodeQR({ width: info.width, height: info.height, data })).toBe(notice);
    await page.emulateMedia({ media: 'screen' });
    await expect(code).toHaveCount(0);
  },
);
